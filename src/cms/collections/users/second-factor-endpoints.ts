import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import {
  bodyOf,
  colleagueEndpoint,
  idOfRoute,
  refuse,
  staffEndpoint,
  wrong,
} from '@/cms/collections/staff-endpoint'
import { findRecord } from '@/cms/database/records'
import { checkCurrentPassword } from '@/cms/operations/accounts/check-current-password'
import {
  makeRecoveryCodes,
  resetFactor,
  switchOffFactor,
} from '@/cms/operations/accounts/second-factor/change-factor'
import { confirmOffer, offerFactor, switchOnFactor } from '@/cms/operations/accounts/second-factor/switch-on'
import type { User } from '@/cms/payload-types'
import { noStore } from './login-request'

type FieldErrors = Partial<Record<'code' | 'password', string>>

const done = (data: object = {}) => Response.json({ ok: true, ...data }, { headers: noStore })

const refuseFields = (errors: FieldErrors) =>
  Response.json({ ok: false, errors }, { status: 422, headers: noStore })

/** What is wrong with a code stands at its field, anything else by itself. */
const refuseCode = (failure: string): Response =>
  failure === 'required' || failure === 'wrong' ? refuseFields({ code: failure }) : wrong(failure, 422)

const wrongPassword = (req: PayloadRequest, password: unknown) =>
  checkCurrentPassword({ req, id: Number(req.user?.id), password })

type OwnChange = { req: PayloadRequest; user: User; body: Record<string, unknown>; now: Date }

/** An endpoint for the second factor of whoever is logged in. */
const ownEndpoint = (answer: (change: OwnChange) => Promise<Response>) =>
  colleagueEndpoint(async (req) => {
    const where = { id: { equals: req.user?.id } }
    const user = await findRecord(req.payload, { collection: 'users', where })
    return user ? answer({ req, user, body: await bodyOf(req), now: new Date() }) : refuse()
  })

async function offer({ req, user, now }: OwnChange): Promise<Response> {
  const offered = await offerFactor(req, { user, now })
  return offered ? done(offered) : wrong('taken', 422)
}

async function switchOn({ req, user, body, now }: OwnChange): Promise<Response> {
  const typed = { user, offer: body.offer, code: body.code, now }
  // A wrong code costs no attempt at the password.
  const confirmed = confirmOffer(req, typed)
  if (!confirmed.ok) return refuseCode(confirmed.failure)
  const password = await wrongPassword(req, body.password)
  if (password !== null) return refuseFields({ password })
  const switched = await switchOnFactor(req, typed)
  return switched.ok ? done({ codes: switched.value }) : refuseCode(switched.failure)
}

async function renewCodes({ req, user, body, now }: OwnChange): Promise<Response> {
  const renewed = await makeRecoveryCodes(req, { user, code: body.code, visitor: null, now })
  return renewed.ok ? done({ codes: renewed.value }) : refuseCode(renewed.failure)
}

async function switchOff({ req, user, body, now }: OwnChange): Promise<Response> {
  // A wrong password uses up no code.
  const password = await wrongPassword(req, body.password)
  if (password !== null) return refuseFields({ password })
  const switched = await switchOffFactor(req, { user, code: body.code, visitor: null, now })
  return switched.ok ? done() : refuseCode(switched.failure)
}

/** An administrator, with their own password, for a colleague who lost their phone. */
async function reset(req: PayloadRequest): Promise<Response> {
  const id = idOfRoute(req)
  if (!hasRole(req, ['admin']) || id === null || id === req.user?.id) return refuse()
  const password = await wrongPassword(req, (await bodyOf(req)).password)
  if (password !== null) return refuseFields({ password })
  return (await resetFactor(req, { id, now: new Date() })) ? done() : wrong('not-found', 404)
}

/** The REST endpoints of the second factor of somebody who is logged in. */
export const secondFactorEndpoints: Endpoint[] = [
  { path: '/second-factor/offer', method: 'post', handler: ownEndpoint(offer) },
  { path: '/second-factor/on', method: 'post', handler: ownEndpoint(switchOn) },
  { path: '/second-factor/codes', method: 'post', handler: ownEndpoint(renewCodes) },
  { path: '/second-factor/off', method: 'post', handler: ownEndpoint(switchOff) },
  { path: '/:id/reset-second-factor', method: 'post', handler: staffEndpoint(reset) },
]
