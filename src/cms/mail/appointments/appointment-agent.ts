import { languageNames } from '@/cms/fields/language'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { shownAppointment } from '@/domain/appointments/shown-appointment'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import {
  visitorName,
  appointmentSubject,
  type AppointmentDetails,
} from '@/cms/queries/appointments/appointment-details'
import { mailTexts } from '@/messages/mail-texts'
import type { AppointmentNews } from './appointment-news'

type AppointmentAgentData = AppointmentDetails & {
  news: Exclude<AppointmentNews, 'reminder'>
  by: 'visitor' | 'staff'
  /** The address of the appointment in the back office. */
  adminHref: string
}

type AgendaEntry = Pick<AppointmentDetails, 'appointment' | 'property'>

function meetingFacts({ appointment, property }: AgendaEntry, locale: Locale): Fact[] {
  const labels = mailTexts[locale].appointments.labels
  return [
    { label: labels.when, value: shownAppointment({ ...appointment, locale }) },
    ...(property
      ? [{ label: labels.property, value: [property.title, property.publicId].filter(Boolean).join(' – ') }]
      : []),
    ...(property ? [{ label: labels.where, value: property.fullAddress }] : []),
  ]
}

function factsOf(details: AppointmentDetails, locale: Locale): Fact[] {
  const labels = mailTexts[locale].appointments.labels
  const { appointment } = details
  const { email, phone, language } = appointment
  return [
    ...meetingFacts(details, locale),
    { label: labels.visitor, value: visitorName(appointment) },
    ...(phone ? [{ label: labels.phone, value: phone, href: phoneHref(phone) }] : []),
    ...(email ? [{ label: labels.email, value: email, href: `mailto:${email}` }] : []),
    { label: labels.language, value: languageNames[language][locale] },
  ]
}

/** The mail that reports an appointment to the agent, with all data of the visitor. */
export function appointmentAgent(data: AppointmentAgentData, locale: Locale): RenderedMail {
  const { agency, appointment, news, by, adminHref } = data
  const { office, subjects } = wordsFor(agency, locale).appointments
  const { intro, open, reply } = office
  const word = subjects[news]
  return renderMail({
    locale,
    agency,
    subject: appointmentSubject(data, { word, locale }),
    preheader: intro[news][by],
    blocks: [
      { kind: 'heading', text: word },
      { kind: 'paragraph', text: intro[news][by] },
      { kind: 'facts', facts: factsOf(data, locale) },
      ...(appointment.remark ? [{ kind: 'quote', text: appointment.remark } as const] : []),
      { kind: 'button', label: open, href: adminHref },
      ...(appointment.email ? [{ kind: 'small', text: reply } as const] : []),
    ],
  })
}

/**
 * The mail that lists an agent's appointments whose visitors were just reminded. It names no visitor: it is about several
 * people, and could not be erased with one of them.
 */
export function appointmentAgenda(
  {
    agency,
    appointments,
  }: { agency: MailAgency; appointments: readonly (AgendaEntry & { adminHref: string })[] },
  locale: Locale,
): RenderedMail {
  const { agenda, agendaText, open } = wordsFor(agency, locale).appointments.office
  const blocks = appointments.flatMap((details): MailBlock[] => [
    { kind: 'facts', facts: meetingFacts(details, locale) },
    { kind: 'link', label: open, href: details.adminHref },
  ])
  return renderMail({
    locale,
    agency,
    subject: `${agenda} (${appointments.length})`,
    preheader: agendaText,
    blocks: [{ kind: 'heading', text: agenda }, { kind: 'paragraph', text: agendaText }, ...blocks],
  })
}
