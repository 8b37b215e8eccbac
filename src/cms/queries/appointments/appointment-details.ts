import type { Appointment } from '@/cms/payload-types'
import type { AppointmentProperty } from './get-appointment-property'
import type { Locale } from '@/domain/shared/locale'
import { shownAppointment } from '@/domain/appointments/shown-appointment'
import type { CalendarAppointment } from '@/domain/appointments/appointment-calendar'
import { colon } from '@/domain/shared/text'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { mailTexts } from '@/messages/mail-texts'

/** The agent who shows the property; the office if the agent was deleted. */
export type AppointmentAgent = { name: string; email: string; phone: string | null }

/** An appointment with its property and agent, in the words of one language. */
export type AppointmentDetails = {
  appointment: Appointment
  agency: MailAgency
  /** Null if it was deleted. */
  property: AppointmentProperty | null
  agent: AppointmentAgent
}

/** The visitor's name, as they entered it. */
export const visitorName = ({ firstName, lastName }: Appointment): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** 'Rendez-vous confirmé – Maison avec jardin – mercredi 10 juin 2026, 10:00–10:30'. */
export const appointmentSubject = (
  { appointment, property }: AppointmentDetails,
  { word, locale }: { word: string; locale: Locale },
) => [word, property?.title, shownAppointment({ ...appointment, locale })].filter(Boolean).join(' – ')

type AppointmentDetailLine = readonly [name: string, value: string | null | undefined]

const namedLines = (lines: readonly AppointmentDetailLine[], locale: Locale): string =>
  lines.flatMap(([name, value]) => (value ? [`${name}${colon(locale)}${value}`] : [])).join('\n')

const entryOf = ({
  appointment,
}: AppointmentDetails): Omit<CalendarAppointment, 'summary' | 'location' | 'description'> => ({
  id: appointment.id,
  state: appointment.state,
  sequence: appointment.sequence,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  changedAt: new Date(appointment.since),
})

/** The entry in the visitor's calendar, without a link that changes it, because calendars are shared. */
export function visitorEntry(details: AppointmentDetails, locale: Locale): CalendarAppointment {
  const { appointment, property, agent } = details
  const labels = mailTexts[locale].appointments.labels
  return {
    ...entryOf(details),
    summary: [labels.appointment, property?.title].filter(Boolean).join(' – '),
    location: (appointment.state === 'cancelled' ? property?.shownAddress : property?.fullAddress) ?? '',
    description: [
      namedLines(
        [
          [labels.agent, agent.name],
          [labels.phone, agent.phone],
        ],
        locale,
      ),
      property?.subject?.href,
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

/** The entry in the agent's calendar, with only name, phone and property. */
export function agentEntry(details: AppointmentDetails, locale: Locale): CalendarAppointment {
  const { appointment, property } = details
  const labels = mailTexts[locale].appointments.labels
  const reference = property?.publicId ? `${property.title} (${property.publicId})` : property?.title
  return {
    ...entryOf(details),
    summary: [labels.appointment, property?.title, visitorName(appointment)].filter(Boolean).join(' – '),
    location: property?.fullAddress ?? '',
    description: namedLines(
      [
        [labels.visitor, visitorName(appointment)],
        [labels.phone, appointment.phone],
        [labels.property, reference],
      ],
      locale,
    ),
  }
}
