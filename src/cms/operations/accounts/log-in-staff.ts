import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, LockedAuth, type PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { User } from '@/cms/payload-types'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { auditActor, noteAction } from '@/cms/operations/audit/note-action'
import { isAwaited } from '@/cms/queries/accounts/staff-invitations'
import { claimAllowance, countOf, type Allowance } from '@/cms/operations/leads/form-allowance'
import { table } from '@/cms/database/tables'
import { PASSWORD_MAX_LENGTH } from '@/domain/accounts/password-rules'
import { answerEvenly } from './answer-evenly'
import { spendAsMuch } from './password-hash'
import { recogniseBrowser, type LoginBrowser } from './recognise-browser'

const users = table('users')

type Attempt = {
  req: PayloadRequest
  email: string
  password: string
  /** The visitor's network address; null if all visitors share one. */
  visitor: string | null
  browser: LoginBrowser
}

export type StaffLogin = {
  token: string
  exp: number
  user: User
  /** What the browser keeps, by which its next login is recognised. */
  browserToken: string
}

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
function openSession({ req, email, password, browser, id }: Attempt & { id: number }): Promise<StaffLogin> {
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`select ${users.id} from ${users} where ${users.id} = ${id} for update`)
    const data = { email, password }
    const login = await req.payload.login({ collection: 'users', data, req, overrideAccess: false })
    const { token, exp, user } = login
    if (!token || !exp || !user) throw new Error('A login has no token')
    await noteAction(req, { action: 'sign-in', kind: 'users', id, actor: auditActor(user) })
    const browserToken = await recogniseBrowser(req, { user, browser, now: new Date() })
    return { token, exp, user, browserToken }
  })
}

/** The log names the account alone, some times an hour: whoever tries passwords must not fill it. */
async function noteFailedSignIn({ req }: Attempt, account: User): Promise<void> {
  const { id } = account
  const allowance = { use: 'audit-sign-in', value: String(id), most: 30, hours: 1 } as const
  if (!(await claimAllowance({ payload: req.payload, allowance, now: new Date() }))) return
  await noteAction(
    { payload: req.payload, user: null },
    {
      action: 'failed-sign-in',
      kind: 'users',
      id,
      actor: auditActor(account),
    },
  )
}

async function tryPassword(attempt: Attempt): Promise<StaffLogin | null> {
  const { req, email, password } = attempt
  const where = { email: { equals: email.trim().toLowerCase() } }
  const found = await findRecord(req.payload, { collection: 'users', where })
  if (!found || isAwaited(found) || (await isKeptOut(attempt)) || password.length > PASSWORD_MAX_LENGTH * 2) {
    await spendAsMuch(password)
    await countWrong(attempt)
    return null
  }
  try {
    return await openSession({ ...attempt, id: found.id })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await noteFailedSignIn(attempt, found)
    await countWrong(attempt)
    return null
  }
}

/**
 * Logs a member of staff in. Null, after the same time, for an unknown address, an invitation that nobody accepted yet, a wrong
 * password, and a visitor with too many attempts.
 */
export const logInStaff = (attempt: Attempt): Promise<StaffLogin | null> =>
  answerEvenly(() => tryPassword(attempt))
