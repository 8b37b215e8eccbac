import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { getScope } from '@/cms/access/staff-scope'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { auditActor, noteAction } from '@/cms/operations/audit/note-action'
import { getStaffUser } from '@/cms/queries/agency/get-staff-user'
import { impersonationToken } from '@/cms/queries/owners/owner-users'
import { getOwner, type StoredOwner } from '@/cms/queries/owners/stored-owners'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { isOwnedBy } from '@/cms/queries/owners/is-owned-by'

const properties = table('properties')

/** The session of a member of staff's impersonation, with its end. */
export type StartedImpersonation = { owner: StoredOwner; token: string; expiresAt: Date }

/**
 * Whether whoever sends a request may see an owner's area, which counts the leads of every property of the owner: whoever does not see
 * every lead, where all of these properties are their own. One would not do, as they could give one of theirs to any owner.
 */
export async function mayImpersonate(req: PayloadRequest, owner: number): Promise<boolean> {
  const scope = await getScope(req)
  if (seesEveryLead(scope)) return true
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${properties.id} from ${properties} where ${isOwnedBy(owner)}`,
  )
  return rows.length > 0 && rows.every(({ id }) => scope.ownProperties.includes(id))
}

/** Lets the member of staff of the request see an owner's area as the owner does, and records who did so when. */
export async function impersonateOwner({
  req,
  id,
  now,
}: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<StartedImpersonation | null> {
  const { payload, user } = req
  const owner = await getOwner({ payload, id })
  if (!owner || user?.collection !== 'users') return null
  await inTransaction(req, async () => {
    await payload.create({ collection: 'impersonations', data: { staff: user.id, owner: id }, depth: 0, req })
    await noteAction(req, { action: 'impersonation-begin', kind: 'owners', id })
  })
  return { owner, ...impersonationToken({ secret: payload.secret, staff: user.id, owner: id, now }) }
}

/** Records that the member of staff of a request leaves the area of an owner. */
export async function noteEndOfImpersonation({
  payload,
  headers,
  owner,
}: {
  payload: Payload
  headers: Headers
  owner: number
}): Promise<void> {
  const user = await getStaffUser({ payload, headers })
  if (user?.collection !== 'users') return
  const entry = { action: 'impersonation-end', kind: 'owners', id: owner, actor: auditActor(user) } as const
  await noteAction({ payload, user: null }, entry)
}
