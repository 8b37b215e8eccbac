import { describe, expect, it } from 'vitest'
import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { rentalConfirmations } from '@/domain/leads/rental-confirmations'
import { locales, type Locale } from '@/domain/shared/locale'
import type { LeadSubject, LeadTerms } from '@/site/data/leads/lead-models'
import { buildForm, type FieldModel, type BuildFormInput } from './form-model'
import { formWords } from './form-words'

const terms: LeadTerms = {
  limits: { region: 'wallonia', minimumIncome: 2850, maxPersons: 4 },
  confirmations: rentalConfirmations({
    terms: { rent: 950, charges: 75, deposit: 1900, depositMonths: 2 },
    income: 2850,
    maxPersons: 4,
    inventoryShare: null,
  }),
  advancePercent: 10,
}

const subject: LeadSubject = {
  record: 'property',
  id: 2117,
  title: 'Appartement',
  place: '1300 Wavre',
  href: '/fr/a-louer/wavre/appartement/2117/',
  picture: null,
  forms: [],
  terms,
}

const inputOf = (kind: LeadKind, locale: Locale = 'fr'): BuildFormInput => ({
  kind,
  locale,
  subject: null,
  terms,
  choices: {
    types: [{ webId: 1, name: 'Maison' }],
    cities: [{ name: 'Wavre', zip: '1300', country: null, place: 'be-municipality-wavre' }],
    privacyHref: '/fr/privacy-statement/',
  },
  draft: null,
  errors: {},
})

const fieldsOf = (asked: BuildFormInput): FieldModel[] =>
  buildForm(asked).steps.flatMap(({ fields }) => fields)
const fieldOf = (asked: BuildFormInput, name: string) => fieldsOf(asked).find((field) => field.name === name)

describe.each(locales)('a form in %s', (locale) => {
  it.each(leadKinds)('%s has a label for each field and a name for each choice', (kind) => {
    for (const { label, options, control } of fieldsOf(inputOf(kind, locale))) {
      expect(label.trim()).not.toBe('')
      const isChoice = ['radios', 'select', 'stars', 'checks', 'near'].includes(control)
      expect(options.length > 0).toBe(isChoice)
      for (const { name, value } of options)
        expect([name.trim() !== '', name === value]).toEqual([true, false])
    }
  })

  it.each(leadKinds)('%s has words for every error that the browser can find', (kind) => {
    const fields = fieldsOf(inputOf(kind, locale)).map(({ name }) => name)
    const { messages } = formWords({ kind, locale, terms, fields })
    expect(Object.keys(messages)).toEqual(fields)
    for (const texts of Object.values(messages))
      for (const text of Object.values(texts)) expect(text).not.toMatch(/[{}]|NaN|undefined/)
  })
})

describe('the button that sends a form', () => {
  it.each([
    ['nl', 'Een bezoek aanvragen', 'Versturen'],
    ['fr', 'Demander une visite', 'Envoyer'],
    ['en', 'Request a visit', 'Send'],
    ['de', 'Besichtigung anfragen', 'Senden'],
  ] as const)('says in %s that an appointment is requested', (locale, ask, send) => {
    for (const kind of leadKinds)
      expect(buildForm(inputOf(kind, locale)).send).toBe(kind === 'contact-appointment' ? ask : send)
  })
})

describe('the form of a property', () => {
  it('posts its reference in a hidden field, and asks for it where it is not known', () => {
    const known = { ...inputOf('contact-appointment'), subject }
    expect(buildForm(known).hidden).toContainEqual({ name: 'property', value: '2117' })
    expect(fieldOf(known, 'property')).toBeUndefined()
    expect(fieldOf(inputOf('contact-appointment'), 'property')).toMatchObject({ isRequired: true })
  })

  it('asks to confirm the figures of the property', () => {
    const asked = { ...inputOf('rental-application'), subject }
    expect(fieldOf(asked, 'confirmIncome')?.label).toContain('€\u00a02.850')
    expect(fieldOf(asked, 'confirmPersons')?.label).toContain('4')
    expect(fieldOf(asked, 'confirmDue')?.details).toEqual([
      'Premier mois de loyer\u00a0– €\u00a0950',
      'Charges du premier mois\u00a0– €\u00a075',
      'Quote-part des frais d’état des lieux\u00a0– à préciser par l’agence',
      'Garantie locative : 2 mois de loyer\u00a0– €\u00a01.900',
    ])
  })

  it('asks only what the region allows', () => {
    const inBrussels = { ...terms, limits: { ...terms.limits, region: 'brussels' as const } }
    const asked = { ...inputOf('rental-application'), subject, terms: inBrussels }
    expect(fieldOf(asked, 'adults')).toBeDefined()
    expect(fieldOf(asked, 'birthDate')).toBeUndefined()
    expect(fieldOf(asked, 'pets')).toBeUndefined()
  })

  it('numbers each step in its title', () => {
    const titles = buildForm({ ...inputOf('rental-application'), subject }).steps.map(({ title }) => title)
    expect(titles[1]).toBe('Étape 2 sur 3 : Le ménage')
    expect(buildForm(inputOf('site-contact')).steps.map(({ title }) => title)).toEqual(['Vos coordonnées'])
  })
})

describe('a form', () => {
  it('has the times of day in its language', () => {
    expect(fieldOf(inputOf('site-contact', 'nl'), 'contactTime')?.options.map(({ name }) => name)).toContain(
      '13:00-16:00',
    )
    expect(fieldOf(inputOf('site-contact'), 'contactTime')?.options.map(({ name }) => name)).toContain(
      '14:00-16:00',
    )
  })

  it.each([
    ['nl', ['De heer', 'Mevrouw']],
    ['fr', ['Monsieur', 'Madame', 'Mademoiselle']],
    ['en', ['Mr', 'Mrs', 'Ms']],
    ['de', ['Herr', 'Frau']],
  ] as const)('offers each form of address of %s once', (locale, titles) => {
    const options = fieldOf({ ...inputOf('site-contact'), locale }, 'title')?.options
    expect(options?.map(({ name }) => name)).toEqual(titles)
  })

  it('names cities as the search does, and posts them by name and postcode', () => {
    expect(fieldOf(inputOf('demand-register'), 'cities')?.options).toEqual([
      { value: 'Wavre|1300', name: 'Wavre [1300]' },
    ])
  })

  it('shows the ticked cities first, and keeps the order in both groups', () => {
    const names = ['Andenne', 'Bastogne', 'Ciney', 'Dinant']
    const cities = names.map((name) => ({ name, zip: '', country: null, place: null }))
    const asked = { ...inputOf('demand-register'), choices: { types: [], cities, privacyHref: null } }
    const draft = {
      kind: 'demand-register' as const,
      values: { cities: ['Dinant|', 'Bastogne|'] },
      errors: {},
    }
    const shown = (given: BuildFormInput) => fieldOf(given, 'cities')?.options.map(({ name }) => name)
    expect(shown(asked)).toEqual(names)
    expect(shown({ ...asked, draft })).toEqual(['Bastogne', 'Dinant', 'Andenne', 'Ciney'])
  })

  it('links from the consent to the privacy page', () => {
    expect(fieldOf(inputOf('site-contact'), 'privacy')?.link?.href).toBe('/fr/privacy-statement/')
  })

  it('shows the posted values with their errors', () => {
    const draft = { kind: 'site-contact' as const, values: { firstName: ['Léa'] }, errors: {} }
    const asked = { ...inputOf('site-contact'), draft, errors: { email: 'Invalide', altcha: 'Script' } }
    expect(fieldOf(asked, 'firstName')?.values).toEqual(['Léa'])
    expect(fieldOf(asked, 'email')?.error).toBe('Invalide')
    expect(buildForm(asked).otherErrors).toEqual(['Script'])
  })

  it('posts the id of its settings and its page, where it knows them', () => {
    const asked = { ...inputOf('site-contact'), settings: 10, page: '/fr/contact/?property=5' }
    expect(buildForm(asked).hidden).toEqual([
      { name: 'lang', value: 'fr' },
      { name: 'form', value: '10' },
      { name: 'page', value: '/fr/contact/?property=5' },
    ])
    expect(buildForm(inputOf('site-contact')).hidden).toEqual([{ name: 'lang', value: 'fr' }])
  })

  it('leaves out what has no room in a small form', () => {
    const asked = { ...inputOf('sign-newsletter'), only: ['email', 'privacy'] as const }
    expect(fieldsOf(asked).map(({ name }) => name)).toEqual(['email', 'privacy'])
  })
})
