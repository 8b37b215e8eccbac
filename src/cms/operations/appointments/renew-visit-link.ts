import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { relationId } from '@/cms/queries/relation-id'
import { transactionOf } from '@/cms/database/transaction-of'
import { isMailAddress } from '@/domain/mail/mailbox'
import type { Result } from '@/domain/shared/result'
import { inTransaction } from '@/cms/operations/in-transaction'
import { table } from '@/cms/database/tables'
import { lockVisit, openVisit } from './locked-visit'
import { prepareVisitMailing, tellVisitor } from './queue-visit-mails'

const visits = table('visits')

/** There is no such visit; it is cancelled or over; its visitor has left no address. */
export type RenewFailure = 'not-found' | 'over' | 'no-address'

type Answer = Result<null, RenewFailure>

const failed = (failure: RenewFailure): Answer => ({ ok: false, failure })

/**
 * Takes every link to a visit back that was mailed, and sends its visitor the confirmation with new ones: for a mail that
 * was lost, or that came into the wrong hands.
 */
export async function renewVisitLink({
  req,
  id,
  now,
}: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<Answer> {
  const opened = await openVisit({ key: { by: 'staff', req, id }, steps: [], now })
  if (!opened.ok) return failed('not-found')
  const { email, property, agent, language: locale } = opened.value
  if (!email || !isMailAddress(email)) return failed('no-address')
  const { payload } = req
  const mailing = await prepareVisitMailing({
    payload,
    property: relationId(property),
    agents: [relationId(agent) ?? 0],
    locale,
  })
  return inTransaction(req, async (): Promise<Answer> => {
    const visit = await lockVisit({ req, visit: opened.value })
    if (!visit) return failed('not-found')
    if (visit.state !== 'booked' || visit.startsAt <= now.toISOString()) return failed('over')
    const linkVersion = visit.linkVersion + 1
    const db = await transactionOf(req)
    await db.execute(
      sql`update ${visits} set ${visits.$.link_version} = ${linkVersion}, ${visits.$.updated_at} = now() where ${visits.id} = ${id}`,
    )
    await tellVisitor({ req, visit: { ...visit, linkVersion }, mailing, news: 'confirmed' })
    return { ok: true, value: null }
  })
}
