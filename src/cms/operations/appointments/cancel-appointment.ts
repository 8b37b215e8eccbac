import { noteAction } from '@/cms/operations/audit/note-action'
import { sql } from '@payloadcms/db-postgres'
import type { Appointment } from '@/cms/payload-types'
import { relationId } from '@/domain/shared/relation-id'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import type { Result } from '@/domain/shared/result'
import { changeBooking, type BookingRefusal } from '@/domain/appointments/booking'
import { table } from '@/cms/database/tables'
import {
  bookingOf,
  goneFailure,
  lockAppointment,
  openAppointment,
  payloadOf,
  requestOf,
  type KeyFailure,
  type AppointmentKey,
} from './locked-appointment'
import {
  prepareAppointmentMailing,
  notifyAgent,
  notifyVisitor,
  type AppointmentMailing,
} from './queue-appointment-mails'
import { mayNotifyVisitor } from './store-appointment'

const appointments = table('appointments')

export type ChangeRefusal = KeyFailure | { reason: 'refused'; code: BookingRefusal }

/** The appointment after the change; `isRepeated` if nothing changed and nobody was notified again. */
export type ChangedAppointment = { appointment: Appointment; isRepeated: boolean }

type CancelAppointmentAnswer = Result<ChangedAppointment, ChangeRefusal>

type CancelAppointmentContext = {
  key: AppointmentKey
  appointment: Appointment
  mailing: AppointmentMailing
  now: Date
}

async function cancel({
  key,
  appointment: read,
  mailing,
  now,
}: CancelAppointmentContext): Promise<CancelAppointmentAnswer> {
  const req = await requestOf(key)
  return inTransaction(req, async (): Promise<CancelAppointmentAnswer> => {
    const appointment = await lockAppointment({ req, appointment: read })
    if (!appointment) return { ok: false, failure: goneFailure(key) }
    const { by } = key
    const change = changeBooking({ booking: bookingOf(appointment), change: { kind: 'cancel' }, by, now })
    if (!change.ok)
      return change.failure === 'cancelled'
        ? { ok: true, value: { appointment, isRepeated: true } }
        : { ok: false, failure: { reason: 'refused', code: change.failure } }
    const { state, sequence } = change.value
    const db = await transactionOf(req)
    await db.execute(sql`update ${appointments} set ${appointments.$.state} = ${state}, ${appointments.$.sequence} = ${sequence}, ${appointments.$.updated_at} = now()
      where ${appointments.id} = ${appointment.id}`)
    const cancelled: Appointment = { ...appointment, state, sequence }
    const news = { req, appointment: cancelled, mailing, news: 'cancelled', changedAt: now } as const
    if (await mayNotifyVisitor({ req, appointment, by, now })) await notifyVisitor(news)
    await notifyAgent({ ...news, by })
    if (by === 'staff')
      await noteAction(req, { action: 'change', kind: 'appointments', id: cancelled.id, fields: ['state'] })
    return { ok: true, value: { appointment: cancelled, isRepeated: false } }
  })
}

/**
 * Cancels an appointment: frees its place and notifies the visitor and the agent in one transaction. A cancelled
 * appointment stays cancelled.
 */
export async function cancelAppointment({
  key,
  now,
}: {
  key: AppointmentKey
  now: Date
}): Promise<CancelAppointmentAnswer> {
  const opened = await openAppointment({ key, steps: ['manage', 'cancel'], now })
  if (!opened.ok) return opened
  const appointment = opened.value
  const mailing = await prepareAppointmentMailing({
    payload: payloadOf(key),
    property: relationId(appointment.property),
    agents: [relationId(appointment.agent) ?? 0],
    locale: appointment.language,
  })
  return cancel({ key, appointment, mailing, now })
}
