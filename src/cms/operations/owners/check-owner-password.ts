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
  /** Of somebody who is logged in already: nobody is told of a login. */
  isPasswordCheck: boolean
}

/** A login as it may be kept in a cookie, until it ends. */
export type OwnerLogin = { owner: StoredOwner; session: string; expiresAt: Date }

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

const hasSqlState = (error: unknown, state: string): boolean =>
  error instanceof Error && (('code' in error && error.code === state) || hasSqlState(causeOf(error), state))

/**
 * Payload writes the account back as it was before the password was looked at; the trigger `owners_keep_newest` refuses
 * that where it was given another password or was logged out everywhere since.
 */
const isOvertaken = (error: unknown): boolean => hasSqlState(error, '40001')

/** They are told by a job: the answer does not wait for a mail to be written. */
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
  // Payload answers at once where nobody has the address or the account is locked.
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
 * The login that an address and a password open. Null alike, and after the same time, for an address that nobody has, a
 * wrong password and a locked account: five wrong ones lock it for ten minutes, and the owner is told by mail.
 */
export const checkOwnerPassword = (given: CheckedPassword): Promise<OwnerLogin | null> =>
  answerEvenly(() => tryPassword(given))
