import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { Appointment } from '@/cms/payload-types'
import { getBookableProperty, type BookableProperty } from '@/cms/queries/appointments/appointment-days'
import { relationId } from '@/domain/shared/relation-id'
import { getAppointmentByToken } from '@/cms/queries/appointments/appointment-links'
import { transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { AppointmentStep } from '@/domain/appointments/appointment-address'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'
import type { Booking } from '@/domain/appointments/booking'

const appointments = table('appointments')

/** What gives access to an appointment: the link of a mail, or its number for staff. */
export type AppointmentKey =
  { by: 'visitor'; payload: Payload; token: unknown } | { by: 'staff'; req: PayloadRequest; id: number }

/** The link is not valid, or staff ask for an appointment that does not exist. */
export type KeyFailure = { reason: 'link'; code: LinkFailure } | { reason: 'not-found' }

export const payloadOf = (key: AppointmentKey): Payload =>
  key.by === 'staff' ? key.req.payload : key.payload

/** The request that makes a change: that of staff, or one for the visitor. */
export const requestOf = (key: AppointmentKey): Promise<PayloadRequest> =>
  key.by === 'staff' ? Promise.resolve(key.req) : createLocalReq({}, key.payload)

/** The present state of the appointment that a key gives access to for one of these steps. */
export async function openAppointment({
  key,
  steps,
  now,
}: {
  key: AppointmentKey
  steps: readonly AppointmentStep[]
  now: Date
}): Promise<Result<Appointment, KeyFailure>> {
  if (key.by === 'visitor') {
    const { payload, token } = key
    const found = await getAppointmentByToken({ payload, steps, token, now })
    return found.ok ? found : { ok: false, failure: { reason: 'link', code: found.failure } }
  }
  const { req, id } = key
  const appointment = isRecordId(id)
    ? await findRecord(req.payload, { collection: 'appointments', where: { id: { equals: id } } })
    : null
  return appointment ? { ok: true, value: appointment } : { ok: false, failure: { reason: 'not-found' } }
}

/** The appointment, locked for others; null if it was deleted, or its links were revoked since. */
export async function lockAppointment({
  req,
  appointment: { id, linkVersion },
}: {
  req: PayloadRequest
  appointment: Appointment
}): Promise<Appointment | null> {
  const db = await transactionOf(req)
  await db.execute(
    sql`select ${appointments.id} from ${appointments} where ${appointments.id} = ${id} for update`,
  )
  const appointment = await findRecord(req.payload, {
    collection: 'appointments',
    where: { id: { equals: id } },
    req,
  })
  return appointment?.linkVersion === linkVersion ? appointment : null
}

/** Why an appointment that existed a moment ago cannot be changed: it was deleted, or its links were revoked. */
export const goneFailure = ({ by }: AppointmentKey): KeyFailure =>
  by === 'staff' ? { reason: 'not-found' } : { reason: 'link', code: 'expired' }

/** The part of an appointment that can change. */
export const bookingOf = ({ state, slotKey, startsAt, endsAt, sequence }: Appointment): Booking => ({
  state,
  slot: slotKey,
  startsAt,
  endsAt,
  sequence,
})

/** The property of an appointment, while it can be visited. */
export async function getBookedProperty(
  key: AppointmentKey,
  appointment: Appointment,
): Promise<BookableProperty | null> {
  const payload = payloadOf(key)
  const where = { id: { equals: relationId(appointment.property) ?? 0 } }
  const property = await findRecord(payload, { collection: 'properties', where })
  const publicId = property?.publicId
  return publicId ? getBookableProperty({ payload, publicId, by: key.by }) : null
}
