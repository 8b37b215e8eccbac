import type { Payload, Where } from 'payload'
import { findRecords } from '@/cms/database/records'
import type { Appointment } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { addDays, momentBy, wallOf, type Days } from '@/domain/appointments/brussels-time'
import { toOfficeAppointment, type OfficeAppointment } from '@/domain/appointments/office-appointment'
import type { AppointmentProperty } from './get-appointment-property'
import { relationId } from '@/domain/shared/relation-id'

/** An appointment as the office sees it. */
export type ShownAppointment = {
  /** In Belgian time. */
  day: string
  time: string
  until: string
  property: AppointmentProperty | null
  agent: string | null
  person: string
  phone: string | null
  remark: string | null
  language: Locale
  office: OfficeAppointment
}

export type NamedAgent = { id: number; name: string }

const mostAgents = 200

/** The agents who show properties, in the order of the site. */
export async function findAgents(payload: Payload): Promise<NamedAgent[]> {
  const docs = await findRecords(payload, {
    collection: 'agents',
    sort: '_order',
    limit: mostAgents,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** The appointments of these days that are not cancelled. */
export const appointmentsOf = ({ fromDay, toDay }: Days): Where => ({
  and: [
    { state: { not_equals: 'cancelled' } },
    { startsAt: { greater_than_equal: momentBy({ day: fromDay, time: '00:00' }) } },
    { startsAt: { less_than: momentBy({ day: addDays({ day: toDay, days: 1 }), time: '00:00' }) } },
  ],
})

/** What staff can do with a stored appointment of a property. */
export function officeAppointmentOf(
  appointment: Appointment,
  { property, now }: { property: AppointmentProperty | null; now: Date },
): OfficeAppointment {
  const { id, slotKey: slot, state, startsAt, endsAt, sequence } = appointment
  return toOfficeAppointment({
    id,
    property: property?.publicId ?? null,
    feedback: appointment.feedback ?? '',
    feedbackReleased: appointment.feedbackReleased ?? false,
    booking: { slot, state, startsAt, endsAt, sequence },
    email: appointment.email ?? null,
    now,
  })
}

type ShowAppointmentInput = {
  properties: ReadonlyMap<number, AppointmentProperty>
  agents: readonly NamedAgent[]
  now: Date
}

/** A stored appointment as the office sees it. */
export function showAppointment(
  appointment: Appointment,
  { properties, agents, now }: ShowAppointmentInput,
): ShownAppointment {
  const { firstName, lastName, phone, remark, language, startsAt, endsAt } = appointment
  const property = properties.get(relationId(appointment.property) ?? 0) ?? null
  const agent = agents.find(({ id }) => id === relationId(appointment.agent))
  return {
    ...wallOf(startsAt),
    ...{ until: wallOf(endsAt).time, property, language },
    agent: agent?.name ?? null,
    person: [firstName, lastName].filter(Boolean).join(' '),
    phone: phone ?? null,
    remark: remark ?? null,
    office: officeAppointmentOf(appointment, { property, now }),
  }
}
