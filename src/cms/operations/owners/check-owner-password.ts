import { AuthenticationError, LockedAuth, type Payload } from 'payload'
import {
  getOwner,
  getOwnerByEmail,
  isOwnerLocked,
  type StoredOwner,
} from '@/cms/queries/owners/stored-owners'
import { PASSWORD_MAX_LENGTH } from '@/domain/accounts/password-rules'
import { answerEvenly } from '@/cms/operations/accounts/answer-evenly'
import { spendAsMuch } from '@/cms/operations/accounts/password-hash'
import { queueJob } from '@/cms/operations/queue-job'

export type CheckedPassword = {
  payload: Payload
  email: string
  password: string
  /** For an owner who is logged in already: the agency is not notified. */
  isPasswordCheck: boolean
}

/** A login for a cookie, with its end. */
export type OwnerLogin = { owner: StoredOwner; session: string; expiresAt: Date }

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

const hasSqlState = (error: unknown, state: string): boolean =>
  error instanceof Error && (('code' in error && error.code === state) || hasSqlState(causeOf(error), state))

/**
 * Payload writes the account back as it read it for the password check; the trigger `owners_keep_newest` refuses that if
 * the password was changed or all logins were ended since.
 */
const isOvertaken = (error: unknown): boolean => hasSqlState(error, '40001')

/** A job notifies the owner, so that the answer does not wait for a mail. */
async function queueNewsOfLock({ payload, id }: { payload: Payload; id: number }): Promise<void> {
  const owner = await getOwner({ payload, id })
  if (!owner || !isOwnerLocked(owner)) return
  const job = { name: 'owner-password', data: { locked: id }, key: `owner-locked:${id}` } as const
  await queueJob({ req: { payload }, job })
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AuthenticationError || error instanceof LockedAuth

async function tryPassword(given: CheckedPassword): Promise<OwnerLogin | null> {
  const { payload, password, isPasswordCheck } = given
  const owner = await getOwnerByEmail(given)
  // Payload answers at once if nobody has the address or the account is locked.
  if (!owner || isOwnerLocked(owner) || password.length > PASSWORD_MAX_LENGTH * 2) {
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
    if (isOvertaken(error)) return null
    if (!isRefusal(error)) throw error
    await queueNewsOfLock({ payload, id: owner.id })
    return null
  }
}

/**
 * The login for an address and a password. Null, after the same time, for an unknown address, a wrong password and a locked
 * account: five wrong passwords lock it for ten minutes, and the owner is notified by mail.
 */
export const checkOwnerPassword = (given: CheckedPassword): Promise<OwnerLogin | null> =>
  answerEvenly(() => tryPassword(given))
