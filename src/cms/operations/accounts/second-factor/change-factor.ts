import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { inTransaction } from '@/cms/database/transactions'
import { endOtherSessions } from '@/cms/operations/accounts/end-sessions'
import { deletePasskeys } from '@/cms/operations/accounts/passkeys/stored-passkeys'
import { noteAction } from '@/cms/operations/audit/note-action'
import type { User } from '@/cms/payload-types'
import type { Result } from '@/domain/shared/result'
import { useCode, withCountedCode, type CodeAttempt, type CodeFailure } from './check-code'
import { tellOfFactor } from './factor-news'
import { deleteApp, deleteUselessCodes, lockAccount, renewRecoveryCodes } from './stored-factor'

type FactorChange = CodeAttempt & { user: User }

/** Does work for somebody who gives a code, in one transaction with the use of the code. */
const changeWithCode = <Value>(
  req: PayloadRequest,
  { work, ...change }: FactorChange & { work: () => Promise<Value> },
): Promise<Result<Value, CodeFailure>> =>
  withCountedCode({ payload: req.payload, ...change }, (typed) =>
    inTransaction(req, async () => {
      const { user, now } = change
      await lockAccount(req, user.id)
      const failure = await useCode(req, { id: user.id, typed, now })
      return failure === null ? { ok: true, value: await work() } : { ok: false, failure }
    }),
  )

/** Replaces the recovery codes of somebody who gives a code, and returns them; they are never shown again. */
export function makeRecoveryCodes(
  req: PayloadRequest,
  change: FactorChange,
): Promise<Result<string[], CodeFailure>> {
  const { id } = change.user
  const work = async () => {
    await noteAction(req, { action: 'recovery-codes', kind: 'users', id })
    return renewRecoveryCodes(req, id)
  }
  return changeWithCode(req, { ...change, work })
}

/** Switches the app of somebody off who gives a code, and leaves their passkeys; whoever calls it has checked their password. */
export function switchOffFactor(
  req: PayloadRequest,
  change: FactorChange,
): Promise<Result<null, CodeFailure>> {
  const { user, now } = change
  const work = async () => {
    await deleteApp(req, user.id)
    await deleteUselessCodes(req, user.id)
    await tellOfFactor(req, { user, news: 'off', now })
    return null
  }
  return changeWithCode(req, { ...change, work })
}

/**
 * Takes the second factor of a colleague away who lost their phone or key, with all passkeys, ends their sessions and mails them;
 * false if the account has none.
 */
export function resetFactor(req: PayloadRequest, { id, now }: { id: number; now: Date }): Promise<boolean> {
  return inTransaction(req, async () => {
    await lockAccount(req, id)
    const user = await findRecord(req.payload, { collection: 'users', where: { id: { equals: id } }, req })
    const had = [await deleteApp(req, id), await deletePasskeys(req, id)]
    if (!user || !had.includes(true)) return false
    await deleteUselessCodes(req, id)
    await endOtherSessions(req, id)
    await tellOfFactor(req, { user, news: 'reset', now })
    return true
  })
}

/** The same for the operator of the site, by mail address; null if there is no such account. */
export async function resetFactorOf(payload: Payload, email: string): Promise<boolean | null> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const user = await findRecord(payload, { collection: 'users', where })
  if (!user) return null
  return resetFactor(await createLocalReq({}, payload), { id: user.id, now: new Date() })
}
