import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasRole, isColleague } from '@/cms/access/access'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { noteAction } from '@/cms/operations/audit/note-action'
import { ownSession } from '@/cms/queries/accounts/open-sessions'

const sessions = table('users_sessions')

/** Whether the request may see and end the sessions of an account: their own, or as an administrator anybody's. */
export const mayEndSessions = (req: Pick<PayloadRequest, 'user'>, account: number): boolean =>
  hasRole(req, ['admin']) || (isColleague(req) && req.user?.id === account)

/** Ends the sessions of an account except the one that asks; returns how many. The caller records why. */
export async function endOtherSessions(
  req: Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>,
  account: number,
): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from ${sessions} where ${sessions.$._parent_id} = ${account}
    and ${sessions.$.id} is distinct from ${ownSession(req, account)} returning ${sessions.$.id}`)
  return rows.length
}

async function endSession(
  req: PayloadRequest,
  { account, session }: { account: number; session: string },
): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from ${sessions}
    where ${sessions.$._parent_id} = ${account} and ${sessions.$.id} = ${session} returning ${sessions.$.id}`)
  return rows.length
}

/**
 * Ends one session of an account, or all of them except the one that asks; the next request of an ended one is that of a
 * stranger. Returns how many ended.
 */
export const endSessions = (
  req: PayloadRequest,
  { account, session }: { account: number; session: string | null },
): Promise<number> =>
  inTransaction(req, async () => {
    const count =
      session === null ? await endOtherSessions(req, account) : await endSession(req, { account, session })
    if (count > 0) await noteAction(req, { action: 'sign-out', kind: 'users', id: account })
    return count
  })
