import { sql } from '@payloadcms/db-postgres'
import type { Visit } from '@/cms/payload-types'
import { relationId } from '@/cms/queries/relation-id'
import { transactionOf } from '@/cms/database/transaction-of'
import type { Result } from '@/domain/shared/result'
import { changeBooking, type BookingRefusal } from '@/domain/appointments/booking'
import { inTransaction } from '@/cms/operations/in-transaction'
import { table } from '@/cms/database/tables'
import {
  bookingOf,
  goneFailure,
  lockVisit,
  openVisit,
  payloadOf,
  requestOf,
  type KeyFailure,
  type VisitKey,
} from './locked-visit'
import { prepareVisitMailing, tellAgent, tellVisitor, type VisitMailing } from './queue-visit-mails'
import { mayTellVisitor } from './store-visit'

const visits = table('visits')

export type ChangeRefusal = KeyFailure | { reason: 'refused'; code: BookingRefusal }

/** The visit as it is afterwards; `isRepeated` where it was so before, and nobody was told again. */
export type ChangedVisit = { visit: Visit; isRepeated: boolean }

type Answer = Result<ChangedVisit, ChangeRefusal>

type CancelVisitContext = { key: VisitKey; visit: Visit; mailing: VisitMailing; now: Date }

async function cancel({ key, visit: read, mailing, now }: CancelVisitContext): Promise<Answer> {
  const req = await requestOf(key)
  return inTransaction(req, async (): Promise<Answer> => {
    const visit = await lockVisit({ req, visit: read })
    if (!visit) return { ok: false, failure: goneFailure(key) }
    const { by } = key
    const change = changeBooking({ booking: bookingOf(visit), change: { kind: 'cancel' }, by, now })
    if (!change.ok)
      return change.failure === 'cancelled'
        ? { ok: true, value: { visit, isRepeated: true } }
        : { ok: false, failure: { reason: 'refused', code: change.failure } }
    const { state, sequence } = change.value
    const db = await transactionOf(req)
    await db.execute(sql`update ${visits} set ${visits.$.state} = ${state}, ${visits.$.sequence} = ${sequence}, ${visits.$.updated_at} = now()
      where ${visits.id} = ${visit.id}`)
    const cancelled: Visit = { ...visit, state, sequence }
    const news = { req, visit: cancelled, mailing, news: 'cancelled', changedAt: now } as const
    if (await mayTellVisitor({ req, visit, by, now })) await tellVisitor(news)
    await tellAgent({ ...news, by })
    return { ok: true, value: { visit: cancelled, isRepeated: false } }
  })
}

/**
 * Cancels a visit: its place is free again, the visitor and the agent are told, all of it or nothing. One that is
 * cancelled already stays so.
 */
export async function cancelVisit({ key, now }: { key: VisitKey; now: Date }): Promise<Answer> {
  const opened = await openVisit({ key, steps: ['manage', 'cancel'], now })
  if (!opened.ok) return opened
  const visit = opened.value
  const mailing = await prepareVisitMailing({
    payload: payloadOf(key),
    property: relationId(visit.property),
    agents: [relationId(visit.agent) ?? 0],
    locale: visit.language,
  })
  return cancel({ key, visit, mailing, now })
}
