import { describe, expect, it } from 'vitest'
import { noAlertCriteria } from '@/domain/alerts/alert-criteria'
import { locales } from '@/domain/shared/locale'
import { alertDigest, type Digest, type DigestProperty } from './alert-digest'
import { alertFacts, alertSummary } from '@/cms/words/alerts/alert-facts'
import { alertConfirm, alertKnown, alertQuestion } from './alert-letters'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { RenderedMail } from '@/cms/mail/render-mail'

const agency: MailAgency = {
  name: 'Maison Brabant',
  siteUrl: 'https://maison.example',
  phone: null,
  email: null,
  address: null,
  mentions: [],
}

const property = (title: string): DigestProperty => ({
  kind: 'property',
  title,
  href: `https://maison.example/${encodeURIComponent(title)}/`,
  price: '€ 385.000',
  details: ['1300 Wavre'],
  picture: { src: 'https://maison.example/a.webp', alt: 'Façade "nord"', width: 600, height: 400 },
})

const digest = (given: Partial<Digest> = {}): Digest => ({
  agency,
  name: 'Zoé',
  entries: [{ kind: 'new', previousPrice: null, property: property('Maison') }],
  counts: { new: 1, back: 0, 'price-drop': 0 },
  more: 0,
  summary: 'Acheter · Maison',
  listingHref: 'https://maison.example/fr/a-vendre/',
  isWider: false,
  manageHref: 'https://maison.example/manage',
  unsubscribeHref: 'https://maison.example/unsubscribe',
  ...given,
})

const isWhole = ({ subject, html, text }: RenderedMail): void => {
  expect(subject).not.toMatch(/[\r\n]|undefined|null/)
  expect(text).not.toMatch(/undefined|null|\[object|NaN/)
  expect(html).not.toMatch(/undefined|\[object|NaN|<script/)
}

describe.each(locales)('the mails of an alert in %s', (locale) => {
  it('are whole', () => {
    const href = 'https://maison.example/x'
    isWhole(alertConfirm({ agency, name: null, href, facts: [] }, locale))
    isWhole(alertKnown({ agency, name: 'Zoé', href, facts: [{ label: 'a', value: 'b' }] }, locale))
    const ways = { keepHref: href, manageHref: href, unsubscribeHref: href }
    isWhole(alertQuestion({ agency, name: null, summary: '', endDay: '24/12/2026', ...ways }, locale))
    isWhole(alertDigest(digest({ name: null, summary: '', isWider: true, more: 1 }), locale))
    isWhole(
      alertDigest(
        digest({
          entries: [
            { kind: 'new', previousPrice: null, property: property('<script>') },
            { kind: 'back', previousPrice: 400_000, property: property('B') },
            { kind: 'price-drop', previousPrice: 500_000, property: { ...property('C'), picture: null } },
          ],
          counts: { new: 14, back: 1, 'price-drop': 1 },
          more: 13,
        }),
        locale,
      ),
    )
  })

  it('of news lead to the property, the list, the alert and out of it', () => {
    const { html, text } = alertDigest(digest(), locale)
    for (const part of ['/Maison/', '/fr/a-vendre/', '/manage', '/unsubscribe']) {
      expect(text).toContain(`https://maison.example${part}`)
      expect(html).toContain(`href="https://maison.example${part}"`)
    }
    expect(html).toContain('alt="Façade &quot;nord&quot;"')
  })
})

describe('the subject', () => {
  const subject = (given: Partial<Digest>) => alertDigest(digest(given), 'fr').subject

  it.each([
    ['new', 'Nouveau bien\u00a0: Maison – Maison Brabant'],
    ['back', 'De nouveau disponible\u00a0: Maison – Maison Brabant'],
    ['price-drop', 'Prix en baisse\u00a0: Maison – Maison Brabant'],
  ] as const)('of one property that is %s names it', (kind, expected) => {
    const counts = { new: 0, back: 0, 'price-drop': 0, [kind]: 1 }
    expect(subject({ entries: [{ kind, previousPrice: null, property: property('Maison') }], counts })).toBe(
      expected,
    )
  })

  it.each([
    [{ new: 3, back: 0, 'price-drop': 0 }, '3 nouveaux biens – Maison Brabant'],
    [{ new: 0, back: 0, 'price-drop': 2 }, '2 prix en baisse – Maison Brabant'],
    [{ new: 1, back: 0, 'price-drop': 2 }, '3 biens pour votre recherche – Maison Brabant'],
  ])('of %j counts them', (counts, expected) => {
    expect(subject({ counts })).toBe(expected)
  })

  it('ends with the former price', () => {
    const entries = [{ kind: 'price-drop', previousPrice: 400_000, property: property('Maison') }] as const
    const { text } = alertDigest(digest({ entries, counts: { new: 0, back: 0, 'price-drop': 1 } }), 'fr')
    expect(text).toContain('Avant : €\u00a0400.000')
  })
})

describe('the criteria of an alert', () => {
  const criteria = {
    ...noAlertCriteria,
    goal: 'sale' as const,
    types: [1],
    cities: [{ name: 'Wavre', zip: '1300' }],
    zips: ['4000'],
    maxPrice: 300_000,
    minBathrooms: 2,
    garden: true,
  }
  const names = { typeNames: new Map([[1, 'Maison']]), townNames: new Map(), placeNames: new Map() }

  it('are written in the words of the form', () => {
    const facts = alertFacts({ criteria, locale: 'fr', names })
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'But: Acheter',
      'Type de bien: Maison',
      'Communes: Wavre (1300), 4000',
      'Prix maximum (€): €\u00a0300.000',
      'Salles de bains: 2',
      'Jardin: Oui',
    ])
  })

  it('are one line in lists, and empty without criteria', () => {
    expect(alertSummary({ criteria, locale: 'fr', names })).toBe(
      'Acheter · Maison · Wavre (1300), 4000 · Prix maximum (€)\u00a0: €\u00a0300.000 · Salles de bains\u00a0: 2 · Jardin',
    )
    expect(alertSummary({ criteria: noAlertCriteria, locale: 'de', names })).toBe('')
  })
})
