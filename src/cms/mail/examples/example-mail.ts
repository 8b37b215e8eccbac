import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { alertDigest } from '@/cms/mail/alerts/alert-digest'
import { alertConfirm, alertKnown, alertQuestion } from '@/cms/mail/alerts/alert-letters'
import { appointmentAgenda, appointmentAgent } from '@/cms/mail/appointments/appointment-agent'
import type { AppointmentNews } from '@/cms/mail/appointments/appointment-news'
import { appointmentVisitor } from '@/cms/mail/appointments/appointment-visitor'
import { agencyLead, requestDocument, sendToFriend, visitorConfirmation } from '@/cms/mail/leads/lead-letters'
import { newsletterConfirm } from '@/cms/mail/newsletter/newsletter-confirm'
import { newsletterWelcome } from '@/cms/mail/newsletter/newsletter-welcome'
import { ownerAddress } from '@/cms/mail/owners/owner-address'
import { ownerLink, type OwnerLinkReason } from '@/cms/mail/owners/owner-link'
import { ownerLogin } from '@/cms/mail/owners/owner-login'
import { ownerAnswer, ownerMessage } from '@/cms/mail/owners/owner-message'
import { ownerReport } from '@/cms/mail/owners/owner-report'
import type { RenderedMail } from '@/cms/mail/render-mail'
import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import type { Locale } from '@/domain/shared/locale'
import { siteTexts } from '@/messages/site-messages'
import {
  exampleAppointment,
  exampleMessage,
  exampleMoment,
  examplePerson,
  exampleSearch,
  exampleSubject,
  hrefOf,
  type ExampleMail,
} from './example-data'
import { mailsOfStaff } from './mails-of-staff'

const { name, email } = examplePerson

const waysOut = (agency: MailAgency) => ({
  manageHref: hrefOf(agency),
  unsubscribeHref: hrefOf(agency),
})

const visitor =
  (news: AppointmentNews): ExampleMail =>
  (agency, locale) =>
    appointmentVisitor(
      {
        ...exampleAppointment(agency, locale),
        news,
        manageHref: hrefOf(agency),
        cancelHref: hrefOf(agency),
      },
      locale,
    )

const password =
  (reason: OwnerLinkReason): ExampleMail =>
  (agency, locale) =>
    ownerLink({ agency, reason, name, href: hrefOf(agency) }, locale)

const found = (locale: Locale) => [
  { label: siteTexts.alert.page.facts[locale], value: exampleSearch(locale) },
]

const digest: ExampleMail = (agency, locale) => {
  const { title, href } = exampleSubject(agency, locale)
  const property = { kind: 'property', title, href, price: '€ 385.000' } as const
  return alertDigest(
    {
      agency,
      name,
      entries: [
        { kind: 'new', previousPrice: null, property },
        { kind: 'price-drop', previousPrice: 399_000, property },
      ],
      counts: { new: 1, back: 0, 'price-drop': 1 },
      more: 3,
      summary: exampleSearch(locale),
      listingHref: hrefOf(agency),
      isWider: true,
      ...waysOut(agency),
    },
    locale,
  )
}

const ofMessage = (agency: MailAgency, locale: Locale) => ({
  agency,
  subject: exampleSubject(agency, locale).title,
  body: exampleMessage(locale),
  isAnswer: false,
  attachments: 2,
})

const report: ExampleMail = (agency, locale) =>
  ownerReport(
    {
      agency,
      name,
      month: '2026-05',
      properties: [
        {
          title: exampleSubject(agency, locale).title,
          href: hrefOf(agency),
          report: {
            pageViews: 214,
            enquiries: { questions: 3, appointments: 5, offers: 1, documents: 4 },
            booked: { came: 4, missed: 1, cancelled: 0 },
            events: [],
          },
        },
      ],
      accountHref: hrefOf(agency),
    },
    locale,
  )

const ofVisitors = {
  'lead-confirmation': (agency, locale) =>
    visitorConfirmation(
      {
        agency,
        kind: 'site-contact',
        text: siteTexts.lead.received['site-contact'][locale],
        name,
        subject: exampleSubject(agency, locale),
      },
      locale,
    ),
  'request-document': (agency, locale) =>
    requestDocument(
      {
        agency,
        name,
        subject: exampleSubject(agency, locale),
        links: [{ title: null, href: hrefOf(agency) }],
        days: 14,
      },
      locale,
    ),
  'send-to-friend': (agency, locale) =>
    sendToFriend(
      {
        agency,
        friendName: 'Luc',
        senderName: name,
        senderEmail: email,
        message: exampleMessage(locale),
        subject: exampleSubject(agency, locale),
      },
      locale,
    ),
  'newsletter-confirm': (agency, locale) => newsletterConfirm({ agency, href: hrefOf(agency) }, locale),
  'newsletter-welcome': (agency, locale) =>
    newsletterWelcome({ agency, unsubscribeHref: hrefOf(agency) }, locale),
  'alert-confirm': (agency, locale) =>
    alertConfirm({ agency, name, href: hrefOf(agency), facts: found(locale) }, locale),
  'alert-known': (agency, locale) =>
    alertKnown({ agency, name, href: hrefOf(agency), facts: found(locale) }, locale),
  'alert-digest': digest,
  'alert-question': (agency, locale) =>
    alertQuestion(
      {
        agency,
        name,
        summary: exampleSearch(locale),
        endDay: '10/06/2026',
        keepHref: hrefOf(agency),
        ...waysOut(agency),
      },
      locale,
    ),
  'appointment-confirmed': visitor('confirmed'),
  'appointment-moved': visitor('moved'),
  'appointment-cancelled': visitor('cancelled'),
  'appointment-reminder': visitor('reminder'),
} satisfies Partial<Record<EditableMail, ExampleMail>>

const ofOwners = {
  'owner-invitation': password('invitation'),
  'owner-forgotten': password('forgotten'),
  'owner-locked': password('locked'),
  'owner-address': (agency, locale) => ownerAddress({ agency, name }, locale),
  'owner-message': (agency, locale) =>
    ownerMessage({ ...ofMessage(agency, locale), name, href: hrefOf(agency) }, locale),
  'owner-report': report,
} satisfies Partial<Record<EditableMail, ExampleMail>>

const ofOffice = {
  'lead-agency': (agency, locale) =>
    agencyLead(
      {
        agency,
        kind: 'site-contact',
        from: name,
        visitorLocale: locale,
        facts: [{ field: 'email', label: siteTexts.lead.fields.email[locale], value: email }],
        subject: exampleSubject(agency, locale),
        adminHref: hrefOf(agency),
      },
      locale,
    ),
  'appointment-agent': (agency, locale) =>
    appointmentAgent(
      {
        ...exampleAppointment(agency, locale),
        news: 'confirmed',
        by: 'visitor',
        adminHref: hrefOf(agency),
      },
      locale,
    ),
  'appointment-agenda': (agency, locale) =>
    appointmentAgenda(
      {
        agency,
        appointments: [{ ...exampleAppointment(agency, locale), adminHref: hrefOf(agency) }],
      },
      locale,
    ),
  'owner-answer': (agency, locale) =>
    ownerAnswer(
      {
        ...ofMessage(agency, locale),
        owner: { name, email },
        property: exampleSubject(agency, locale).title,
        adminHref: hrefOf(agency),
      },
      locale,
    ),
  'owner-login': (agency, locale) =>
    ownerLogin(
      {
        agency,
        owner: { name, email, phone: null },
        properties: [exampleSubject(agency, locale).title],
        now: exampleMoment,
        adminHref: hrefOf(agency),
      },
      locale,
    ),
} satisfies Partial<Record<EditableMail, ExampleMail>>

const examples: Record<EditableMail, ExampleMail> = {
  ...ofVisitors,
  ...ofOwners,
  ...ofOffice,
  ...mailsOfStaff,
}

/** A mail with example data, for the preview of its texts: nobody gets it, and its links lead to the home page. */
export const exampleMail = (
  mail: EditableMail,
  { agency, locale }: { agency: MailAgency; locale: Locale },
): RenderedMail => examples[mail](agency, locale)
