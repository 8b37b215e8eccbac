import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, createLocalReq, LockedAuth, type Payload } from 'payload'
import { loginOptions } from '@/cms/access/login-options'
import { getOwner, getOwnerByEmail, type StoredOwner } from '@/cms/queries/stored-owners'
import { transactionOf } from '@/cms/queries/transaction-of'
import { PASSWORD_MAX_LENGTH } from '@/domain/owners/password-rules'
import { claimAllowance } from './form-allowance'
import { inTransaction } from './in-transaction'
import { queueOwnerLink } from './queue-owner-link'

export type CheckedPassword = {
  payload: Payload
  email: string
  password: string
  /** Of somebody who is logged in already: nobody is told of a login. */
  isPasswordCheck: boolean
  now: Date
}

/** A login as it may be kept in a cookie, until it ends. */
export type OwnerLogin = { owner: StoredOwner; session: string; expiresAt: Date }

// As Payload hashes a password (payload/dist/auth/strategies/local/generatePasswordSaltHash.js).
const cost = { iterations: 600_000, length: 32 } as const
const derive = promisify(pbkdf2)

// Longer than any failure takes on an idle machine, in milliseconds: what else is done for one cannot be measured.
const SHORTEST_FAILURE = 700

async function spendAsMuch(password: string): Promise<void> {
  const salt = randomBytes(32).toString('hex')
  await derive(password.slice(0, PASSWORD_MAX_LENGTH), salt, cost.iterations, cost.length, 'sha256')
}

const isLocked = ({ lockedUntil }: StoredOwner): boolean =>
  lockedUntil !== null && lockedUntil.getTime() > Date.now()

/** Tells an owner, once for each time, that his login is locked by wrong passwords. */
async function tellIfLocked({
  payload,
  id,
  now,
}: {
  payload: Payload
  id: number
  now: Date
}): Promise<void> {
  const owner = await getOwner({ payload, id })
  if (!owner || !isLocked(owner)) return
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const hours = loginOptions.lockTime / 3_600_000
    const allowance = { use: 'owner-lock', value: String(id), most: 1, hours } as const
    if (await claimAllowance({ payload, db: await transactionOf(req), allowance, now }))
      await queueOwnerLink({ req, owner, reason: 'locked', now })
  })
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AuthenticationError || error instanceof LockedAuth

async function tryPassword(given: CheckedPassword): Promise<OwnerLogin | null> {
  const { payload, password, isPasswordCheck, now } = given
  const owner = await getOwnerByEmail(given)
  // Payload answers at once where nobody has the address or the account is locked.
  if (!owner || isLocked(owner) || password.length > PASSWORD_MAX_LENGTH * 2) {
    await spendAsMuch(password)
    return null
  }
  const { email } = owner
  try {
    const context = { isPasswordCheck }
    const { token, exp } = await payload.login({ collection: 'owners', data: { email, password }, context })
    if (!token || !exp) throw new Error('A login has no token')
    return { owner, session: token, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await tellIfLocked({ payload, id: owner.id, now })
    return null
  }
}

/**
 * The login that an address and a password open. Null alike, and after the same time, for an address that nobody has, a
 * wrong password and a locked account: five wrong ones lock it for ten minutes, and the owner is told by mail.
 */
export async function checkOwnerPassword(given: CheckedPassword): Promise<OwnerLogin | null> {
  const startedAt = performance.now()
  const login = await tryPassword(given)
  if (login === null) {
    const left = SHORTEST_FAILURE - (performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)))
  }
  return login
}
