import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { toMailAgency, type MailAgency } from '@/cms/queries/agency/mail-agency'
import type { MailBlock } from './mail-blocks'
import { renderMail } from './render-mail'
import { staffPassword } from './accounts/staff-password'

const agency: MailAgency = {
  name: 'Maison Brabant',
  siteUrl: 'https://maison.example',
  phone: '+32 10 12 34 56',
  email: 'info@maison.example',
  address: 'Rue Haute 1, 1300 Wavre, Belgique',
  mentions: ['Maison Brabant SRL · Numéro d’entreprise : 0123.456.789'],
}

const render = (blocks: readonly MailBlock[], subject = 'Visite') =>
  renderMail({ locale: 'fr', agency, subject, preheader: 'En bref', blocks })

const read = (html: string): Document => new JSDOM(html).window.document

const hostile = `<script>alert("1")</script>&amp;'\r\nBcc: other@example.com`

describe('renderMail', () => {
  it('makes HTML and text of the same blocks', () => {
    const { html, text, subject } = render([
      { kind: 'heading', text: 'Votre visite' },
      { kind: 'paragraph', text: 'Bonjour Jeanne,\nmerci.' },
      { kind: 'facts', facts: [{ label: 'Date', value: 'lundi' }] },
      { kind: 'list', items: ['Un', 'Deux'] },
      { kind: 'button', label: 'Voir le bien', href: 'https://maison.example/fr/bien/' },
      {
        kind: 'property',
        title: 'Maison à Wavre',
        href: 'https://maison.example/fr/bien/2101/',
        price: '425 000 €',
        details: ['3 chambres'],
        picture: { src: 'https://maison.example/a.webp', alt: 'Façade', width: 1360, height: 1020 },
      },
      { kind: 'quote', text: 'Le jardin ?\nMerci' },
      { kind: 'link', label: 'Se désinscrire', href: 'https://maison.example/fr/x/' },
      { kind: 'small', text: 'Vous recevez cet e-mail…' },
    ])
    const { body, documentElement, title } = read(html)
    expect({ subject, title, lang: documentElement.lang }).toEqual({
      subject: 'Visite',
      title: 'Visite',
      lang: 'fr',
    })
    expect(body.querySelector('h1')?.textContent).toBe('Votre visite')
    expect(body.querySelector('th[scope=row]')?.textContent).toBe('Date')
    expect([...body.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Un', 'Deux'])
    expect(body.querySelector('.button a')?.getAttribute('href')).toBe('https://maison.example/fr/bien/')
    const picture = body.querySelector('img')
    expect([picture?.alt, picture?.width, picture?.height]).toEqual(['Façade', 520, 390])
    expect(text).toBe(`Votre visite
============

Bonjour Jeanne,
merci.

Date\u00a0: lundi

- Un
- Deux

Voir le bien\u00a0:
https://maison.example/fr/bien/

Maison à Wavre\u00a0:
https://maison.example/fr/bien/2101/
3 chambres
425 000 €

> Le jardin ?
> Merci

Se désinscrire\u00a0:
https://maison.example/fr/x/

Vous recevez cet e-mail…

--${' '}
Maison Brabant
Rue Haute 1, 1300 Wavre, Belgique
+32 10 12 34 56 · info@maison.example
https://maison.example/

Maison Brabant SRL · Numéro d’entreprise : 0123.456.789
`)
  })

  it('is whole HTML: nothing is left open or closed twice', () => {
    const { html } = render([{ kind: 'facts', facts: [{ label: 'a', value: 'b' }] }])
    for (const tag of ['table', 'tr', 'td', 'p', 'a', 'div'])
      expect(html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0, tag).toBe(
        html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0,
      )
  })

  it.each<MailBlock>([
    { kind: 'heading', text: hostile },
    { kind: 'paragraph', text: hostile },
    { kind: 'quote', text: hostile },
    { kind: 'list', items: [hostile] },
    { kind: 'facts', facts: [{ label: hostile, value: hostile, href: hostile }] },
    { kind: 'button', label: hostile, href: `https://maison.example/${hostile}` },
    { kind: 'link', label: hostile, href: `https://maison.example/"onload="x` },
    {
      kind: 'property',
      title: hostile,
      href: hostile,
      price: hostile,
      details: [hostile],
      picture: { src: `https://maison.example/"onerror="x`, alt: hostile, width: 1, height: 1 },
    },
    { kind: 'small', text: hostile },
  ])('escapes what is written in a $kind', (block) => {
    const { html } = render([block], hostile)
    const { body, head } = read(html)
    expect(body.querySelectorAll('script')).toHaveLength(0)
    expect(body.querySelectorAll('[onload], [onerror]')).toHaveLength(0)
    expect(head.querySelectorAll('script')).toHaveLength(0)
    expect(body.textContent).toContain('<script>alert("1")</script>&amp;\'')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/fr/bien/', 'file:///etc/passwd', 'nowhere'])(
    'leads nowhere for %j',
    (href) => {
      const { html, text } = render([
        { kind: 'button', label: 'Ici', href },
        { kind: 'link', label: 'Là', href },
        { kind: 'property', title: 'Maison', href, picture: { src: href, alt: '', width: 1, height: 1 } },
      ])
      const links = [...read(html).querySelectorAll('a')].map((link) => link.getAttribute('href'))
      expect(new Set(links)).toEqual(new Set(['https://maison.example/']))
      expect(read(html).querySelectorAll('img')).toHaveLength(0)
      expect(text).toContain('Ici\n\nLà\n\nMaison')
    },
  )

  it('has a subject of one line and at most 200 characters', () => {
    expect(render([], 'Visite\r\nBcc: other@example.com').subject).toBe('Visite Bcc: other@example.com')
    expect(render([], 'maison '.repeat(100)).subject.length).toBeLessThanOrEqual(200)
  })

  it('loads nothing from elsewhere by itself', () => {
    const { html } = render([{ kind: 'paragraph', text: 'a' }])
    expect(read(html).querySelectorAll('link, script, img, iframe, [background]')).toHaveLength(0)
    expect(html).not.toContain('url(')
    expect(html).not.toContain('@import')
  })
})

describe('toMailAgency', () => {
  it('says what the law asks of an agent, in the language of the mail', () => {
    const settings = {
      agency: {
        name: 'Maison Brabant',
        legalName: 'Maison Brabant SRL',
        street: 'Rue Haute',
        houseNumber: '1',
        zip: '1300',
        city: 'Wavre',
        companyNumber: '0123.456.789',
        professionalNumber: '506.123',
        insurer: 'AXA',
        insurancePolicy: '730.390.160',
      },
    }
    expect(
      toMailAgency({ settings, town: 'Waver', locale: 'nl', siteUrl: 'https://maison.example' }),
    ).toEqual({
      name: 'Maison Brabant',
      siteUrl: 'https://maison.example',
      phone: null,
      email: null,
      address: 'Rue Haute 1, 1300 Waver',
      mentions: [
        'Maison Brabant SRL · Ondernemingsnummer: 0123.456.789',
        'BIV-nummer: 506.123',
        'BA- en borgstellingsverzekering: AXA 730.390.160',
      ],
    })
  })

  it('has a name also while nothing is filled in', () => {
    const empty = toMailAgency({ settings: {}, town: null, locale: 'de', siteUrl: 'https://maison.example' })
    expect(empty).toMatchObject({ name: 'Maison Brabant', address: null, mentions: [] })
  })
})

describe('staffPassword', () => {
  it.each(locales)('is written in %s', (locale) => {
    const href = 'https://maison.example/admin/reset/abc'
    const { html, text, subject } = staffPassword({ agency, href }, locale)
    expect(read(html).documentElement.lang).toBe(locale)
    expect(read(html).querySelector('.button a')?.getAttribute('href')).toBe(href)
    expect(text).toContain(href)
    expect(subject).toContain('Maison Brabant')
  })
})
