import { noteAction } from '@/cms/operations/audit/note-action'
import { appointmentKind, bookingRequest } from '@/domain/appointments/stored-names'
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { Appointment } from '@/cms/payload-types'
import { agentsOf, getSchedule } from '@/cms/queries/appointments/appointment-schedule'
import { transactionOf, type Database } from '@/cms/database/transactions'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { findFreeSlot, freePlace, type FreeSlot, type Obstacle } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import type { OwnSlot } from '@/domain/appointments/own-moment'
import { eraseAppointmentAt } from '@/domain/appointments/retention'
import { parseSlotKey } from '@/domain/appointments/slot-key'
import type { AppointmentAuthor, AppointmentValues } from '@/domain/appointments/appointment-form'
import { lockAgent } from './agent-locks'
import { mayWriteTo } from '@/cms/operations/leads/form-allowance'
import { holdProperty } from '@/cms/operations/leads/lead-subject'
import { table } from '@/cms/database/tables'
import { notifyAgent, notifyVisitor, type AppointmentMailing } from './queue-appointment-mails'

const appointments = table('appointments')

/** Identifies a repeated post by its key, which may be any text, and by the person. */
export const appointmentRequestKey = ({ requestId, about }: { requestId: string; about: string }): string =>
  createHash('sha256').update(bookingRequest(about, requestId)).digest('base64url')

/** The appointment that the same post booked before; null if there is none. */
export const findRepeated = ({
  payload,
  requestKey,
  req,
}: {
  payload: Payload
  requestKey: string | null
  req?: PayloadRequest
}): Promise<Appointment | null> =>
  requestKey === null
    ? Promise.resolve(null)
    : findRecord(payload, { collection: 'appointments', where: { requestId: { equals: requestKey } }, req })

export type AppointmentToStore = {
  req: PayloadRequest
  /** The property. */
  property: number
  openings: readonly Opening[]
  key: string
  /** The slot under the key, where staff chose it themselves. */
  own: OwnSlot | null
  values: AppointmentValues
  locale: Locale
  by: AppointmentAuthor
  /** Of `appointmentRequestKey`. */
  requestKey: string | null
  mailing: AppointmentMailing
  now: Date
}

/** The slot under a key, behind the lock of its agent: what is free stays free until the transaction ends. */
export async function claimSlot({
  req,
  property,
  openings,
  key,
  own,
  by,
  now,
  except,
}: Omit<AppointmentToStore, 'values' | 'locale' | 'requestKey' | 'mailing'> & { except?: number }): Promise<
  Result<{ slot: FreeSlot; held: number[] }, Obstacle>
> {
  const db = await transactionOf(req)
  const parts = parseSlotKey(key)
  // An unknown agent number is in no opening, and may not even fit a lock.
  if (parts === null || (own === null && !openings.some(({ agent }) => agent === parts.agent)))
    return { ok: false, failure: 'unknown' }
  await lockAgent({ db, agent: parts.agent })
  const agents = agentsOf({ openings, key: own ? key : undefined })
  const { situation, heldPlaces } = await getSchedule({ db, property, agents, now, by, except })
  const found = findFreeSlot({ openings, key, situation, own: own?.slot })
  return found.ok ? { ok: true, value: { slot: found.value, held: heldPlaces(key) } } : found
}

type AppointmentRow = { db: Database; data: AppointmentToStore; slot: FreeSlot; place: number }

/** The number of the appointment; null if another booking has just taken the place. */
async function insertAppointment({ db, data, slot, place }: AppointmentRow): Promise<number | null> {
  const { property, values, locale, by, requestKey, now } = data
  const { title, firstName, lastName, email, phone, remark } = values
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${appointments} (${appointments.$.property_id}, ${appointments.$.agent_id}, ${appointments.$.slot_key}, ${appointments.$.starts_at}, ${appointments.$.ends_at}, ${appointments.$.place}, ${appointments.$.state}, ${appointments.$.source}, ${appointments.$.language}, ${appointments.$.title},
      ${appointments.$.first_name}, ${appointments.$.last_name}, ${appointments.$.email}, ${appointments.$.phone}, ${appointments.$.remark}, ${appointments.$.request_id}, ${appointments.$.since}, ${appointments.$.erase_at})
    values (${property}, ${slot.agent}, ${slot.key}, ${slot.startsAt}, ${slot.endsAt}, ${place}, 'booked',
      ${by === 'staff' ? 'phone' : 'online'}, ${locale}, ${title}, ${firstName}, ${lastName},
      ${email?.toLowerCase() ?? null}, ${phone}, ${remark}, ${requestKey}, ${now.toISOString()}, ${eraseAppointmentAt(slot)})
    on conflict (${appointments.$.property_id}, ${appointments.$.slot_key}, ${appointments.$.place}) where ${appointments.$.state} <> 'cancelled' do nothing returning ${appointments.id}`)
  return rows[0]?.id ?? null
}

/** Takes the lowest place that the database still gives; null if all are taken. */
async function takePlace(
  row: Omit<AppointmentRow, 'place'>,
  held: readonly number[],
): Promise<number | null> {
  const taken = [...held]
  for (;;) {
    const place = freePlace({ capacity: row.slot.capacity, held: taken })
    if (place === null) return null
    const id = await insertAppointment({ ...row, place })
    if (id !== null) return id
    taken.push(place)
  }
}

/** Whether mail to the visitor is allowed: a visitor may enter the address of somebody else. */
export async function mayNotifyVisitor({
  req,
  appointment,
  by,
  now,
}: Pick<AppointmentToStore, 'req' | 'by' | 'now'> & { appointment: Appointment }): Promise<boolean> {
  if (by === 'staff') return true
  return mayWriteTo({
    payload: req.payload,
    db: await transactionOf(req),
    now,
    email: appointment.email ?? '',
  })
}

async function notify(
  appointment: Appointment,
  { req, mailing, by, now }: AppointmentToStore,
): Promise<void> {
  const news = 'confirmed'
  if (await mayNotifyVisitor({ req, appointment, by, now }))
    await notifyVisitor({ req, appointment, mailing, news })
  await notifyAgent({ req, appointment, mailing, news, by })
}

/** `isRepeated`: the same post, sent twice at once, was stored first, and its appointment is returned. */
export type StoredAppointment = { appointment: Appointment; isRepeated: boolean }

/**
 * Books a place and queues its mails within a transaction; a failure is a value. The database decides: of many concurrent
 * bookings each gets a place of its own, or none.
 * @throws SubjectRefused if the property was sold or let since the visitor asked.
 */
export async function storeAppointment(
  data: AppointmentToStore,
): Promise<Result<StoredAppointment, Obstacle>> {
  const { req, property, by, requestKey } = data
  const { payload } = req
  const claimed = await claimSlot(data)
  const earlier = await findRepeated({ payload, requestKey, req })
  if (earlier) return { ok: true, value: { appointment: earlier, isRepeated: true } }
  if (!claimed.ok) return claimed
  if (by === 'visitor') await holdProperty({ req, id: property, kind: appointmentKind })
  const { slot, held } = claimed.value
  const id = await takePlace({ db: await transactionOf(req), data, slot }, held)
  if (id === null) return { ok: false, failure: 'full' }
  const appointment = await findRecord(payload, {
    collection: 'appointments',
    where: { id: { equals: id } },
    req,
  })
  if (!appointment) throw new Error('A stored appointment is missing')
  await notify(appointment, data)
  if (by === 'staff') await noteAction(req, { action: 'create', kind: 'appointments', id })
  return { ok: true, value: { appointment, isRepeated: false } }
}
