import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { RenderedMail } from '@/cms/mail/render-mail'
import type { AppointmentDetails } from '@/cms/queries/appointments/appointment-details'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.mailTexts.example

/** A mail with example data. */
export type ExampleMail = (agency: MailAgency, locale: Locale) => RenderedMail

/** Where all links of an example lead. */
export const hrefOf = ({ siteUrl }: MailAgency): string => `${siteUrl}/`

export const exampleMoment = new Date('2026-06-10T08:00:00Z')

export const examplePerson = { name: 'Jeanne Dupont', email: 'jeanne.dupont@example.com' }

const exampleAgent = { name: 'Sofie Maes', email: 'sofie.maes@example.com', phone: '+32 10 12 34 56' }

/** A property that looks like those of the agency, and is none of them. */
export const exampleSubject = ({ siteUrl }: MailAgency, locale: Locale): LeadSubject => ({
  collection: 'properties',
  id: 0,
  publicId: 2101,
  title: texts.property[locale],
  place: '1300 Wavre',
  href: `${siteUrl}/`,
  price: { kind: 'amount', amount: '€ 385.000', unit: null, unitText: null },
  picture: null,
  agentEmail: null,
  documentIds: [],
  limits: {},
  property: { goal: 'sale', status: 'available' },
})

/** What an example says of the search of an alert, and of a message. */
export const exampleSearch = (locale: Locale): string => texts.search[locale]
export const exampleMessage = (locale: Locale): string => texts.message[locale]

const startsAt = '2026-06-10T08:00:00.000Z'

/** An appointment for the property of the examples. */
export const exampleAppointment = (agency: MailAgency, locale: Locale): AppointmentDetails => ({
  agency,
  agent: exampleAgent,
  appointment: {
    id: 0,
    startsAt,
    endsAt: '2026-06-10T08:30:00.000Z',
    state: 'booked',
    source: 'online',
    language: locale,
    place: 0,
    firstName: 'Jeanne',
    lastName: 'Dupont',
    email: examplePerson.email,
    phone: '+32 475 12 34 56',
    slotKey: '',
    sequence: 0,
    linkVersion: 0,
    since: startsAt,
    updatedAt: startsAt,
    createdAt: startsAt,
  },
  property: {
    publicId: 2101,
    title: texts.property[locale],
    shownAddress: '1300 Wavre',
    fullAddress: 'Rue Haute 1, 1300 Wavre',
    subject: exampleSubject(agency, locale),
  },
})

/** Two leads that nobody has answered, and three more. */
export function exampleOverdue(agency: MailAgency) {
  const adminHref = `${agency.siteUrl}/`
  const at = '2026-06-10T08:00:00.000Z'
  return {
    agency,
    leads: [
      { kind: 'contact-me', at, reference: 2101, adminHref },
      { kind: 'site-contact', at, reference: null, adminHref },
    ] as const,
    more: 3,
    inboxHref: adminHref,
  }
}
