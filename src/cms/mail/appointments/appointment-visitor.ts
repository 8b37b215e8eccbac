import { shownName } from '@/domain/leads/values/clean-text'
import type { AppointmentProperty } from '@/cms/queries/appointments/get-appointment-property'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { shownAppointment } from '@/domain/appointments/shown-appointment'
import { greeting, propertyBlock, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import { appointmentSubject, type AppointmentDetails } from '@/cms/queries/appointments/appointment-details'
import { mailTexts } from '@/messages/mail-texts'
import type { AppointmentNews } from './appointment-news'

type AppointmentVisitorData = AppointmentDetails & {
  news: AppointmentNews
  /** The pages of the appointment. */
  manageHref: string
  cancelHref: string
}

// The visitor has to find the house, even if its street is not public.
const whereOf = (property: AppointmentProperty, news: AppointmentNews): string =>
  news === 'cancelled' ? property.shownAddress : property.fullAddress

function factsOf({ appointment, property, agent, news }: AppointmentVisitorData, locale: Locale): Fact[] {
  const labels = mailTexts[locale].appointments.labels
  return [
    { label: labels.when, value: shownAppointment({ ...appointment, locale }) },
    ...(property ? [{ label: labels.where, value: whereOf(property, news) }] : []),
    { label: labels.agent, value: agent.name },
    ...(agent.phone ? [{ label: labels.phone, value: agent.phone, href: phoneHref(agent.phone) }] : []),
  ]
}

function waysOn(
  { agency, news, property, manageHref, cancelHref }: AppointmentVisitorData,
  locale: Locale,
): MailBlock[] {
  const { manage, cancel, again, notYou } = wordsFor(agency, locale).appointments.visitor
  if (news === 'cancelled')
    return property?.subject ? [{ kind: 'link', label: again, href: property.subject.href }] : []
  return [
    { kind: 'button', label: manage, href: manageHref },
    { kind: 'link', label: cancel, href: cancelHref },
    { kind: 'small', text: notYou },
  ]
}

/**
 * The mail that reports an appointment to the visitor. It repeats nothing of what was typed but a safe name: the address
 * may be somebody else's.
 */
export function appointmentVisitor(data: AppointmentVisitorData, locale: Locale): RenderedMail {
  const { agency, appointment, property, news } = data
  const words = wordsFor(agency, locale).appointments
  const { title, text } = words.visitor[news]
  const name = shownName(appointment.firstName ?? null, appointment.lastName ?? null)
  return renderMail({
    locale,
    agency,
    subject: appointmentSubject(data, { word: words.subjects[news], locale }),
    preheader: text,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text },
      ...(property?.subject ? [propertyBlock(property.subject, locale)] : []),
      { kind: 'facts', facts: factsOf(data, locale) },
      ...waysOn(data, locale),
    ],
  })
}
