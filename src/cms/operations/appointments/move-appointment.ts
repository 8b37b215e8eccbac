import { appointmentKind, appointmentMoves } from '@/domain/appointments/stored-names'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { Appointment } from '@/cms/payload-types'
import { relationId } from '@/domain/shared/relation-id'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { findNextFree, type BookableProperty } from '@/cms/queries/appointments/appointment-days'
import { agentsOf, findOpenings } from '@/cms/queries/appointments/appointment-schedule'
import type { Result } from '@/domain/shared/result'
import { changeBooking, type Booking, type BookingRefusal } from '@/domain/appointments/booking'
import { freePlace, type FreeSlot, type Obstacle } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import { eraseAppointmentAt } from '@/domain/appointments/retention'
import { parseSlotKey } from '@/domain/appointments/slot-key'
import { isUnconfirmed, type OwnSlot } from '@/domain/appointments/own-moment'
import { noteAction } from '@/cms/operations/audit/note-action'
import { isTaken } from './agent-locks'
import { limitBookings } from './booking-limits'
import type { ChangedAppointment, ChangeRefusal } from './cancel-appointment'
import { claimAllowance, countOf } from '@/cms/operations/leads/form-allowance'
import { holdProperty, SubjectRefused } from '@/cms/operations/leads/lead-subject'
import { table } from '@/cms/database/tables'
import {
  bookingOf,
  goneFailure,
  lockAppointment,
  openAppointment,
  payloadOf,
  requestOf,
  getBookedProperty,
  type AppointmentKey,
} from './locked-appointment'
import {
  prepareAppointmentMailing,
  notifyAgent,
  notifyVisitor,
  type AppointmentMailing,
} from './queue-appointment-mails'
import { chooseMove, type MoveChoiceFailure } from './own-slot'
import { claimSlot, mayNotifyVisitor, appointmentRequestKey } from './store-appointment'

const appointments = table('appointments')

/**
 * The failures of any change, and: a missing or invalid slot or moment, no place left, a moment outside the visit times, which
 * staff have to confirm, too many moves.
 */
export type MoveFailure =
  | ChangeRefusal
  | MoveChoiceFailure
  | { reason: 'taken'; obstacle: Obstacle; next: FreeSlot[] }
  | { reason: 'outside' }
  | { reason: 'too-many'; retryAfter: number }

type MoveAppointmentAnswer = Result<ChangedAppointment, MoveFailure>

/** A move sends mails to two people, so a visitor may make only this many in a day. */
const MOVES_A_DAY = 6

type MoveAppointmentContext = {
  key: AppointmentKey
  appointment: Appointment
  property: BookableProperty
  openings: readonly Opening[]
  to: string
  own: OwnSlot | null
  requestKey: string | null
  mailing: AppointmentMailing
  now: Date
}

const requestKeysOf = ({ changeIds }: Appointment): string[] =>
  Array.isArray(changeIds) ? changeIds.filter((requestKey) => typeof requestKey === 'string') : []

const isRepeat = (
  appointment: Appointment,
  { to, requestKey }: Pick<MoveAppointmentContext, 'to' | 'requestKey'>,
): boolean =>
  (requestKey !== null && requestKeysOf(appointment).includes(requestKey)) ||
  (appointment.state === 'booked' && appointment.slotKey === to)

type MovedAppointment = {
  req: PayloadRequest
  work: MoveAppointmentContext
  appointment: Appointment
  slot: FreeSlot
  place: number
  booking: Booking
}

async function writeMove({
  req,
  work,
  appointment,
  slot,
  place,
  booking,
}: MovedAppointment): Promise<Appointment> {
  const { requestKey, now } = work
  const { state, startsAt, endsAt, sequence } = booking
  const db = await transactionOf(req)
  const requestKeys =
    requestKey === null ? requestKeysOf(appointment) : [...requestKeysOf(appointment), requestKey]
  await db.execute(sql`update ${appointments} set ${appointments.$.state} = ${state}, ${appointments.$.slot_key} = ${slot.key}, ${appointments.$.agent_id} = ${slot.agent},
    ${appointments.$.starts_at} = ${startsAt}, ${appointments.$.ends_at} = ${endsAt}, ${appointments.$.place} = ${place}, ${appointments.$.sequence} = ${sequence},
    ${appointments.$.since} = ${now.toISOString()}, ${appointments.$.reminded_at} = null, ${appointments.$.erase_at} = ${eraseAppointmentAt({ endsAt })},
    ${appointments.$.change_ids} = ${JSON.stringify(requestKeys)}::jsonb, ${appointments.$.updated_at} = now() where ${appointments.id} = ${appointment.id}`)
  const moved = await findRecord(req.payload, {
    collection: 'appointments',
    where: { id: { equals: appointment.id } },
    req,
  })
  if (!moved) throw new Error('A moved appointment is missing')
  return moved
}

/** Notifies both agents if the appointment moves to another one: for the first it is cancelled. */
async function tell(
  { req, work, appointment: before }: MovedAppointment,
  appointment: Appointment,
): Promise<void> {
  const { mailing, key, now } = work
  const { by } = key
  if (await mayNotifyVisitor({ req, appointment, by, now }))
    await notifyVisitor({ req, appointment, mailing, news: 'moved' })
  if (relationId(before.agent) === relationId(appointment.agent))
    return notifyAgent({ req, appointment, mailing, news: 'moved', by })
  await notifyAgent({ req, appointment, mailing, news: 'confirmed', by })
  const gone: Appointment = { ...before, state: 'cancelled', sequence: appointment.sequence }
  await notifyAgent({ req, appointment: gone, mailing, news: 'cancelled', by, changedAt: now })
}

/** Why the appointment cannot be moved to any slot. */
function refusalOf({
  key,
  appointment,
  to,
  now,
}: Pick<MoveAppointmentContext, 'key' | 'appointment' | 'to' | 'now'>): BookingRefusal | null {
  const startsAt = parseSlotKey(to)?.startsAt ?? ''
  const change = { kind: 'move', to: { key: to, startsAt, endsAt: startsAt } } as const
  const changed = changeBooking({ booking: bookingOf(appointment), change, by: key.by, now })
  // The slot itself reports that it is past, together with the free ones.
  return changed.ok || changed.failure === 'past' ? null : changed.failure
}

/** The seconds that a visitor with too many moves has to wait; null for the others. */
async function waitOf(
  req: PayloadRequest,
  { key, appointment, now }: MoveAppointmentContext,
): Promise<number | null> {
  if (key.by === 'staff') return null
  const value = String(appointment.id)
  const allowance = { use: appointmentMoves, value, most: MOVES_A_DAY, hours: 24 } as const
  const { payload } = req
  // Counted within the transaction: a failed move does not count.
  const claim = { payload, allowance, now, db: await transactionOf(req) }
  return (await claimAllowance(claim)) ? null : (await countOf(claim)).retryAfter
}

type MoveObstacle =
  | ChangeRefusal
  | { reason: 'obstacle'; obstacle: Obstacle }
  | { reason: 'outside' }
  | { reason: 'too-many'; retryAfter: number }

const hindered = (failure: MoveObstacle) => ({ ok: false, failure }) as const

/** The place to move to, behind the lock of its agent. */
async function claim(
  req: PayloadRequest,
  work: MoveAppointmentContext,
): Promise<Result<{ slot: FreeSlot; held: number[] }, MoveObstacle>> {
  const { key, property, appointment, to, ...rest } = work
  const claimed = await claimSlot({
    ...rest,
    req,
    property: property.id,
    key: to,
    by: key.by,
    except: appointment.id,
  })
  if (!claimed.ok) return hindered({ reason: 'obstacle', obstacle: claimed.failure })
  return isUnconfirmed(work) ? hindered({ reason: 'outside' }) : claimed
}

async function moveLocked(
  req: PayloadRequest,
  work: MoveAppointmentContext,
): Promise<Result<ChangedAppointment, MoveObstacle>> {
  const { key, property, now } = work
  const { by } = key
  const appointment = await lockAppointment({ req, appointment: work.appointment })
  if (!appointment) return { ok: false, failure: goneFailure(key) }
  if (isRepeat(appointment, work)) return { ok: true, value: { appointment, isRepeated: true } }
  const refusal = refusalOf({ ...work, appointment })
  if (refusal !== null) return hindered({ reason: 'refused', code: refusal })
  const claimed = await claim(req, { ...work, appointment })
  if (!claimed.ok) return claimed
  if (by === 'visitor') await holdProperty({ req, id: property.id, kind: appointmentKind })
  const { slot, held } = claimed.value
  const change = changeBooking({
    booking: bookingOf(appointment),
    change: { kind: 'move', to: slot },
    by,
    now,
  })
  if (!change.ok) return hindered({ reason: 'refused', code: change.failure })
  const place = freePlace({ capacity: slot.capacity, held })
  if (place === null) return hindered({ reason: 'obstacle', obstacle: 'full' })
  const retryAfter = await waitOf(req, work)
  if (retryAfter !== null) return hindered({ reason: 'too-many', retryAfter })
  const moved = { req, work, appointment, slot, place, booking: change.value }
  const after = await writeMove(moved)
  await tell(moved, after)
  if (by === 'staff')
    await noteAction(req, { action: 'change', kind: 'appointments', id: after.id, fields: ['startsAt'] })
  return { ok: true, value: { appointment: after, isRepeated: false } }
}

async function move(work: MoveAppointmentContext): Promise<MoveAppointmentAnswer> {
  const { key, property, appointment, now } = work
  const { by } = key
  const req = await requestOf(key)
  const moved = await inTransaction(req, () => moveLocked(req, work)).catch((error: unknown) => {
    if (error instanceof SubjectRefused) return hindered({ reason: 'obstacle', obstacle: 'unknown' })
    if (!isTaken(error)) throw error
    return hindered({ reason: 'obstacle', obstacle: 'full' })
  })
  if (moved.ok) return moved
  const { failure } = moved
  if (failure.reason !== 'obstacle') return { ok: false, failure }
  const next = await findNextFree({ payload: payloadOf(key), property, by, now, except: appointment.id })
  return { ok: false, failure: { reason: 'taken', obstacle: failure.obstacle, next } }
}

/**
 * Moves an appointment to another slot of its property: frees one place, takes the other and notifies everybody in one
 * transaction. The calendar entry keeps its UID. The same post again, or one to the present slot, changes nothing.
 */
export async function moveAppointment({
  key,
  input,
  now,
}: {
  key: AppointmentKey
  input: unknown
  now: Date
}): Promise<MoveAppointmentAnswer> {
  const opened = await openAppointment({ key, steps: ['manage'], now })
  if (!opened.ok) return opened
  const appointment = opened.value
  const payload = payloadOf(key)
  const chosen = await chooseMove({ payload, appointment, by: key.by, input })
  if (!chosen.ok) return chosen
  const { key: to, own, requestId } = chosen.value
  const requestKey =
    requestId === null ? null : appointmentRequestKey({ requestId, about: `move ${appointment.id}` })
  if (isRepeat(appointment, { to, requestKey })) return { ok: true, value: { appointment, isRepeated: true } }
  const refusal = refusalOf({ key, appointment, to, now })
  if (refusal !== null) return { ok: false, failure: { reason: 'refused', code: refusal } }
  const property = await getBookedProperty(key, appointment)
  if (!property) return { ok: false, failure: { reason: 'taken', obstacle: 'unknown', next: [] } }
  const openings = await findOpenings({ payload, property: property.id })
  const agents = [...agentsOf({ openings, key: to }), relationId(appointment.agent) ?? 0]
  const mailing = await prepareAppointmentMailing({
    payload,
    property: property.id,
    agents,
    locale: appointment.language,
  })
  return limitBookings(() =>
    move({ key, appointment, property, openings, to, own, requestKey, mailing, now }),
  )
}
