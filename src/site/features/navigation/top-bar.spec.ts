import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { TopBarLink } from '@/site/data/content/frame-models'
import { TopBarLinks } from './top-bar'

const frame = { locale: 'fr', loginHref: '/fr/login/' } as const

type DrawnTopBarLink = Pick<TopBarLink, 'icon' | 'color'> & Partial<TopBarLink>

const draw = (ground: 'ink' | 'paper', link: DrawnTopBarLink) =>
  renderToStaticMarkup(
    createElement(TopBarLinks, {
      links: [{ href: '/fr/contact/', label: 'Wavre', newTab: false, ...link }],
      ground,
      frame,
      opens: 'right',
    }),
  )

describe('a link of the top bar', () => {
  it('has the colour of the editors where it can be read on the bar, and not in the drawer', () => {
    const link = { icon: null, color: 'sand' } as const
    expect(draw('ink', link)).toContain('style="color:var(--color-sand)"')
    expect(draw('paper', link)).not.toContain('style')
  })

  it('has the symbol of the name that editors choose', () => {
    expect(draw('ink', { icon: 'map-pin', color: null })).toContain('#pin"')
  })

  it('is drawn for everybody as the link to the login, with the room of the words for an owner', () => {
    const html = draw('ink', { icon: 'user', color: null, href: '/fr/login/', label: 'Connexion' })
    expect(html).toContain('href="/fr/login/"')
    expect(draw('ink', { icon: null, color: null, href: '/fr/login' })).toContain('Mon espace')
    expect(html, 'nothing of anybody').not.toMatch(/\/fr\/owner\/|logout|<details/)
    expect(html).toMatch(/<span class="[^"]*">Connexion<\/span>/)
    expect(html).toMatch(/<span aria-hidden="true" class="[^"]*\binvisible\b[^"]*">Mon espace<svg/)
    expect(draw('ink', { icon: null, color: null })).not.toContain('Mon espace')
  })
})
