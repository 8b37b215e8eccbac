import { AuthenticationError, LockedAuth, type PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { User } from '@/cms/payload-types'
import { databaseOf, inTransaction } from '@/cms/database/transactions'
import { signPendingLogin, type PendingStep } from '@/cms/queries/accounts/pending-login'
import { hasUsablePasskey } from '@/cms/queries/accounts/relying-party'
import { getFactorState, getLoginStep } from '@/cms/queries/accounts/second-factor'
import { isAwaited } from '@/cms/queries/accounts/staff-invitations'
import { claimAllowance, countOf, type Allowance } from '@/cms/operations/leads/form-allowance'
import { PASSWORD_MAX_LENGTH } from '@/domain/accounts/password-rules'
import { answerEvenly } from './answer-evenly'
import { noteFailedSignIn, noteSession, type StaffSession } from './open-session'
import { isPasswordOf, spendAsMuch } from './password-hash'
import type { LoginBrowser } from './recognise-browser'
import { lockAccount } from './second-factor/stored-factor'

type Attempt = {
  req: PayloadRequest
  email: string
  password: string
  /** The visitor's network address; null if all visitors share one. */
  visitor: string | null
  browser: LoginBrowser
}

/** The account as Payload's login gives it, without what is secret of it. */
type StaffLogin = StaffSession & { user: User }

type OwedStep = { step: PendingStep; token: string }

/** The password is right: a session begins; or the login owes a step first, and the token says whose it is. */
export type PasswordAnswer =
  ({ kind: 'session' } & StaffLogin) | ({ kind: 'step'; hasPasskey: boolean } & OwedStep)

const TEN_MINUTES = 1 / 6

/**
 * The limits on wrong passwords of a visitor in ten minutes: ten for one account, and thirty for all accounts together. The
 * visitor is locked out, never the account: a stranger cannot lock a colleague out. If visitors share an address nobody is
 * locked out; the endpoint limits all of them together.
 */
const allowancesOf = ({ email, visitor }: Attempt): Allowance[] =>
  visitor === null
    ? []
    : [
        { use: 'staff-login', value: `${visitor} ${email.trim()}`, most: 10, hours: TEN_MINUTES },
        { use: 'staff-logins', value: visitor, most: 30, hours: TEN_MINUTES },
      ]

async function isKeptOut(attempt: Attempt): Promise<boolean> {
  const { payload } = attempt.req
  const now = new Date()
  for (const allowance of allowancesOf(attempt))
    if ((await countOf({ payload, allowance, now })).count >= allowance.most) return true
  return false
}

async function countWrong(attempt: Attempt): Promise<void> {
  for (const allowance of allowancesOf(attempt))
    await claimAllowance({ payload: attempt.req.payload, allowance, now: new Date() })
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AuthenticationError || error instanceof LockedAuth

/**
 * Payload writes the account back as it read it for the password check, so a concurrent change of the account waits:
 * otherwise the login would restore an earlier password.
 */
function logInByPassword({
  req,
  email,
  password,
  browser,
  id,
}: Attempt & { id: number }): Promise<StaffLogin> {
  return inTransaction(req, async () => {
    await lockAccount(req, id)
    const data = { email, password }
    const login = await req.payload.login({ collection: 'users', data, req, overrideAccess: false })
    const { token, exp, user } = login
    if (!token || !exp || !user) throw new Error('A login has no token')
    return { token, exp, user, browserToken: await noteSession(req, { user, browser, now: new Date() }) }
  })
}

/** With a second factor, or a role that needs one, the right password begins no session. */
async function answerPassword(attempt: Attempt, user: User): Promise<PasswordAnswer | null> {
  const { payload } = attempt.req
  const step = await getLoginStep(databaseOf(payload), user)
  if (step === 'session') return { kind: 'session', ...(await logInByPassword({ ...attempt, id: user.id })) }
  if (!(await isPasswordOf({ ...user, password: attempt.password }))) return null
  const state = await getFactorState(databaseOf(payload), user.id)
  return {
    kind: 'step',
    hasPasskey: hasUsablePasskey(state),
    step,
    token: signPendingLogin({ secret: payload.secret, user, step, now: new Date() }),
  }
}

async function getAnswer(attempt: Attempt, found: User): Promise<PasswordAnswer | null> {
  try {
    return await answerPassword(attempt, found)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return null
  }
}

async function tryPassword(attempt: Attempt): Promise<PasswordAnswer | null> {
  const { req, email, password } = attempt
  const where = { email: { equals: email.trim().toLowerCase() } }
  const found = await findRecord(req.payload, { collection: 'users', where })
  if (!found || isAwaited(found) || (await isKeptOut(attempt)) || password.length > PASSWORD_MAX_LENGTH * 2) {
    await spendAsMuch(password)
    await countWrong(attempt)
    return null
  }
  const answer = await getAnswer(attempt, found)
  if (answer !== null) return answer
  await noteFailedSignIn(req, found)
  await countWrong(attempt)
  return null
}

/**
 * Checks the password of a member of staff. Null, after the same time, for an unknown address, an invitation that nobody accepted
 * yet, a wrong password, and a visitor with too many attempts.
 */
export const logInStaff = (attempt: Attempt): Promise<PasswordAnswer | null> =>
  answerEvenly(() => tryPassword(attempt))
