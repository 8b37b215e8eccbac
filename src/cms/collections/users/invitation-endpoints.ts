import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import { bodyOf, idOfRoute, refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { acceptInvitation } from '@/cms/operations/accounts/accept-invitation'
import {
  inviteColleague,
  inviteColleagueAgain,
  type InviteAgainFailure,
} from '@/cms/operations/accounts/invite-colleague'
import { answerEvenly } from '@/cms/operations/accounts/answer-evenly'
import { withCountedLink } from '@/cms/operations/accounts/link-attempts'
import { errorCodes } from '@/domain/shared/error-codes'
import { textOf } from '@/domain/shared/text'
import { visitorOf } from './login-request'

const adminEndpoint = (answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler =>
  staffEndpoint((req) => (hasRole(req, ['admin']) ? answer(req) : Promise.resolve(refuse())))

async function invite(req: PayloadRequest): Promise<Response> {
  const invited = await inviteColleague({ req, input: await bodyOf(req), now: new Date() })
  return invited.ok
    ? Response.json({ ok: true, id: invited.value })
    : Response.json({ ok: false, errors: invited.failure }, { status: 422 })
}

const statusOf: Record<InviteAgainFailure, number> = { 'not-found': 404, 'too-many': 429 }

async function inviteAgain(req: PayloadRequest): Promise<Response> {
  const invited = await inviteColleagueAgain({ req, id: idOfRoute(req) ?? 0, now: new Date() })
  return invited.ok ? Response.json({ ok: true }) : wrong(invited.failure, statusOf[invited.failure])
}

const noStore = { 'Cache-Control': 'no-store' }

/** A stranger with the link of an invitation; wrong links, and too many of them, take as long as one another. */
async function accept(req: PayloadRequest): Promise<Response> {
  const { token, password, repeat } = await bodyOf(req)
  const { payload } = req
  const now = new Date()
  const typed = { payload, token, password: textOf(password), repeat: textOf(repeat), now }
  const attempt = { payload, use: 'staff-links', visitor: visitorOf(req), now } as const
  try {
    const accepted = await answerEvenly(() =>
      withCountedLink(attempt, async () => {
        const answer = await acceptInvitation(typed)
        return answer.ok || answer.failure.reason === 'invalid' ? answer : null
      }),
    )
    if (accepted === null)
      return Response.json({ ok: false, error: 'link' }, { status: 410, headers: noStore })
    if (accepted.ok) return Response.json({ ok: true }, { headers: noStore })
    const errors = accepted.failure.reason === 'invalid' ? accepted.failure.errors : {}
    return Response.json({ ok: false, errors }, { status: 422, headers: noStore })
  } catch (error) {
    payload.logger.error({ msg: 'An invitation could not be accepted', error: errorCodes(error) })
    return wrong('failed', 500)
  }
}

/** The REST endpoints of invitations: an administrator sends them, and the invited person accepts theirs. */
export const invitationEndpoints: Endpoint[] = [
  { path: '/invite', method: 'post', handler: adminEndpoint(invite) },
  { path: '/accept-invitation', method: 'post', handler: accept },
  { path: '/:id/invite', method: 'post', handler: adminEndpoint(inviteAgain) },
]
