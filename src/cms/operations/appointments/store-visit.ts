import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Visit } from '@/cms/payload-types'
import { agentsOf, getSchedule } from '@/cms/queries/appointments/visit-schedule'
import { transactionOf, type Database } from '@/cms/database/transaction-of'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { findFreeSlot, freePlace, type FreeSlot, type Obstacle } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import { eraseVisitAt } from '@/domain/appointments/retention'
import { parseSlotKey } from '@/domain/appointments/slot-key'
import type { VisitAuthor, VisitValues } from '@/domain/appointments/visit-form'
import { lockAgent } from './agent-locks'
import { mayWriteTo } from '@/cms/operations/leads/form-allowance'
import { holdHome } from '@/cms/operations/leads/hold-subject'
import { table } from '@/cms/database/tables'
import { tellAgent, tellVisitor, type VisitMailing } from './queue-visit-mails'

const visits = table('visits')

/** What a visit that is booked asks of a home is what one that is asked for does. */
export const visitKind = 'contact-appointment'

/** How a repeated post is known: of the key that came with it, which may be any text, and whom it is about. */
export const visitMark = ({ requestId, about }: { requestId: string; about: string }): string =>
  createHash('sha256').update(`visit\n${about.toLowerCase()}\n${requestId}`).digest('base64url')

/** The visit that was booked by a post before; null where there is none. */
export const findRepeated = ({
  payload,
  mark,
  req,
}: {
  payload: Payload
  mark: string | null
  req?: PayloadRequest
}): Promise<Visit | null> =>
  mark === null
    ? Promise.resolve(null)
    : payload.db.findOne<Visit>({ collection: 'visits', where: { requestId: { equals: mark } }, req })

export type VisitToStore = {
  req: PayloadRequest
  /** The home. */
  property: number
  openings: readonly Opening[]
  key: string
  values: VisitValues
  locale: Locale
  by: VisitAuthor
  /** Of `visitMark`. */
  mark: string | null
  mailing: VisitMailing
  now: Date
}

/** The slot under a key, behind the lock of its agent: what is free then stays so until the transaction ends. */
export async function claimSlot({
  req,
  property,
  openings,
  key,
  by,
  now,
  except,
}: Omit<VisitToStore, 'values' | 'locale' | 'mark' | 'mailing'> & { except?: number }): Promise<
  Result<{ slot: FreeSlot; held: number[] }, Obstacle>
> {
  const db = await transactionOf(req)
  const mark = parseSlotKey(key)
  // A number that no agent of the home has is in no opening; as a lock it may not even be one.
  if (mark === null || !openings.some(({ agent }) => agent === mark.agent))
    return { ok: false, failure: 'unknown' }
  await lockAgent({ db, agent: mark.agent })
  const agents = agentsOf({ openings })
  const { situation, heldPlaces } = await getSchedule({ db, property, agents, now, by, except })
  const found = findFreeSlot({ openings, key, situation })
  return found.ok ? { ok: true, value: { slot: found.value, held: heldPlaces(key) } } : found
}

type Row = { db: Database; data: VisitToStore; slot: FreeSlot; place: number }

/** The number of the visit; null where another has just taken the place. */
async function insertVisit({ db, data, slot, place }: Row): Promise<number | null> {
  const { property, values, locale, by, mark, now } = data
  const { title, firstName, lastName, email, phone, remark } = values
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${visits} (${visits.$.property_id}, ${visits.$.agent_id}, ${visits.$.slot_key}, ${visits.$.starts_at}, ${visits.$.ends_at}, ${visits.$.place}, ${visits.$.state}, ${visits.$.source}, ${visits.$.language}, ${visits.$.title},
      ${visits.$.first_name}, ${visits.$.last_name}, ${visits.$.email}, ${visits.$.phone}, ${visits.$.remark}, ${visits.$.request_id}, ${visits.$.since}, ${visits.$.erase_at})
    values (${property}, ${slot.agent}, ${slot.key}, ${slot.startsAt}, ${slot.endsAt}, ${place}, 'booked',
      ${by === 'staff' ? 'phone' : 'online'}, ${locale}, ${title}, ${firstName}, ${lastName},
      ${email?.toLowerCase() ?? null}, ${phone}, ${remark}, ${mark}, ${now.toISOString()}, ${eraseVisitAt(slot)})
    on conflict (${visits.$.property_id}, ${visits.$.slot_key}, ${visits.$.place}) where ${visits.$.state} <> 'cancelled' do nothing returning ${visits.id}`)
  return rows[0]?.id ?? null
}

/** Takes the lowest place that the database gives; null where all are taken. */
async function takePlace(row: Omit<Row, 'place'>, held: readonly number[]): Promise<number | null> {
  const taken = [...held]
  for (;;) {
    const place = freePlace({ capacity: row.slot.capacity, held: taken })
    if (place === null) return null
    const id = await insertVisit({ ...row, place })
    if (id !== null) return id
    taken.push(place)
  }
}

/** Whether the visitor may be written to: who has booked may have given the address of somebody else. */
export async function mayTellVisitor({
  req,
  visit,
  by,
  now,
}: Pick<VisitToStore, 'req' | 'by' | 'now'> & { visit: Visit }): Promise<boolean> {
  if (by === 'staff') return true
  return mayWriteTo({ payload: req.payload, db: await transactionOf(req), now, email: visit.email ?? '' })
}

async function tell(visit: Visit, { req, mailing, by, now }: VisitToStore): Promise<void> {
  const news = 'confirmed'
  if (await mayTellVisitor({ req, visit, by, now })) await tellVisitor({ req, visit, mailing, news })
  await tellAgent({ req, visit, mailing, news, by })
}

/** The same post, sent twice at once, was stored by the other: that visit, and not this one's. */
export type StoredVisit = { visit: Visit; isRepeated: boolean }

/**
 * Books a place with its mails, within a transaction; why there is none is a value. The database decides: of many who
 * ask at once each gets a place that nobody else has, or none.
 * @throws SubjectRefused when the home was sold or let since a visitor asked.
 */
export async function storeVisit(data: VisitToStore): Promise<Result<StoredVisit, Obstacle>> {
  const { req, property, by, mark } = data
  const { payload } = req
  const claimed = await claimSlot(data)
  const earlier = await findRepeated({ payload, mark, req })
  if (earlier) return { ok: true, value: { visit: earlier, isRepeated: true } }
  if (!claimed.ok) return claimed
  if (by === 'visitor') await holdHome({ req, id: property, kind: visitKind })
  const { slot, held } = claimed.value
  const id = await takePlace({ db: await transactionOf(req), data, slot }, held)
  if (id === null) return { ok: false, failure: 'full' }
  const visit = await payload.db.findOne<Visit>({ collection: 'visits', where: { id: { equals: id } }, req })
  if (!visit) throw new Error('A visit that was stored is not there')
  await tell(visit, data)
  return { ok: true, value: { visit, isRepeated: false } }
}
