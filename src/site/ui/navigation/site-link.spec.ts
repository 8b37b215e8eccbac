import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ButtonLink } from '@/site/ui/button-link'
import { SiteLink } from './site-link'

const draw = (link: typeof SiteLink | typeof ButtonLink, href: string) =>
  renderToStaticMarkup(createElement(link, { href, newTabHint: '(new tab)', children: 'There' }))

describe.each([
  ['a link', SiteLink],
  ['a button that leads on', ButtonLink],
] as const)('%s', (_, link) => {
  it.each([
    'tel:+3210990100',
    'mailto:info@agency.example?subject=A%20home',
    'http://agency.example/',
    'https://agency.example/',
    '//agency.example/',
  ])('to %s opens a tab of its own by its address alone, and says so', (href) => {
    const drawn = draw(link, href)
    expect(drawn).toContain(`href="${href}" target="_blank" rel="noopener noreferrer"`)
    expect(drawn).toContain('<span class="sr-only"> (new tab)</span></a>')
  })

  it.each(['/fr/contact/', '/fr/login/', '#contact-me', '?setcookies'])('to %s stays in its tab', (href) => {
    const drawn = draw(link, href)
    expect(drawn).toMatch(/^<a .*href=/)
    expect(drawn).not.toContain('_blank')
    expect(drawn).not.toContain('(new tab)')
  })
})
