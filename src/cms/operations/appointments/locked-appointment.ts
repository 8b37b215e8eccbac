import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { Appointment } from '@/cms/payload-types'
import { getAppointmentByToken } from '@/cms/queries/appointments/appointment-links'
import { transactionOf } from '@/cms/database/transaction-of'
import { table } from '@/cms/database/tables'
import type { AppointmentStep } from '@/domain/routing/appointment-address'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'
import type { Booking } from '@/domain/appointments/booking'

const appointments = table('appointments')

/** By what an appointment is changed: the link of a mail, or its number by staff. */
export type AppointmentKey =
  { by: 'visitor'; payload: Payload; token: unknown } | { by: 'staff'; req: PayloadRequest; id: number }

/** The link is worth nothing, or staff ask for an appointment that is none. */
export type KeyFailure = { reason: 'link'; code: LinkFailure } | { reason: 'not-found' }

export const payloadOf = (key: AppointmentKey): Payload =>
  key.by === 'staff' ? key.req.payload : key.payload

/** The request a change is made by: that of staff, or one for the visitor. */
export const requestOf = (key: AppointmentKey): Promise<PayloadRequest> =>
  key.by === 'staff' ? Promise.resolve(key.req) : createLocalReq({}, key.payload)

/** The appointment that a key opens for one of these steps, as it is now. */
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

/** The appointment as it is once nobody else can change it; null where it is gone, or its links were taken back since. */
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

/** Why an appointment that was there a moment ago cannot be changed: it is gone, or its links were taken back. */
export const goneFailure = ({ by }: AppointmentKey): KeyFailure =>
  by === 'staff' ? { reason: 'not-found' } : { reason: 'link', code: 'expired' }

/** What can be changed of an appointment. */
export const bookingOf = ({ state, slotKey, startsAt, endsAt, sequence }: Appointment): Booking => ({
  state,
  slot: slotKey,
  startsAt,
  endsAt,
  sequence,
})
