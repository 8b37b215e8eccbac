import type { Endpoint, PayloadRequest } from 'payload'
import { bodyOf, colleagueEndpoint, refuse, wrong } from '@/cms/collections/staff-endpoint'
import { findRecord } from '@/cms/database/records'
import { checkCurrentPassword } from '@/cms/operations/accounts/check-current-password'
import { addPasskey, offerPasskey } from '@/cms/operations/accounts/passkeys/add-passkey'
import {
  askInLogin,
  logInByPasskey,
  logInWithNewPasskey,
  offerInLogin,
} from '@/cms/operations/accounts/passkeys/finish-by-passkey'
import { removePasskey } from '@/cms/operations/accounts/passkeys/remove-passkey'
import type { User } from '@/cms/payload-types'
import { ownSession } from '@/cms/queries/accounts/open-sessions'
import { isRecordId } from '@/domain/shared/record-id'
import { noStore, visitorOf } from './login-request'
import { begin, refuseStep, stepEndpoint, stepOf } from './login-step-endpoints'

const done = (data: object = {}) => Response.json({ ok: true, ...data }, { headers: noStore })

const refusePassword = (password: string) =>
  Response.json({ ok: false, errors: { password } }, { status: 422, headers: noStore })

type OwnChange = {
  req: PayloadRequest
  user: User
  session: string
  body: Record<string, unknown>
  now: Date
}

/** An endpoint for the passkeys of whoever is logged in. */
const ownEndpoint = (answer: (change: OwnChange) => Promise<Response>) =>
  colleagueEndpoint(async (req) => {
    const where = { id: { equals: req.user?.id } }
    const user = await findRecord(req.payload, { collection: 'users', where })
    const session = user && ownSession(req, user.id)
    return session ? answer({ req, user, session, body: await bodyOf(req), now: new Date() }) : refuse()
  })

const wrongPassword = ({ req, user, body }: OwnChange) =>
  checkCurrentPassword({ req, id: user.id, password: body.password })

/** The password is asked for here: whoever answers the challenge in this session has given it. */
async function offer(change: OwnChange): Promise<Response> {
  const { req, user, session, now } = change
  const password = await wrongPassword(change)
  if (password !== null) return refusePassword(password)
  const offered = await offerPasskey(req, { user, begun: session, now })
  if (offered.ok) return done({ options: offered.value })
  return wrong(offered.failure, offered.failure === 'too-many' ? 429 : 422)
}

async function add({ req, user, session, body, now }: OwnChange): Promise<Response> {
  const { response, name } = body
  const added = await addPasskey(req, { user, begun: session, response, name, now })
  return added.ok ? done({ codes: added.value ?? undefined }) : wrong(added.failure, 422)
}

async function remove(change: OwnChange): Promise<Response> {
  const { req, user, body, now } = change
  const password = await wrongPassword(change)
  if (password !== null) return refusePassword(password)
  const id = Number(body.id)
  return isRecordId(id) && (await removePasskey(req, { user, id, now })) ? done() : wrong('not-found', 404)
}

async function askLogin(req: PayloadRequest): Promise<Response> {
  const { step } = await stepOf(req)
  const asked = await askInLogin(step)
  return asked.ok ? done({ options: asked.value }) : refuseStep(asked.failure)
}

// What is wrong with a passkey is no matter of the field for a code.
const refuseAnswer = (failure: string): Response => refuseStep(failure === 'wrong' ? 'refused' : failure)

async function useInLogin(req: PayloadRequest): Promise<Response> {
  const { body, step } = await stepOf(req)
  const login = await logInByPasskey({ ...step, response: body.response, visitor: visitorOf(req) })
  return login.ok ? begin(req, login.value) : refuseAnswer(login.failure)
}

async function offerLogin(req: PayloadRequest): Promise<Response> {
  const { step } = await stepOf(req)
  const offered = await offerInLogin(req, step)
  return offered.ok ? done({ options: offered.value }) : refuseStep(offered.failure)
}

async function addInLogin(req: PayloadRequest): Promise<Response> {
  const { body, step } = await stepOf(req)
  const login = await logInWithNewPasskey({ ...step, response: body.response, name: body.name })
  return login.ok ? begin(req, login.value) : refuseAnswer(login.failure)
}

/** The REST endpoints of passkeys: of somebody who is logged in, and of a login after its password. */
export const passkeyEndpoints: Endpoint[] = [
  { path: '/passkeys/offer', method: 'post', handler: ownEndpoint(offer) },
  { path: '/passkeys/add', method: 'post', handler: ownEndpoint(add) },
  { path: '/passkeys/remove', method: 'post', handler: ownEndpoint(remove) },
  { path: '/login/passkey/ask', method: 'post', handler: stepEndpoint(askLogin) },
  { path: '/login/passkey', method: 'post', handler: stepEndpoint(useInLogin) },
  { path: '/login/passkeys/offer', method: 'post', handler: stepEndpoint(offerLogin) },
  { path: '/login/passkeys/add', method: 'post', handler: stepEndpoint(addInLogin) },
]
