import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { getOwnerByToken } from '@/cms/queries/owners/owner-links'
import { getOwnerUser } from '@/cms/queries/owners/owner-users'
import { getOwner, type StoredOwner } from '@/cms/queries/owners/stored-owners'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { checkNewPassword, type PasswordErrors } from '@/domain/accounts/password-rules'
import type { Result } from '@/domain/shared/result'
import { checkOwnerPassword } from './check-owner-password'
import { table } from '@/cms/database/tables'

const owners = table('owners')

/**
 * Stores the password: this revokes every mailed link (`takeBackOwnerLinks`), unlocks the account, and ends all logins
 * except that of the request.
 */
async function writePassword({
  req,
  id,
  password,
}: {
  req: PayloadRequest
  id: number
  password: string
}): Promise<void> {
  await req.payload.update({ collection: 'owners', id, data: { password }, depth: 0, req })
  const db = await transactionOf(req)
  await db.execute(
    sql`update ${owners} set ${owners.$.login_attempts} = 0, ${owners.$.lock_until} = null where ${owners.id} = ${id}`,
  )
}

/** Other changes of the account wait until the transaction has ended. */
async function holdOwner({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select ${owners.id} from ${owners} where ${owners.id} = ${id} for update`)
}

type TypedPassword = { password: string; repeat: string }

/** The link is invalid or expired, or the password is not accepted. */
export type SetPasswordFailure = { reason: 'link' } | { reason: 'invalid'; errors: PasswordErrors }

/**
 * Sets the new password of the owner behind the link of a mail, once: the link is invalid afterwards. It ends every login
 * and unlocks the account.
 */
export async function setOwnerPassword({
  payload,
  token,
  password,
  repeat,
  now,
}: TypedPassword & { payload: Payload; token: unknown; now: Date }): Promise<
  Result<StoredOwner, SetPasswordFailure>
> {
  const link = { ok: false, failure: { reason: 'link' } } as const
  const found = await getOwnerByToken({ payload, token, now })
  if (!found) return link
  const errors = checkNewPassword({ password, repeat, email: found.email })
  if (Object.keys(errors).length > 0) return { ok: false, failure: { reason: 'invalid', errors } }
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    // Of two requests with one link, the second waits here and finds it used.
    await holdOwner({ req, id: found.id })
    const owner = await getOwnerByToken({ payload, token, now, req })
    if (!owner) return link
    await writePassword({ req, id: owner.id, password })
    return { ok: true, value: owner }
  })
}

export type ChangePasswordErrors = PasswordErrors & { current?: 'required' | 'wrong' }

export type ChangePasswordFailure =
  { reason: 'session' } | { reason: 'invalid'; errors: ChangePasswordErrors }

/**
 * Changes the password of a logged-in owner who knows the present one; their other logins end. Wrong passwords count as at
 * the login.
 */
export async function changeOwnerPassword({
  payload,
  session,
  current,
  password,
  repeat,
}: TypedPassword & { payload: Payload; session: string | null; current: string }): Promise<
  Result<null, ChangePasswordFailure>
> {
  const user = await getOwnerUser({ payload, session })
  if (!user) return { ok: false, failure: { reason: 'session' } }
  const { id, email, linkVersion } = user
  const errors: ChangePasswordErrors = {
    ...(current.trim() === '' && { current: 'required' }),
    ...checkNewPassword({ password, repeat, email }),
  }
  const invalid = (wrong: ChangePasswordErrors) =>
    ({ ok: false, failure: { reason: 'invalid', errors: wrong } }) as const
  if (Object.keys(errors).length > 0) return invalid(errors)
  const check = await checkOwnerPassword({ payload, email, password: current, isPasswordCheck: true })
  if (!check) return invalid({ current: 'wrong' })
  const req = await createLocalReq({ user }, payload)
  return inTransaction(req, async () => {
    await holdOwner({ req, id })
    // The account got another password, or all its logins were ended, since the check.
    const owner = await getOwner({ payload, id, req })
    if (owner?.linkVersion !== (linkVersion ?? 0)) return invalid({ current: 'wrong' })
    await writePassword({ req, id, password })
    return { ok: true, value: null }
  })
}
