import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Visit } from '@/cms/payload-types'
import { transactionOf } from '@/cms/database/transaction-of'
import { cleanLines } from '@/domain/leads/values/clean-text'
import type { Result } from '@/domain/shared/result'
import { changeBooking, type BookingRefusal } from '@/domain/appointments/booking'
import { inTransaction } from '@/cms/operations/in-transaction'
import { table } from '@/cms/database/tables'
import { bookingOf, lockVisit, openVisit } from './locked-visit'

const visits = table('visits')

/** There is no such visit; nothing is said of it that can be; it is not the time to say it. */
export type CloseFailure = 'not-found' | 'invalid' | BookingRefusal

const LONGEST_FEEDBACK = 3000

/** What staff say of a visit; what they do not mention stays as it is. */
const schema = z
  .object({
    state: z.enum(['done', 'no-show']).optional(),
    feedback: z.string().transform(cleanLines).pipe(z.string().max(LONGEST_FEEDBACK)).optional(),
    feedbackReleased: z.boolean().optional(),
  })
  .refine((report) => Object.values(report).some((value) => value !== undefined))

type Report = z.infer<typeof schema>

/** Feedback can be noted when the state could be told, and corrected as long. */
function refusalOf({
  visit,
  report,
  now,
}: {
  visit: Visit
  report: Report
  now: Date
}): BookingRefusal | null {
  const kind = report.state ?? 'done'
  const change = changeBooking({ booking: bookingOf(visit), change: { kind }, by: 'staff', now })
  return change.ok || change.failure === 'same' ? null : change.failure
}

/**
 * Notes what became of a visit once it has begun: that it took place or nobody came, and what was said of the home. What
 * is released the owner may read. Nobody's mail or calendar hears of it.
 */
export async function closeVisit({
  req,
  id,
  input,
  now,
}: {
  req: PayloadRequest
  id: number
  input: Record<string, unknown>
  now: Date
}): Promise<Result<null, CloseFailure>> {
  const read = schema.safeParse(input)
  if (!read.success) return { ok: false, failure: 'invalid' }
  const report = read.data
  const opened = await openVisit({ key: { by: 'staff', req, id }, steps: [], now })
  if (!opened.ok) return { ok: false, failure: 'not-found' }
  return inTransaction(req, async (): Promise<Result<null, CloseFailure>> => {
    const visit = await lockVisit({ req, visit: opened.value })
    if (!visit) return { ok: false, failure: 'not-found' }
    const refusal = refusalOf({ visit, report, now })
    if (refusal !== null) return { ok: false, failure: refusal }
    const db = await transactionOf(req)
    await db.execute(sql`update ${visits} set ${visits.$.state} = coalesce(${report.state ?? null}, ${visits.state}::text)::enum_visits_state,
      ${visits.$.feedback} = coalesce(${report.feedback ?? null}, ${visits.feedback}),
      ${visits.$.feedback_released} = coalesce(${report.feedbackReleased ?? null}::boolean, ${visits.feedback_released}), ${visits.$.updated_at} = now()
      where ${visits.id} = ${id}`)
    return { ok: true, value: null }
  })
}
