import type { Endpoint, PayloadRequest, Where } from 'payload'
import { hasRole, isStaff } from '@/cms/access/access'
import { answerLead, type AnswerFailure } from '@/cms/operations/answer-lead'
import { erasePerson } from '@/cms/operations/erase-person'
import { getPerson } from '@/cms/queries/get-person'
import { listLeads } from '@/cms/queries/list-leads'
import { parseEmail } from '@/domain/leads/email-address'

const refuse = () => Response.json({ ok: false, error: 'forbidden' }, { status: 403 })
const wrong = (error: string, status = 400) => Response.json({ ok: false, error }, { status })

const privately = { 'Cache-Control': 'private, no-store' }

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
}

const isWhere = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The leads as the list is filtered at the moment, for a spreadsheet. */
async function exportCsv(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req)) return refuse()
  const csv = await listLeads({ req, where: isWhere(req.query.where) ? req.query.where : {} })
  return new Response(csv, {
    headers: {
      ...privately,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    },
  })
}

const statusOf: Record<AnswerFailure, number> = { 'not-found': 404, 'no-address': 409, empty: 400 }

async function answer(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req)) return refuse()
  const { subject, text } = await bodyOf(req)
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return wrong('not-found', 404)
  const result = await answerLead({ req, id, subject, text })
  return result.ok ? Response.json({ ok: true }) : wrong(result.failure, statusOf[result.failure])
}

/** What a person has a right to see, as a file to hand over. */
async function exportPerson(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req, ['admin', 'editor'])) return refuse()
  const email = parseEmail(String(req.query.email ?? ''))
  if (!email) return wrong('email')
  return Response.json(await getPerson({ req, email }), {
    headers: { ...privately, 'Content-Disposition': 'attachment; filename="person.json"' },
  })
}

async function forgetPerson(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req, ['admin', 'editor'])) return refuse()
  const { email: given } = await bodyOf(req)
  const email = parseEmail(typeof given === 'string' ? given : '')
  if (!email) return wrong('email')
  return Response.json({ ok: true, count: await erasePerson({ req, email }) })
}

/** What staff may do with leads over REST besides reading them and saying how far they are. */
export const leadDoors: Endpoint[] = [
  { path: '/export', method: 'get', handler: exportCsv },
  { path: '/person', method: 'get', handler: exportPerson },
  { path: '/person/erase', method: 'post', handler: forgetPerson },
  { path: '/:id/answer', method: 'post', handler: answer },
]
