import { createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/database/transactions'
import { noteFailedSignIn, openSession, type StaffSession } from '@/cms/operations/accounts/open-session'
import { linkAfterFactor } from '@/cms/operations/accounts/provider/provider-links'
import type { LoginBrowser } from '@/cms/operations/accounts/recognise-browser'
import type { User } from '@/cms/payload-types'
import { getPendingLogin, type PendingStep } from '@/cms/queries/accounts/pending-login'
import type { TypedCode } from '@/domain/accounts/second-factor'
import type { Result } from '@/domain/shared/result'
import { useCode, withCountedCode, type CodeFailure } from './check-code'
import { countSetUp } from './count-set-up'
import { lockAccount } from './stored-factor'
import { switchOnFactor, type SwitchOnFailure } from './switch-on'

/** The login took too long, or the account has changed since the password: it begins again. */
export type LoginGone = 'gone'

/** Nothing else of the account leaves the operation. */
export type FinishedLogin = StaffSession & { email: string }

export type LoginStepInput = {
  req: PayloadRequest
  /** What the password brought (`signPendingLogin`). */
  token: unknown
  code: unknown
  /** What the provider brought (`sealLink`), if the login came from there. */
  link: unknown
  browser: LoginBrowser
  now: Date
}

type PendingLoginInput = Pick<LoginStepInput, 'req' | 'token' | 'now'> & { step: PendingStep }

/** A login that cannot be finished any more, which undoes what its step has stored. */
class UnfinishedLogin extends Error {}

const isUnfinished = (error: unknown): null => {
  if (error instanceof UnfinishedLogin) return null
  throw error
}

/**
 * Runs work for the account whose login owes this step, while nothing else changes the account; null if no login does. Where the work
 * returns null nothing that it has stored stays: a passkey whose recovery codes nobody saw, or a recovery code without its session.
 */
export async function withPendingLogin<Value>(
  { req: { payload }, token, now, step }: PendingLoginInput,
  work: (req: PayloadRequest, user: User) => Promise<Value | null>,
): Promise<Value | null> {
  const found = await getPendingLogin({ payload, token, step, now })
  if (!found) return null
  // Somebody may be logged in with another account in this browser: that is no part of this login.
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await lockAccount(req, found.id)
    const user = await getPendingLogin({ payload, token, step, now, req })
    const answer = user && (await work(req, user))
    if (answer === null) throw new UnfinishedLogin()
    return answer
  }).catch(isUnfinished)
}

/** The network address counts wrong attempts; null if visitors share one. */
export type LoginAttempt = LoginStepInput & { visitor: string | null }

const gone = { ok: false, failure: 'gone' } as const

function useLoginCode(
  input: LoginAttempt,
  typed: TypedCode,
): Promise<Result<FinishedLogin, CodeFailure | LoginGone> | null> {
  const { token, link, browser, now } = input
  return withPendingLogin({ ...input, step: 'code' }, async (req, user) => {
    const failure = await useCode(req, { id: user.id, typed, now })
    if (failure !== null) return { ok: false, failure }
    if (!(await linkAfterFactor(req, { user, token, link, now }))) return null
    const session = await openSession(req, { user, browser, now })
    return { ok: true, value: { ...session, email: user.email } }
  })
}

/** Begins the session of somebody who gave the password, with a code of their app or a recovery code. */
export async function logInByCode(
  input: LoginAttempt,
): Promise<Result<FinishedLogin, CodeFailure | LoginGone>> {
  const { req, token, now } = input
  const { payload } = req
  const user = await getPendingLogin({ payload, token, step: 'code', now })
  if (!user) return gone
  const answer = await withCountedCode(
    { payload, user, ...input },
    async (typed) => (await useLoginCode(input, typed)) ?? gone,
  )
  if (!answer.ok && answer.failure === 'wrong') await noteFailedSignIn(req, user)
  return answer
}

/** Switches on the second factor that a role needs, in the login, and begins the session; with the recovery codes. */
export async function logInWithNewFactor(
  input: LoginStepInput & { offer: unknown },
): Promise<Result<FinishedLogin & { codes: string[] }, SwitchOnFailure | LoginGone | 'too-many'>> {
  const { req: request, offer, code, token, link, browser, now } = input
  const counted = await countSetUp({ payload: request.payload, token, now })
  if (!counted.ok) return counted
  const answer = await withPendingLogin({ ...input, step: 'set-up' }, async (req, user) => {
    const switched = await switchOnFactor(req, { user, offer, code, now })
    if (!switched.ok) return switched
    if (!(await linkAfterFactor(req, { user, token, link, now }))) return null
    // Its other sessions have ended, and Payload writes the account back with them.
    const session = await openSession(req, { user: { ...user, sessions: [] }, browser, now })
    return { ok: true, value: { ...session, email: user.email, codes: switched.value } } as const
  })
  return answer ?? gone
}
