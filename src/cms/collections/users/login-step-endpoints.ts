import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { bodyOf, wrong } from '@/cms/collections/staff-endpoint'
import { answerEvenly } from '@/cms/operations/accounts/answer-evenly'
import { countSetUp } from '@/cms/operations/accounts/second-factor/count-set-up'
import {
  logInByCode,
  logInWithNewFactor,
  type FinishedLogin,
} from '@/cms/operations/accounts/second-factor/finish-login'
import { offerFactor } from '@/cms/operations/accounts/second-factor/switch-on'
import { errorCodes } from '@/domain/shared/error-codes'
import { browserOf, noStore, pendingTokenOf, sessionHeaders, visitorOf, waitingLinkOf } from './login-request'

/** For somebody who gave the right password, or comes from the provider, and has no session yet. */
export const stepEndpoint =
  (answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler =>
  async (req) => {
    try {
      return await answer(req)
    } catch (error) {
      req.payload.logger.error({ msg: 'A step of a login failed', error: errorCodes(error) })
      return wrong('failed', 500)
    }
  }

/** The answer to a step that is refused: what is wrong with a code stands at its field. */
export const refuseStep = (failure: string): Response => {
  const status = failure === 'too-many' ? 429 : failure === 'gone' ? 410 : 422
  const body =
    failure === 'required' || failure === 'wrong'
      ? { ok: false, errors: { code: failure } }
      : { ok: false, error: failure }
  return Response.json(body, { status, headers: noStore })
}

/** The browser learns whose session begins and until when, as of Payload's login; its token is in the cookie alone. */
export const begin = (
  req: PayloadRequest,
  { token, browserToken, exp, email, codes }: FinishedLogin & { codes?: string[] },
): Response =>
  Response.json(
    { ok: true, exp, user: { email }, codes },
    { headers: sessionHeaders(req, { token, browserToken }) },
  )

/** What a step of a login sends, and what the browser keeps of the login. */
export const stepOf = async (req: PayloadRequest) => {
  const body = await bodyOf(req)
  const kept = { token: pendingTokenOf(req), link: waitingLinkOf(req), browser: browserOf(req) }
  return { body, step: { req, ...kept, now: new Date() } }
}

async function giveCode(req: PayloadRequest): Promise<Response> {
  const { body, step } = await stepOf(req)
  let failure: string = 'failed'
  const login = await answerEvenly(async () => {
    const answer = await logInByCode({ ...step, code: body.code, visitor: visitorOf(req) })
    if (answer.ok) return answer.value
    failure = answer.failure
    return null
  })
  return login === null ? refuseStep(failure) : begin(req, login)
}

async function offer(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const { token, now } = (await stepOf(req)).step
  const counted = await countSetUp({ payload, token, now })
  if (!counted.ok) return refuseStep(counted.failure)
  const offered = await offerFactor(req, { user: counted.value, now })
  return offered ? Response.json({ ok: true, ...offered }, { headers: noStore }) : refuseStep('gone')
}

async function switchOn(req: PayloadRequest): Promise<Response> {
  const { body, step } = await stepOf(req)
  const answer = await logInWithNewFactor({ ...step, offer: body.offer, code: body.code })
  if (!answer.ok) return refuseStep(answer.failure)
  return begin(req, answer.value)
}

/** The steps of a login after its password: a code, or switching on the second factor that the role needs. */
export const loginStepEndpoints: Endpoint[] = [
  { path: '/login/code', method: 'post', handler: stepEndpoint(giveCode) },
  { path: '/login/second-factor/offer', method: 'post', handler: stepEndpoint(offer) },
  { path: '/login/second-factor/on', method: 'post', handler: stepEndpoint(switchOn) },
]
