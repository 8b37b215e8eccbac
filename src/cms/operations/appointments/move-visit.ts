import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Property, Visit } from '@/cms/payload-types'
import { relationId } from '@/cms/queries/relation-id'
import { transactionOf } from '@/cms/database/transaction-of'
import { findNextFree, getBookableHome, type BookableHome } from '@/cms/queries/page-views/visit-days'
import { agentsOf, findOpenings } from '@/cms/queries/appointments/visit-schedule'
import type { Result } from '@/domain/shared/result'
import { changeBooking, type Booking, type BookingRefusal } from '@/domain/appointments/booking'
import { freePlace, type FreeSlot, type Obstacle } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import { eraseVisitAt } from '@/domain/appointments/retention'
import { parseSlotKey } from '@/domain/appointments/slot-key'
import { parseMove } from '@/domain/appointments/visit-form'
import { isTaken } from './agent-locks'
import { inBookingTurn } from './booking-turns'
import type { ChangedVisit, ChangeRefusal } from './cancel-visit'
import { claimAllowance, countOf } from '@/cms/operations/leads/form-allowance'
import { inTransaction } from '@/cms/operations/in-transaction'
import { holdHome, SubjectRefused } from '@/cms/operations/leads/hold-subject'
import { table } from '@/cms/database/tables'
import {
  bookingOf,
  goneFailure,
  lockVisit,
  openVisit,
  payloadOf,
  requestOf,
  type VisitKey,
} from './locked-visit'
import { prepareVisitMailing, tellAgent, tellVisitor, type VisitMailing } from './queue-visit-mails'
import { claimSlot, mayTellVisitor, visitKind, visitMark } from './store-visit'

const visits = table('visits')

/** Beside what can be in the way of any change: no slot or none that is one, no place there, too many moves. */
export type MoveFailure =
  | ChangeRefusal
  | { reason: 'slot'; code: 'required' | 'invalid' }
  | { reason: 'taken'; obstacle: Obstacle; next: FreeSlot[] }
  | { reason: 'too-many'; retryAfter: number }

type Answer = Result<ChangedVisit, MoveFailure>

/** Each is a mail to two people: so often a visitor may change their mind in a day. */
const MOVES_A_DAY = 6

type MoveVisitContext = {
  key: VisitKey
  visit: Visit
  home: BookableHome
  openings: readonly Opening[]
  to: string
  mark: string | null
  mailing: VisitMailing
  now: Date
}

const marksOf = ({ changeIds }: Visit): string[] =>
  Array.isArray(changeIds) ? changeIds.filter((mark) => typeof mark === 'string') : []

const isRepeat = (visit: Visit, { to, mark }: Pick<MoveVisitContext, 'to' | 'mark'>): boolean =>
  (mark !== null && marksOf(visit).includes(mark)) || (visit.state === 'booked' && visit.slotKey === to)

type Moved = {
  req: PayloadRequest
  work: MoveVisitContext
  visit: Visit
  slot: FreeSlot
  place: number
  booking: Booking
}

async function writeMove({ req, work, visit, slot, place, booking }: Moved): Promise<Visit> {
  const { mark, now } = work
  const { state, startsAt, endsAt, sequence } = booking
  const db = await transactionOf(req)
  const marks = mark === null ? marksOf(visit) : [...marksOf(visit), mark]
  await db.execute(sql`update ${visits} set ${visits.$.state} = ${state}, ${visits.$.slot_key} = ${slot.key}, ${visits.$.agent_id} = ${slot.agent},
    ${visits.$.starts_at} = ${startsAt}, ${visits.$.ends_at} = ${endsAt}, ${visits.$.place} = ${place}, ${visits.$.sequence} = ${sequence},
    ${visits.$.since} = ${now.toISOString()}, ${visits.$.reminded_at} = null, ${visits.$.erase_at} = ${eraseVisitAt({ endsAt })},
    ${visits.$.change_ids} = ${JSON.stringify(marks)}::jsonb, ${visits.$.updated_at} = now() where ${visits.id} = ${visit.id}`)
  const moved = await req.payload.db.findOne<Visit>({
    collection: 'visits',
    where: { id: { equals: visit.id } },
    req,
  })
  if (!moved) throw new Error('A visit that was moved is not there')
  return moved
}

/** Both agents, where the visit has gone to another one: for the first it is cancelled. */
async function tell({ req, work, visit: before }: Moved, visit: Visit): Promise<void> {
  const { mailing, key, now } = work
  const { by } = key
  if (await mayTellVisitor({ req, visit, by, now })) await tellVisitor({ req, visit, mailing, news: 'moved' })
  if (relationId(before.agent) === relationId(visit.agent))
    return tellAgent({ req, visit, mailing, news: 'moved', by })
  await tellAgent({ req, visit, mailing, news: 'confirmed', by })
  const gone: Visit = { ...before, state: 'cancelled', sequence: visit.sequence }
  await tellAgent({ req, visit: gone, mailing, news: 'cancelled', by, changedAt: now })
}

/** Why the visit cannot be moved at all, to wherever it is. */
function refusalOf({
  key,
  visit,
  to,
  now,
}: Pick<MoveVisitContext, 'key' | 'visit' | 'to' | 'now'>): BookingRefusal | null {
  const startsAt = parseSlotKey(to)?.startsAt ?? ''
  const change = { kind: 'move', to: { key: to, startsAt, endsAt: startsAt } } as const
  const changed = changeBooking({ booking: bookingOf(visit), change, by: key.by, now })
  // That it is past is for the slot to say, with those that are free.
  return changed.ok || changed.failure === 'past' ? null : changed.failure
}

/** The seconds a visitor has to wait who has moved their visit too often; null where they need not. */
async function waitOf(req: PayloadRequest, { key, visit, now }: MoveVisitContext): Promise<number | null> {
  if (key.by === 'staff') return null
  const allowance = { use: 'visit', value: String(visit.id), most: MOVES_A_DAY, hours: 24 } as const
  const { payload } = req
  // With the transaction: a move that does not come about costs nothing.
  const question = { payload, allowance, now, db: await transactionOf(req) }
  return (await claimAllowance(question)) ? null : (await countOf(question)).retryAfter
}

type Hindrance =
  ChangeRefusal | { reason: 'obstacle'; obstacle: Obstacle } | { reason: 'too-many'; retryAfter: number }

const hindered = (failure: Hindrance) => ({ ok: false, failure }) as const

async function moveLocked(
  req: PayloadRequest,
  work: MoveVisitContext,
): Promise<Result<ChangedVisit, Hindrance>> {
  const { key, home, openings, to, now } = work
  const { by } = key
  const visit = await lockVisit({ req, visit: work.visit })
  if (!visit) return { ok: false, failure: goneFailure(key) }
  if (isRepeat(visit, work)) return { ok: true, value: { visit, isRepeated: true } }
  const refusal = refusalOf({ ...work, visit })
  if (refusal !== null) return hindered({ reason: 'refused', code: refusal })
  const claimed = await claimSlot({ req, property: home.id, openings, key: to, by, now, except: visit.id })
  if (!claimed.ok) return hindered({ reason: 'obstacle', obstacle: claimed.failure })
  if (by === 'visitor') await holdHome({ req, id: home.id, kind: visitKind })
  const { slot, held } = claimed.value
  const change = changeBooking({ booking: bookingOf(visit), change: { kind: 'move', to: slot }, by, now })
  if (!change.ok) return hindered({ reason: 'refused', code: change.failure })
  const place = freePlace({ capacity: slot.capacity, held })
  if (place === null) return hindered({ reason: 'obstacle', obstacle: 'full' })
  const retryAfter = await waitOf(req, work)
  if (retryAfter !== null) return hindered({ reason: 'too-many', retryAfter })
  const moved = { req, work, visit, slot, place, booking: change.value }
  const after = await writeMove(moved)
  await tell(moved, after)
  return { ok: true, value: { visit: after, isRepeated: false } }
}

async function move(work: MoveVisitContext): Promise<Answer> {
  const { key, home, visit, now } = work
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
  const next = await findNextFree({ payload: payloadOf(key), home, by, now, except: visit.id })
  return { ok: false, failure: { reason: 'taken', obstacle: failure.obstacle, next } }
}

/** The home of a visit, while it can be visited. */
async function getHome(key: VisitKey, visit: Visit): Promise<BookableHome | null> {
  const payload = payloadOf(key)
  const where = { id: { equals: relationId(visit.property) ?? 0 } }
  const home = await payload.db.findOne<Property>({ collection: 'properties', where })
  const publicId = home?.publicId
  return publicId ? getBookableHome({ payload, publicId, by: key.by }) : null
}

/**
 * Moves a visit to another slot of its home: one place is free again, the other taken, everybody is told, all of it or
 * nothing. The calendar entry stays the same one. The same post again, or one to where it is, changes nothing.
 */
export async function moveVisit({
  key,
  input,
  now,
}: {
  key: VisitKey
  input: unknown
  now: Date
}): Promise<Answer> {
  const opened = await openVisit({ key, steps: ['manage'], now })
  if (!opened.ok) return opened
  const visit = opened.value
  const parsed = parseMove(input)
  if (!parsed.ok) return { ok: false, failure: { reason: 'slot', code: parsed.failure } }
  const { slot: to, requestId } = parsed.value
  const mark = requestId === null ? null : visitMark({ requestId, about: `move ${visit.id}` })
  if (isRepeat(visit, { to, mark })) return { ok: true, value: { visit, isRepeated: true } }
  const refusal = refusalOf({ key, visit, to, now })
  if (refusal !== null) return { ok: false, failure: { reason: 'refused', code: refusal } }
  const home = await getHome(key, visit)
  if (!home) return { ok: false, failure: { reason: 'taken', obstacle: 'unknown', next: [] } }
  const payload = payloadOf(key)
  const openings = await findOpenings({ payload, property: home.id })
  const agents = [...agentsOf({ openings, key: to }), relationId(visit.agent) ?? 0]
  const mailing = await prepareVisitMailing({ payload, property: home.id, agents, locale: visit.language })
  return inBookingTurn(() => move({ key, visit, home, openings, to, mark, mailing, now }))
}
