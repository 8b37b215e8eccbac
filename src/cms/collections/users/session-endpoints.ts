import type { Endpoint, PayloadRequest } from 'payload'
import { bodyOf, idOfRoute, refuse, colleagueEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { endSessions, mayEndSessions } from '@/cms/operations/accounts/end-sessions'

/** Ends the session that `session` names, or without it all of the account except the one that asks. */
async function end(req: PayloadRequest): Promise<Response> {
  const account = idOfRoute(req)
  if (account === null) return wrong('not-found', 404)
  if (!mayEndSessions(req, account)) return refuse()
  const { session = null } = await bodyOf(req)
  if (session !== null && typeof session !== 'string') return wrong('invalid')
  return Response.json({ ok: true, count: await endSessions(req, { account, session }) })
}

/** The REST endpoints of the logins of staff. */
export const sessionEndpoints: Endpoint[] = [
  { path: '/:id/end-sessions', method: 'post', handler: colleagueEndpoint(end) },
]
