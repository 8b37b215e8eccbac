import { describe, expect, it } from 'vitest'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { leadFieldNames } from '@/domain/leads/lead-fields'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { readStoredValues } from '@/domain/leads/parse-lead'
import { locales } from '@/domain/shared/locale'
import { agencyLead, requestDocument, sendToFriend, visitorConfirmation } from './lead-letters'
import { leadFacts, leadLabel } from '@/cms/words/leads/lead-facts'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { newsletterConfirm } from '@/cms/mail/newsletter/newsletter-confirm'
import { newsletterWelcome } from '@/cms/mail/newsletter/newsletter-welcome'
import type { RenderedMail } from '@/cms/mail/render-mail'

const agency: MailAgency = {
  name: 'Maison Brabant',
  siteUrl: 'https://maison.example',
  phone: '+32 10 12 34 56',
  email: 'info@maison.example',
  address: 'Rue du Pont 1, 1300 Wavre',
  mentions: [],
}

const subject: LeadSubject = {
  collection: 'properties',
  id: 1,
  publicId: 2101,
  title: 'Maison "claire" <b>',
  place: '1300 Wavre',
  href: 'https://maison.example/fr/a-vendre/wavre/maison/2101/',
  price: { kind: 'amount', amount: '€ 385.000', unit: null, unitText: null },
  picture: null,
  agentEmail: null,
  documentIds: [],
  limits: {},
  property: { goal: 'sale', status: 'available' },
}

const values = readStoredValues({
  title: 'mrs',
  firstName: 'Zoé',
  lastName: '<script>',
  email: 'zoe@example.com',
  phone: '+32 470 12 34 56',
  goal: 'sale',
  types: [1, 9],
  cities: ['Wavre|1300', 'Liège|'],
  minPrice: 250_000,
  terrace: true,
  garden: false,
  livingSurface: 120,
  preferredDate: '2026-12-01',
  civilStatus: 'married',
  remark: 'Bonjour,\n<script>alert(1)</script>',
})

const isWhole = ({ subject: line, html, text }: RenderedMail): void => {
  expect(line).not.toMatch(/[\r\n]|undefined|null/)
  expect(text).not.toMatch(/undefined|null|\[object|NaN/)
  expect(html).not.toMatch(/undefined|\[object|NaN|<script/)
}

describe('the words of the mails', () => {
  it('name every form and every field in each language', () => {
    for (const locale of locales) {
      for (const kind of leadKinds) expect(leadSubjects[kind][locale]).not.toBe('')
      for (const name of leadFieldNames) expect(leadLabel(name, locale)).not.toBe('')
    }
  })

  it('begin the subjects as the specification names them', () => {
    const named = ['Site contact', 'Free valuation', 'Send to friend', 'Contact me', 'Register search']
    const more = ['Construction contact', 'Appointment', 'Testimonial', 'Job contact', 'Forgotten password']
    const subjects = leadKinds.map((kind) => leadSubjects[kind].en)
    for (const name of [...named, ...more]) expect(subjects).toContain(name)
  })
})

describe('leadFacts', () => {
  it('tells what was filled in, in the words of a language', () => {
    const names = { typeNames: new Map([[1, 'Maison']]), townNames: new Map(), placeNames: new Map() }
    const facts = leadFacts({ kind: 'demand-register', values, locale: 'fr', names })
    expect(Object.fromEntries(facts.map(({ field, value }) => [field, value]))).toMatchObject({
      title: 'Madame',
      goal: 'Acheter',
      types: 'Maison, 9',
      cities: 'Wavre (1300), Liège',
      minPrice: '€\u00a0250.000',
      terrace: 'Oui',
    })
    expect(facts.map(({ field }) => field)).not.toContain('garden')
  })

  it('knows that who has a property valued sells it', () => {
    const facts = leadFacts({ kind: 'contact-demand', values, locale: 'en' })
    expect(facts.find(({ field }) => field === 'goal')?.value).toBe('Sell')
    expect(facts.find(({ field }) => field === 'livingSurface')?.value).toBe('120 m²')
  })

  it('writes dates as people do', () => {
    const facts = leadFacts({ kind: 'contact-appointment', values, locale: 'nl' })
    expect(facts.find(({ field }) => field === 'preferredDate')?.value).toBe('01/12/2026')
  })
})

describe.each(locales)('the mails in %s', (locale) => {
  it.each(leadKinds)('of %s are whole', (kind) => {
    const facts = leadFacts({ kind, values, locale })
    const data = {
      agency,
      kind,
      from: 'Zoé',
      visitorLocale: locale,
      facts,
      subject,
      adminHref: 'https://x.example/',
    }
    const mail = agencyLead(data, locale)
    isWhole(mail)
    expect(mail.subject.startsWith(leadSubjects[kind][locale])).toBe(true)
    isWhole(visitorConfirmation({ agency, kind, text: 'Merci', name: 'Zoé', subject }, locale))
  })

  it('about documents, friends and the newsletter are whole', () => {
    const href = 'https://maison.example/x'
    isWhole(requestDocument({ agency, name: null, subject, links: [{ title: null, href }], days: 7 }, locale))
    isWhole(requestDocument({ agency, name: null, subject: null, links: [], days: 7 }, locale))
    isWhole(newsletterConfirm({ agency, href }, locale))
    isWhole(newsletterWelcome({ agency, unsubscribeHref: href }, locale))
    const friend = {
      agency,
      friendName: null,
      senderName: null,
      senderEmail: 'a@example.com',
      message: null,
      subject,
    }
    isWhole(sendToFriend(friend, locale))
  })
})
