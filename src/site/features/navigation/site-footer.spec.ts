import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { SiteFooter } from './site-footer'

const agency: SiteFrame['agency'] = {
  name: 'Maison Brabant',
  phone: '+32 10 99 01 00',
  email: 'info@agency.example',
  street: 'Rue du Tilleul 12',
  place: '1300 Wavre',
  mentions: [{ key: 'companyNumber', value: 'BE 0999.123.444' }],
  ethicsUrl: 'https://institute.example/',
  hours: null,
  position: null,
  openingHours: [],
  social: [],
}

const frameOf = (given: Partial<SiteFrame>): SiteFrame => ({
  locale: 'fr',
  enabledLocales: [...locales],
  agency,
  topBar: { left: [], right: [] },
  menu: [],
  valuationHref: '/fr/estimation-gratuite/',
  loginHref: '/fr/login/',
  keepInformedHref: null,
  homeHref: '/fr/',
  footer: [],
  copyright: null,
  popup: null,
  consent: {
    firstAlwaysOn: true,
    policyHref: null,
    tracking: { analyticsId: null, adsId: null, tagManagerId: null, pixelId: null },
  },
  ...given,
})

const draw = (given: Partial<SiteFrame> = {}) =>
  renderToStaticMarkup(createElement(SiteFooter, { frame: frameOf(given), newsletter: null }))

const contactOf = (html: string) => /<address[^>]*>.*<\/address>/.exec(html)?.[0] ?? ''

describe('the footer', () => {
  it.each(locales)('names the agency and every way to it, in the legal part in %s', (locale: Locale) => {
    const html = draw({ locale })
    const label = getTranslator(locale)('footer.mentions')
    const legal = html.slice(html.indexOf(`aria-label="${label}"`))
    expect(html).toContain(`aria-label="${label}"`)
    for (const text of ['Maison Brabant', 'Rue du Tilleul 12, 1300 Wavre', '+32 10 99 01 00'])
      expect(contactOf(legal)).toContain(`>${text}<`)
    expect(contactOf(legal)).toContain('href="tel:+3210990100"')
    expect(contactOf(legal)).toContain('href="mailto:info@agency.example"')
    expect(legal).toContain(getTranslator(locale)('mentions.companyNumber'))
    expect(legal).toContain('href="https://institute.example/"')
  })

  it('shows them on the screen, and the address of the site on paper alone', () => {
    const classes = [...contactOf(draw()).matchAll(/class="([^"]*\bhidden\b[^"]*)">([^<]*)/g)]
    expect(classes.map(([, names, words]) => [names, words])).toEqual([
      ['hidden print:inline', expect.stringMatching(/^localhost/)],
    ])
  })

  it('leaves out what the settings do not have', () => {
    const html = draw({ agency: { ...agency, phone: null, email: null, street: null, place: null } })
    expect(contactOf(html)).toContain('Maison Brabant')
    expect(contactOf(html)).not.toContain('href')
    expect(contactOf(html)).not.toContain('Wavre')
  })

  it('gives its columns the widths of the editors', () => {
    const column = { id: 1, introText: null, fullText: [], pictures: [], columns: { sm: 12, md: 6, lg: 4 } }
    const html = draw({ footer: [{ ...column, title: 'Trouver un bien' }], copyright: '© Maison Brabant' })
    expect(html).toContain('<div style="--sm:12;--md:6;--lg:4"><h2')
    expect(html).toContain('>Trouver un bien</h2>')
    expect(html).toContain('<p>© Maison Brabant</p>')
  })
})

describe('the pages of the agency on social media', () => {
  const social = [{ name: 'Facebook', url: 'https://social.example/brabant' }]

  it('are links with names, in a part of the footer that has one', () => {
    const drawn = draw({ agency: { ...agency, social } })
    const t = getTranslator('fr')
    expect(drawn).toContain(`<nav aria-label="${t('footer.social')}"`)
    const [link] = drawn.match(/<a [^>]*social\.example.*?<\/a>/s) ?? []
    expect(link).toContain('Facebook')
    expect(link).toContain('rel="noopener noreferrer"')
    expect(link).toContain(t('common.newTab'))
  })

  it('are not spoken of where there are none', () => {
    expect(draw()).not.toContain(getTranslator('fr')('footer.social'))
  })
})
