import type { PayloadRequest } from 'payload'
import { impersonationToken } from '@/cms/queries/owners/owner-users'
import { getOwner, type StoredOwner } from '@/cms/queries/owners/stored-owners'

/** The session of a member of staff's impersonation, with its end. */
export type StartedImpersonation = { owner: StoredOwner; token: string; expiresAt: Date }

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
  await payload.create({ collection: 'impersonations', data: { staff: user.id, owner: id }, depth: 0, req })
  return { owner, ...impersonationToken({ secret: payload.secret, staff: user.id, owner: id, now }) }
}
