import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadProperties } from '../../support/forms/lead-forms'
import { startPayload, stopPayload } from '../../support/database/payload'
import { findLeads, forgetForms, nextVisitor, postForm } from '../../support/forms/post-forms'
import { createProperty, createPlaces } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'
import type { Payload } from 'payload'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: leadProperties.sale })
  await createProperty(payload, { places, publicId: leadProperties.rent, goal: 'rent', price: 950 })
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { figures: { minimumIncomeFactor: 3, personsPerBedroom: 2 } },
  })
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

const languages = ['nl', 'fr', 'en'] as const

type Words = Record<(typeof languages)[number], string>

/** The message, how to cause it, and its text: to the letter where specification section 5 gives it. */
type FormMessageRow = [
  message: string,
  kind: LeadKind,
  changes: Record<string, unknown>,
  field: string,
  words: Words,
]

const rows: FormMessageRow[] = [
  [
    'city required',
    'contact-demand',
    { city: '' },
    'city',
    {
      nl: 'Het is verplicht een gemeente in te geven',
      fr: "Vous n'avez pas saisi votre ville",
      en: 'City is a required field',
    },
  ],
  [
    'first name required',
    'site-contact',
    { firstName: ' ' },
    'firstName',
    {
      nl: 'U gaf geen Voornaam in',
      fr: "Vous n'avez pas saisi votre prénom",
      en: 'First name is a required field',
    },
  ],
  [
    'last name required',
    'site-contact',
    { lastName: '' },
    'lastName',
    {
      nl: 'U gaf geen Naam in',
      fr: "Vous n'avez pas saisi votre nom",
      en: 'Last name is a required field',
    },
  ],
  [
    'email invalid',
    'sign-newsletter',
    { email: 'jeanne@' },
    'email',
    { nl: 'E-mailadres is niet geldig', fr: 'Votre adresse mail est invalide', en: 'Email is not valid' },
  ],
  [
    'email empty',
    'sign-newsletter',
    { email: '' },
    'email',
    {
      nl: 'U gaf geen e-mailadres in',
      fr: 'Vous n’avez pas saisi votre adresse mail',
      en: 'Email is a required field',
    },
  ],
  [
    'phone required',
    'contact-demand',
    { phone: '' },
    'phone',
    {
      nl: 'U gaf geen telefoonnummer in',
      fr: "Vous n'avez pas saisi votre téléphone",
      en: 'Phone is a required field',
    },
  ],
  [
    'title required',
    'site-contact',
    { title: '' },
    'title',
    {
      nl: 'U gaf geen aanspreking in',
      fr: 'Vous n’avez pas saisi votre civilité',
      en: 'Title is a required field',
    },
  ],
  [
    'at least one property type',
    'demand-register',
    { types: [] },
    'types',
    {
      nl: 'Duid minstens één type pand aan',
      fr: 'Choisissez au moins un type de bien',
      en: 'Property type is a required field',
    },
  ],
  [
    'at least one zone',
    'demand-register',
    { cities: [] },
    'cities',
    {
      nl: 'Duid minstens één zone aan',
      fr: 'Choisissez au moins une commune',
      en: 'Choose at least one town',
    },
  ],
  [
    'address required',
    'purchase-offer',
    { street: '' },
    'street',
    {
      nl: 'U gaf geen adres in',
      fr: 'Vous n’avez pas saisi votre adresse',
      en: 'Address is a required field',
    },
  ],
  [
    'zip required',
    'purchase-offer',
    { zip: '' },
    'zip',
    {
      nl: 'U gaf geen postcode in',
      fr: 'Vous n’avez pas saisi votre code postal',
      en: 'Postcode is a required field',
    },
  ],
  [
    'friend email invalid',
    'send-to-friend',
    { friendEmail: 'paul' },
    'friendEmail',
    {
      nl: 'E-mailadres van uw vriend is niet geldig',
      fr: 'L’adresse mail de votre ami est invalide',
      en: 'Your friend’s email is not valid',
    },
  ],
  [
    'friend email empty',
    'send-to-friend',
    { friendEmail: '' },
    'friendEmail',
    {
      nl: 'U gaf geen e-mailadres van uw vriend in',
      fr: 'Vous n’avez pas saisi l’adresse mail de votre ami',
      en: 'Your friend’s email is a required field',
    },
  ],
  [
    'goal required, to buy or rent',
    'demand-register',
    { goal: '' },
    'goal',
    {
      nl: 'Maak een keuze: kopen of huren',
      fr: 'Choisissez acheter ou louer',
      en: 'Goal is a required field',
    },
  ],
  [
    'goal required, to sell or let',
    'contact-demand',
    { goal: '' },
    'goal',
    {
      nl: 'Maak een keuze: verkopen of verhuren',
      fr: 'Choisissez vendre ou mettre en location',
      en: 'Goal is a required field',
    },
  ],
  [
    'property address of a valuation',
    'contact-demand',
    { street: '' },
    'street',
    {
      nl: 'U gaf geen adres van het pand in',
      fr: 'Vous n’avez pas saisi l’adresse du bien',
      en: 'Property address is a required field',
    },
  ],
  [
    'start date incomplete',
    'purchase-offer',
    { startDate: '12/2089' },
    'startDate',
    {
      nl: 'De begindatum is onvolledig',
      fr: 'La date de début est incomplète',
      en: 'The start date is incomplete',
    },
  ],
  [
    'start date invalid',
    'purchase-offer',
    { startDate: '31/02/2089' },
    'startDate',
    {
      nl: 'De begindatum is niet geldig',
      fr: 'La date de début est invalide',
      en: 'The start date is not valid',
    },
  ],
  [
    'end date incomplete',
    'purchase-offer',
    { endDate: '2090' },
    'endDate',
    {
      nl: 'De einddatum is onvolledig',
      fr: 'La date de fin est incomplète',
      en: 'The end date is incomplete',
    },
  ],
  [
    'end date invalid',
    'purchase-offer',
    { endDate: '2090-13-01' },
    'endDate',
    { nl: 'De einddatum is niet geldig', fr: 'La date de fin est invalide', en: 'The end date is not valid' },
  ],
  [
    'captcha wrong',
    'site-contact',
    { startedAt: 'now', altcha: 'bm9uZQ==' },
    'altcha',
    {
      nl: 'De ingegeven tekens zijn niet geldig',
      fr: 'Les caractères saisis ne sont pas valides',
      en: 'The entered characters are not valid',
    },
  ],
  [
    'captcha empty',
    'site-contact',
    { startedAt: 'now' },
    'altcha',
    {
      nl: 'De veiligheidscontrole is leeg: wacht tot ze klaar is en verstuur het formulier opnieuw',
      fr: 'Le contrôle de sécurité est vide : attendez qu’il soit terminé, puis renvoyez le formulaire',
      en: 'The security check is empty: wait until it has finished and send the form again',
    },
  ],
  [
    'minimum income confirmed',
    'rental-application',
    { confirmIncome: '' },
    'confirmIncome',
    {
      nl: 'Vink dit vakje aan om te bevestigen',
      fr: 'Cochez cette case pour confirmer',
      en: 'Tick this box to confirm',
    },
  ],
  [
    'description read',
    'rental-application',
    { confirmDescription: '' },
    'confirmDescription',
    {
      nl: 'Vink dit vakje aan om te bevestigen',
      fr: 'Cochez cette case pour confirmer',
      en: 'Tick this box to confirm',
    },
  ],
  [
    'amounts due confirmed',
    'rental-application',
    { confirmDue: '' },
    'confirmDue',
    {
      nl: 'Vink dit vakje aan om te bevestigen',
      fr: 'Cochez cette case pour confirmer',
      en: 'Tick this box to confirm',
    },
  ],
]

const cases = rows.flatMap(([message, kind, changes, field, words]) =>
  languages.map((lang) => ({ message, kind, changes, field, lang, text: words[lang] })),
)

describe('the messages of specification section 5', () => {
  it.each(cases)('$message, in $lang: $text', async ({ kind, changes, field, lang, text }) => {
    // An answer within a moment needs a proof of work.
    if (changes.startedAt === 'now') stopClock()
    const now = changes.startedAt === 'now' ? { startedAt: Date.now() } : {}
    const response = await postForm(kind, { lang, ...changes, ...now })
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 422,
      body: { ok: false, errors: { [field]: text } },
    })
    expect(await findLeads(payload)).toEqual([])
  })
})

describe('the message for a form that cannot be accepted (section 8)', () => {
  it.each<[LeadKind, (typeof languages)[number], string]>([
    ['site-contact', 'fr', "Votre e-mail n'a pas été envoyé. Veuillez réessayer."],
    ['site-contact', 'nl', 'Uw e-mail werd niet verzonden. Probeer het opnieuw.'],
    ['site-contact', 'en', 'Your email has not been sent. Please try again.'],
    ['opinion-system', 'fr', 'Votre avis n’a pas été envoyé. Veuillez réessayer.'],
    ['opinion-system', 'en', 'Your testimonial has not been sent. Please try again.'],
    ['request-document', 'fr', 'Les documents n’ont pas pu être demandés. Veuillez réessayer.'],
    ['request-document', 'nl', 'De documenten konden niet worden aangevraagd. Probeer het opnieuw.'],
  ])('for %s in %s', async (kind, lang, error) => {
    const { drizzle } = payload.db
    await drizzle.execute(sql`alter table leads add constraint broken check (false) not valid`)
    const response = await postForm(kind, { lang })
    await drizzle.execute(sql`alter table leads drop constraint broken`)
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 503,
      body: { ok: false, errors: {}, error },
    })
  })
})
