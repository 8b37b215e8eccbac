import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, LockedAuth, type PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { User } from '@/cms/payload-types'
import { transactionOf } from '@/cms/database/transaction-of'
import { claimAllowance, countOf, type Allowance } from '@/cms/operations/leads/form-allowance'
import { inTransaction } from '@/cms/operations/in-transaction'
import { table } from '@/cms/database/tables'
import { PASSWORD_MAX_LENGTH } from '@/domain/accounts/password-rules'
import { answerEvenly } from './answer-evenly'
import { spendAsMuch } from './password-hash'

const users = table('users')

type Attempt = {
  req: PayloadRequest
  email: string
  password: string
  /** The network address it comes from; null where all visitors have the same one. */
  visitor: string | null
}

export type StaffLogin = { token: string; exp: number; user: User | undefined }

const TEN_MINUTES = 1 / 6

/**
 * What a visitor may get wrong: ten times for one account, and thirty times for all of them together, in ten minutes. It
 * is the visitor who is kept out, never the account: a stranger cannot lock a colleague out. Where visitors cannot be told
 * apart nobody is: what all of them can try is bounded before the endpoint.
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
 * Payload writes the account back as it was when it looked at the password: whoever changes the account meanwhile waits,
 * so that no login brings an earlier password back.
 */
function openSession({ req, email, password, id }: Attempt & { id: number }): Promise<StaffLogin> {
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`select ${users.id} from ${users} where ${users.id} = ${id} for update`)
    const data = { email, password }
    const login = await req.payload.login({ collection: 'users', data, req, overrideAccess: false })
    const { token, exp, user } = login
    if (!token || !exp) throw new Error('A login has no token')
    return { token, exp, user }
  })
}

async function tryPassword(attempt: Attempt): Promise<StaffLogin | null> {
  const { req, email, password } = attempt
  const where = { email: { equals: email.trim().toLowerCase() } }
  const found = await findRecord(req.payload, { collection: 'users', where })
  if (!found || (await isKeptOut(attempt)) || password.length > PASSWORD_MAX_LENGTH * 2) {
    await spendAsMuch(password)
    await countWrong(attempt)
    return null
  }
  try {
    return await openSession({ ...attempt, id: found.id })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await countWrong(attempt)
    return null
  }
}

/**
 * The login of a member of staff. Null alike, and after the same time, for an address that nobody has, a wrong password,
 * and a visitor who has tried too many of them.
 */
export const logInStaff = (attempt: Attempt): Promise<StaffLogin | null> =>
  answerEvenly(() => tryPassword(attempt))
