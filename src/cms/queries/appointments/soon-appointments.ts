import type { Payload, Where } from 'payload'
import { appointmentsWithin } from '@/cms/access/person-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { countRecords, findRecords } from '@/cms/database/records'
import type { Locale } from '@/domain/shared/locale'
import { addDays, wallOf } from '@/domain/appointments/brussels-time'
import { findAppointmentProperties } from './find-appointment-properties'
import { findAgents, showAppointment, appointmentsOf, type ShownAppointment } from './office-appointments'
import { relationId } from '@/domain/shared/relation-id'

const mostShown = 20

/** The appointments of today and tomorrow in Belgian time that somebody sees, of one agent or of all: the next twenty, and their number. */
export async function findSoonAppointments({
  payload,
  locale,
  now,
  scope,
  agent = null,
}: {
  payload: Payload
  scope: StaffScope
  locale: Locale
  now: Date
  agent?: number | null
}): Promise<{ days: { day: string; appointments: ShownAppointment[] }[]; total: number }> {
  const { day: fromDay } = wallOf(now.toISOString())
  const toDay = addDays({ day: fromDay, days: 1 })
  const ofAgent: Where[] = agent === null ? [] : [{ agent: { equals: agent } }]
  const where: Where = { and: [appointmentsOf({ fromDay, toDay }), appointmentsWithin(scope), ...ofAgent] }
  const total = await countRecords(payload, { collection: 'appointments', where })
  const docs = await findRecords(payload, {
    collection: 'appointments',
    // If there are too many, past ones are left out.
    where: total > mostShown ? { and: [where, { endsAt: { greater_than: now.toISOString() } }] } : where,
    sort: 'startsAt',
    limit: mostShown,
  })
  const ids = docs.map(({ property }) => relationId(property) ?? 0)
  const properties = await findAppointmentProperties({ payload, ids, locale })
  const agents = await findAgents(payload)
  const appointments = docs.map((appointment) => showAppointment(appointment, { properties, agents, now }))
  const byDay = [fromDay, toDay].map((day) => ({
    day,
    appointments: appointments.filter((each) => each.day === day),
  }))
  return { days: byDay.filter((each) => each.appointments.length > 0), total }
}
