import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Visit } from '@/cms/payload-types'
import { getVisitByToken } from '@/cms/queries/appointments/visit-links'
import { transactionOf } from '@/cms/database/transaction-of'
import { table } from '@/cms/database/tables'
import type { VisitStep } from '@/domain/routing/visit-address'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'
import type { Booking } from '@/domain/appointments/booking'

const visits = table('visits')

/** By what a visit is changed: the link of a mail, or its number by staff. */
export type VisitKey =
  { by: 'visitor'; payload: Payload; token: unknown } | { by: 'staff'; req: PayloadRequest; id: number }

/** The link is worth nothing, or staff ask for a visit that is none. */
export type KeyFailure = { reason: 'link'; code: LinkFailure } | { reason: 'not-found' }

export const payloadOf = (key: VisitKey): Payload => (key.by === 'staff' ? key.req.payload : key.payload)

/** The request a change is made by: that of staff, or one for the visitor. */
export const requestOf = (key: VisitKey): Promise<PayloadRequest> =>
  key.by === 'staff' ? Promise.resolve(key.req) : createLocalReq({}, key.payload)

/** The visit that a key opens for one of these steps, as it is now. */
export async function openVisit({
  key,
  steps,
  now,
}: {
  key: VisitKey
  steps: readonly VisitStep[]
  now: Date
}): Promise<Result<Visit, KeyFailure>> {
  if (key.by === 'visitor') {
    const { payload, token } = key
    const found = await getVisitByToken({ payload, steps, token, now })
    return found.ok ? found : { ok: false, failure: { reason: 'link', code: found.failure } }
  }
  const { req, id } = key
  const visit = isRecordId(id)
    ? await req.payload.db.findOne<Visit>({ collection: 'visits', where: { id: { equals: id } } })
    : null
  return visit ? { ok: true, value: visit } : { ok: false, failure: { reason: 'not-found' } }
}

/** The visit as it is once nobody else can change it; null where it is gone, or its links were taken back since. */
export async function lockVisit({
  req,
  visit: { id, linkVersion },
}: {
  req: PayloadRequest
  visit: Visit
}): Promise<Visit | null> {
  const db = await transactionOf(req)
  await db.execute(sql`select ${visits.id} from ${visits} where ${visits.id} = ${id} for update`)
  const visit = await req.payload.db.findOne<Visit>({
    collection: 'visits',
    where: { id: { equals: id } },
    req,
  })
  return visit?.linkVersion === linkVersion ? visit : null
}

/** Why a visit that was there a moment ago cannot be changed: it is gone, or its links were taken back. */
export const goneFailure = ({ by }: VisitKey): KeyFailure =>
  by === 'staff' ? { reason: 'not-found' } : { reason: 'link', code: 'expired' }

/** What can be changed of a visit. */
export const bookingOf = ({ state, slotKey, startsAt, endsAt, sequence }: Visit): Booking => ({
  state,
  slot: slotKey,
  startsAt,
  endsAt,
  sequence,
})
