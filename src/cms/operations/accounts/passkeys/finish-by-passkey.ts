import type { PayloadRequest } from 'payload'
import { noteFailedSignIn, openSession } from '@/cms/operations/accounts/open-session'
import { linkAfterFactor } from '@/cms/operations/accounts/provider/provider-links'
import { withCountedAttempt } from '@/cms/operations/accounts/second-factor/check-code'
import { countSetUp } from '@/cms/operations/accounts/second-factor/count-set-up'
import {
  withPendingLogin,
  type FinishedLogin,
  type LoginAttempt,
  type LoginGone,
} from '@/cms/operations/accounts/second-factor/finish-login'
import { getPendingLogin } from '@/cms/queries/accounts/pending-login'
import type { Result } from '@/domain/shared/result'
import { textOf } from '@/domain/shared/text'
import { addPasskey, offerPasskey, type AddPasskeyFailure } from './add-passkey'
import { askForPasskey, usePasskey } from './use-passkey'

type LoginByPasskey = Omit<LoginAttempt, 'code'>

const gone = { ok: false, failure: 'gone' } as const

/** What a browser needs to ask for a passkey, after the password; only for an account that has one. */
export async function askInLogin({
  req: { payload },
  token,
  now,
}: Pick<LoginByPasskey, 'req' | 'token' | 'now'>): Promise<Result<object, LoginGone | 'too-many'>> {
  const user = await getPendingLogin({ payload, token, step: 'code', now })
  if (!user) return gone
  const asked = await askForPasskey({ payload }, { user: user.id, begun: textOf(token), now })
  return typeof asked === 'string' ? { ok: false, failure: asked } : { ok: true, value: asked }
}

type UsedPasskey = LoginByPasskey & { response: unknown }

const useInLogin = (input: UsedPasskey): Promise<Result<FinishedLogin, 'wrong' | LoginGone> | null> =>
  withPendingLogin({ ...input, step: 'code' }, async (req, user) => {
    const { token, link, browser, response, now } = input
    const isRight = await usePasskey(req, { user: user.id, begun: textOf(token), response, now })
    if (!isRight) return { ok: false, failure: 'wrong' }
    if (!(await linkAfterFactor(req, { user, token, link, now }))) return null
    const session = await openSession(req, { user, browser, now })
    return { ok: true, value: { ...session, email: user.email } }
  })

/** Begins the session of somebody who gave the password, with a passkey in the place of a code. */
export async function logInByPasskey(
  input: UsedPasskey,
): Promise<Result<FinishedLogin, 'wrong' | 'too-many' | LoginGone>> {
  const { req, token, visitor, now } = input
  const { payload } = req
  const user = await getPendingLogin({ payload, token, step: 'code', now })
  if (!user) return gone
  const answer = await withCountedAttempt(
    { payload, user, visitor, now },
    async () => (await useInLogin(input)) ?? gone,
  )
  if (!answer.ok && answer.failure === 'wrong') await noteFailedSignIn(req, user)
  return answer
}

/** What a browser needs to make a passkey, in the login of somebody whose role needs a second factor. */
export async function offerInLogin(
  req: PayloadRequest,
  { token, now }: Pick<LoginByPasskey, 'token' | 'now'>,
): Promise<Result<object, AddPasskeyFailure | LoginGone | 'too-many'>> {
  const counted = await countSetUp({ payload: req.payload, token, now })
  return counted.ok ? offerPasskey(req, { user: counted.value, begun: textOf(token), now }) : counted
}

/** Stores the passkey that the role needs, in the login, and begins the session; with the recovery codes. */
export async function logInWithNewPasskey(
  input: Omit<UsedPasskey, 'visitor'> & { name: unknown },
): Promise<Result<FinishedLogin & { codes: string[] }, AddPasskeyFailure | LoginGone | 'too-many'>> {
  const { req: request, token, link, browser, response, name, now } = input
  const counted = await countSetUp({ payload: request.payload, token, now })
  if (!counted.ok) return counted
  const answer = await withPendingLogin({ ...input, step: 'set-up' }, async (req, user) => {
    const added = await addPasskey(req, { user, begun: textOf(token), response, name, now })
    if (!added.ok) return added
    if (!(await linkAfterFactor(req, { user, token, link, now }))) return null
    // Its other sessions have ended, and Payload writes the account back with them.
    const session = await openSession(req, { user: { ...user, sessions: [] }, browser, now })
    return { ok: true, value: { ...session, email: user.email, codes: added.value ?? [] } } as const
  })
  return answer ?? gone
}
