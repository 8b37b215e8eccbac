import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { auditActor, noteAction } from '@/cms/operations/audit/note-action'
import { getInvitedByToken } from '@/cms/queries/accounts/staff-invitations'
import { checkNewPassword, type PasswordErrors } from '@/domain/accounts/password-rules'
import type { Result } from '@/domain/shared/result'

const users = table('users')

/** The link is invalid, expired, used or revoked; or the password is not accepted. */
export type AcceptInvitationFailure = { reason: 'link' } | { reason: 'invalid'; errors: PasswordErrors }

type AcceptInvitationInput = { payload: Payload; token: unknown; password: string; repeat: string; now: Date }

/** Sets the first password of an invited colleague, once; from then on they log in with it. */
export async function acceptInvitation({
  payload,
  token,
  password,
  repeat,
  now,
}: AcceptInvitationInput): Promise<Result<null, AcceptInvitationFailure>> {
  const link = { ok: false, failure: { reason: 'link' } } as const
  const found = await getInvitedByToken({ payload, token, now })
  if (!found) return link
  const errors = checkNewPassword({ password, repeat, email: found.email })
  if (Object.keys(errors).length > 0) return { ok: false, failure: { reason: 'invalid', errors } }
  const { id } = found
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    // Of two requests with one link, the second waits here and finds it used.
    await db.execute(sql`select ${users.id} from ${users} where ${users.id} = ${id} for update`)
    const user = await getInvitedByToken({ payload, token, now, req })
    if (!user) return link
    const data = { password, joinedAt: now.toISOString() }
    await payload.update({ collection: 'users', id, data, depth: 0, req })
    await noteAction(req, { action: 'join', kind: 'users', id, actor: auditActor(user) })
    return { ok: true, value: null }
  })
}
