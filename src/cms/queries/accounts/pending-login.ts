import { randomInt } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { readToken, signToken } from '@/cms/access/signed-token'
import { findRecord } from '@/cms/database/records'
import { transactionOf } from '@/cms/database/transactions'
import type { User } from '@/cms/payload-types'
import { CODE_AWAITED, SET_UP_AWAITED, type LoginStep } from '@/domain/accounts/second-factor'
import { getLoginStep } from './second-factor'

/** What a login still asks for. */
export type PendingStep = Exclude<LoginStep, 'session'>

const purposes = { code: 'staff-code', 'set-up': 'staff-set-up' } as const
const lasts = { code: CODE_AWAITED, 'set-up': SET_UP_AWAITED } as const

/** The cookie of somebody who gave the right password, until they gave the second factor; no script reads it. */
export const PENDING_COOKIE = 'staff-login-step'

/** How long a step may take, in seconds. */
export const pendingSeconds = (step: PendingStep): number => lasts[step] / 1000

// As large as a number of `randomInt` may be: no two logins have one token, so that a token names its login.
const LOGINS = 2 ** 48 - 1

/**
 * Says that somebody gave the right password of an account and owes this step. It opens nothing by itself, and ends with another
 * password or address of the account, and with its link with the provider.
 */
export function signPendingLogin({
  secret,
  user,
  step,
  now,
}: {
  secret: string
  user: Pick<User, 'id' | 'invitationVersion'>
  step: PendingStep
  now: Date
}): string {
  const numbers = [user.id, user.invitationVersion ?? 0, randomInt(LOGINS)]
  const expiresAt = new Date(now.getTime() + lasts[step])
  return signToken({ secret, purpose: purposes[step], numbers, expiresAt })
}

type PendingLoginInput = {
  payload: Payload
  token: unknown
  step: PendingStep
  now: Date
  req?: PayloadRequest
}

/** The account whose login owes this step; null once it took too long, or the account has changed. */
export async function getPendingLogin({
  payload,
  token,
  step,
  now,
  req,
}: PendingLoginInput): Promise<User | null> {
  const [id, version] = readToken({ secret: payload.secret, purpose: purposes[step], token, now }) ?? []
  if (id === undefined) return null
  const user = await findRecord(payload, { collection: 'users', where: { id: { equals: id } }, req })
  if (!user || (user.invitationVersion ?? 0) !== version) return null
  const db = await transactionOf({ payload, transactionID: req?.transactionID })
  return (await getLoginStep(db, user)) === step ? user : null
}
