import { sql } from '@payloadcms/db-postgres'
import {
  createLocalReq,
  Forbidden,
  getLocalI18n,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { findRecord } from '@/cms/database/records'
import { separateRequest } from '@/cms/database/separate-request'
import { table } from '@/cms/database/tables'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { holdDocument } from '@/cms/operations/edits/document-edits'
import { refusalSentences } from '@/cms/operations/edits/refusal-sentences'
import { duePlans, type PublicationPlan } from '@/cms/queries/publication-plans/stored-plans'
import { FAILED_KEPT, MOST_TRIES, type PlanFault } from '@/domain/publication-plans/publication-plan'
import { errorCodes } from '@/domain/shared/error-codes'
import { isRecord } from '@/domain/shared/is-record'
import { knownLocale } from '@/domain/shared/locale'
import { failPlan } from './fail-plan'
import { markPlanned } from './planned-saves'
import { isSamePlan } from './same-plan'

const plans = table('publication_plans')

// More of them wait for the next minute.
const MOST_AT_ONCE = 100
const MOST_REASONS = 20

type Planner = Extract<TypedUser, { collection: 'users' }>

type DuePlan = { payload: Payload; plan: PublicationPlan; planner: Planner; collection: CollectionSlug }

async function findPlanner(payload: Payload, id: number | null): Promise<Planner | null> {
  if (id === null) return null
  const found = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return found && { ...found, collection: 'users' }
}

/** A request of whoever planned it, in their language. */
async function requestOfPlanner({ payload, planner, plan }: DuePlan): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language: knownLocale(planner.language) })
  const req = await createLocalReq({ user: planner, locale: plan.locale, req: { i18n } }, payload)
  markPlanned(req)
  return req
}

/** Removes the plan, and returns whether it was still to be carried out: with several workers one of them removes it. */
async function takePlan(req: PayloadRequest, plan: PublicationPlan): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`delete from ${plans} where ${isSamePlan(plan)} returning ${plans.kind}`,
  )
  return rows.length > 0
}

const statusOf = (document: unknown): unknown => (isRecord(document) ? document._status : null)

/** Whether there is anything to do: the document may have been deleted, published or taken off the site by hand. */
async function isToBeDone(req: PayloadRequest, { plan, collection }: DuePlan): Promise<boolean> {
  const { document: id, kind } = plan
  const query = { collection, where: { id: { equals: id } }, select: { _status: true }, req } as const
  const stored: unknown = await findRecord(req.payload, query)
  if (stored === null) return false
  if (kind === 'unpublish') return statusOf(stored) === 'published'
  const newest: unknown = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: { _status: true },
    overrideAccess: true,
    req: separateRequest(req),
  })
  return statusOf(newest) !== 'published'
}

/** Saves the document as its editor would, in one transaction with the end of the plan. */
async function carryOut(due: DuePlan): Promise<void> {
  const { plan, collection } = due
  const req = await requestOfPlanner(due)
  await inTransaction(req, async () => {
    // In the order in which editors' saves and deletions lock: the document, its plans, its row.
    await holdDocument(req, { entity: collection, id: plan.document })
    if (!(await takePlan(req, plan)) || !(await isToBeDone(req, due))) return
    const isPublication = plan.kind === 'publish'
    await req.payload.update({
      collection,
      id: plan.document,
      data: { _status: isPublication ? 'published' : 'draft' },
      // As the button of the form does: what the document lacks by now does not keep it on the site.
      unpublishAllLocales: !isPublication,
      draft: false,
      depth: 0,
      locale: plan.locale,
      overrideAccess: false,
      user: due.planner,
      req,
    })
  })
}

type Refusal = { fault: PlanFault; reasons: string[] }

/** What keeps a document from being saved as planned; null for an error that may pass. */
async function refusalOf(error: unknown, { payload, planner }: DuePlan): Promise<Refusal | null> {
  if (error instanceof Forbidden) return { fault: 'no-right', reasons: [] }
  const i18n = await getLocalI18n({ config: payload.config, language: knownLocale(planner.language) })
  const reasons = refusalSentences(error, { i18n, t: i18n.t })
  return reasons && { fault: 'refused', reasons: reasons.slice(0, MOST_REASONS) }
}

/** Counts a try that ended with an unknown error; true for the last one. */
async function countTry(payload: Payload, plan: PublicationPlan): Promise<boolean> {
  await databaseOf(payload).execute(sql`
    update ${plans} set ${plans.$.tries} = ${plans.tries} + 1 where ${isSamePlan(plan)}`)
  return plan.tries + 1 >= MOST_TRIES
}

async function carryOutOrFail(
  payload: Payload,
  { plan, now }: { plan: PublicationPlan; now: Date },
): Promise<void> {
  const config = payload.config.collections.find(({ slug }) => slug === plan.collection)
  const planner = await findPlanner(payload, plan.account)
  const failed = { plan, planner, now }
  if (!planner) return failPlan(payload, { ...failed, fault: 'no-account', reasons: [] })
  if (!config || !hasDraftsEnabled(config))
    return failPlan(payload, { ...failed, fault: 'failed', reasons: [] })
  const due = { payload, plan, planner, collection: config.slug }
  try {
    await carryOut(due)
  } catch (error) {
    const refusal = await refusalOf(error, due)
    if (refusal) return failPlan(payload, { ...failed, ...refusal })
    payload.logger.warn({ msg: 'A planned publication failed', error: errorCodes(error) })
    if (await countTry(payload, plan)) await failPlan(payload, { ...failed, fault: 'failed', reasons: [] })
  }
}

async function forgetFailed(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_KEPT * 86_400_000).toISOString()
  await databaseOf(payload).execute(sql`delete from ${plans} where ${plans.failed_at} < ${before}`)
}

/**
 * Carries out the plans that are due, also those of a time in which no worker ran, each as a save of whoever planned it:
 * with their access now, all checks and hooks. A refused one is marked, and they are told why.
 */
export async function carryOutPlans({
  payload,
  now,
  signal,
}: {
  payload: Payload
  now: Date
  signal?: AbortSignal
}): Promise<void> {
  await forgetFailed(payload, now)
  for (const plan of await duePlans(databaseOf(payload), { now, limit: MOST_AT_ONCE })) {
    if (signal?.aborted) return
    await carryOutOrFail(payload, { plan, now })
  }
}
