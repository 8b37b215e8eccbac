import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { csvEndpoint } from '@/cms/collections/csv-endpoint'
import { bodyOf, idOfRoute, refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { noteAlert, type NoteAlertFailure } from '@/cms/operations/alerts/note-alert'
import { noteLead } from '@/cms/operations/leads/note-lead'
import { noteOffer, type NoteOfferFailure } from '@/cms/operations/leads/note-offer'
import { noteAction } from '@/cms/operations/audit/note-action'
import { erasePerson } from '@/cms/operations/erase-person'
import { getPerson } from '@/cms/queries/leads/get-person'
import { listLeads } from '@/cms/queries/leads/list-leads'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { parseEmail } from '@/domain/mail/mailbox'
import { textOf } from '@/domain/shared/text'
import { answerEndpoint } from './answer-endpoint'

async function note(req: PayloadRequest): Promise<Response> {
  const noted = await noteLead({ req, input: await bodyOf(req), now: new Date() })
  if (!noted.ok) return Response.json({ ok: false, errors: noted.failure }, { status: 422 })
  const href = `${req.payload.config.routes.admin}/collections/leads/${noted.value}`
  return Response.json({ ok: true, id: noted.value, href })
}

/** The page of the person of a lead. */
const personOf = ({ payload }: PayloadRequest, lead: number): string =>
  `${payload.config.routes.admin}/person?lead=${lead}`

function refuseNoted(failure: NoteAlertFailure | NoteOfferFailure): Response {
  if (failure.reason === 'invalid')
    return Response.json({ ok: false, errors: failure.errors }, { status: 422 })
  return wrong(failure.reason, failure.reason === 'not-found' ? 404 : 429)
}

const notes = { alert: noteAlert, offer: noteOffer }

/** Notes an alert or an offer for the person of a lead. */
const noteFor = (what: keyof typeof notes) =>
  staffEndpoint(async (req) => {
    const lead = idOfRoute(req)
    if (lead === null) return wrong('not-found', 404)
    const noted = await notes[what]({ req, lead, input: await bodyOf(req), now: new Date() })
    if (!noted.ok) return refuseNoted(noted.failure)
    return Response.json({ ok: true, id: noted.value, href: personOf(req, noted.value) })
  })

/** Whoever does not see every lead would give a person a part of their data, and erase what they do not see. */
const mayHandlePersons = async (req: PayloadRequest): Promise<boolean> =>
  hasRole(req, ['admin', 'editor']) && seesEveryLead(await getScope(req))

/** The data that a person has a right to see, as a file. */
async function exportPerson(req: PayloadRequest): Promise<Response> {
  if (!(await mayHandlePersons(req))) return refuse()
  const email = parseEmail(String(req.query.email ?? ''))
  if (!email) return wrong('email')
  const person = await getPerson({ req, email })
  await noteAction(req, { action: 'export', kind: 'leads' })
  return Response.json(person, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'attachment; filename="person.json"',
    },
  })
}

async function forgetPerson(req: PayloadRequest): Promise<Response> {
  if (!(await mayHandlePersons(req))) return refuse()
  const { email: given } = await bodyOf(req)
  const email = parseEmail(textOf(given))
  if (!email) return wrong('email')
  return Response.json({ ok: true, count: await erasePerson({ req, email }) })
}

/** The REST endpoints of staff for leads, besides reading them and changing their state. */
export const leadEndpoints: Endpoint[] = [
  csvEndpoint({ kind: 'leads', filename: 'leads.csv', list: listLeads }),
  { path: '/noted', method: 'post', handler: staffEndpoint(note) },
  { path: '/person', method: 'get', handler: exportPerson },
  { path: '/person/erase', method: 'post', handler: forgetPerson },
  { path: '/:id/alert', method: 'post', handler: noteFor('alert') },
  { path: '/:id/offer', method: 'post', handler: noteFor('offer') },
  { path: '/:id/answer', method: 'post', handler: answerEndpoint },
]
