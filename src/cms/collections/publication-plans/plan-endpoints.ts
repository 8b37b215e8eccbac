import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf, refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { transactionOf } from '@/cms/database/transactions'
import { cancelPlan } from '@/cms/operations/publication-plans/cancel-plan'
import { planPublication } from '@/cms/operations/publication-plans/plan-publication'
import { findPlannedDocument } from '@/cms/queries/publication-plans/planned-document'
import { plansOfDocument, type PublicationPlan } from '@/cms/queries/publication-plans/stored-plans'
import { wallOf } from '@/domain/appointments/brussels-time'
import { planKinds } from '@/domain/publication-plans/publication-plan'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'

const noStore = { headers: { 'Cache-Control': 'private, no-store' } }

const shownPlan = ({ kind, dueAt, by, fault, reasons }: PublicationPlan) => ({
  ...{ kind, dueAt, by, fault, reasons },
  ...wallOf(dueAt),
})

/** What is planned for a document, for whoever may read it. */
async function list(req: PayloadRequest): Promise<Response> {
  const document = await findPlannedDocument(req, textOf(req.query.document))
  if (!document) return wrong('unknown', 404)
  const plans = await plansOfDocument(await transactionOf(req), document)
  const { mayPublish } = document
  return Response.json({ ok: true, mayPlan: mayPublish, plans: plans.map(shownPlan) }, noStore)
}

const document = z.string().max(100)
const kind = z.enum(planKinds)

const planShape = z.object({
  document,
  kind,
  day: z.string().max(10),
  time: z.string().max(5),
  locale: z.custom<Locale>(isLocale),
})

async function save(req: PayloadRequest): Promise<Response> {
  const asked = planShape.safeParse(await bodyOf(req)).data
  if (!asked) return wrong('invalid')
  const found = await findPlannedDocument(req, asked.document)
  if (!found) return wrong('unknown', 404)
  if (!found.mayPublish) return refuse()
  const planned = await planPublication(req, { ...asked, document: found, now: new Date() })
  return planned.ok ? Response.json({ ok: true, dueAt: planned.value }) : wrong(planned.failure, 422)
}

const cancelShape = z.object({ document, kind })

async function cancel(req: PayloadRequest): Promise<Response> {
  const asked = cancelShape.safeParse(await bodyOf(req)).data
  if (!asked) return wrong('invalid')
  const found = await findPlannedDocument(req, asked.document)
  if (!found) return wrong('unknown', 404)
  if (!found.mayPublish) return refuse()
  return (await cancelPlan(req, { ...asked, document: found }))
    ? Response.json({ ok: true })
    : wrong('unknown', 404)
}

/** Staff plan when a document that they may publish is published, and when it is taken off the site. */
export const planEndpoints: Endpoint[] = [
  { path: '/publication-plans', method: 'get', handler: staffEndpoint(list) },
  { path: '/publication-plans/save', method: 'post', handler: staffEndpoint(save) },
  { path: '/publication-plans/cancel', method: 'post', handler: staffEndpoint(cancel) },
]
