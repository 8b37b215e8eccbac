import type { Payload, TypedUser } from 'payload'
import { readToken, signToken } from '@/cms/access/signed-token'
import { IMPERSONATION_MINUTES } from '@/domain/owners/owner-cookies'
import { getStaffUser } from '@/cms/queries/agency/get-staff-user'
import { getOwner, type StoredOwner } from './stored-owners'

type OwnerUser = Extract<TypedUser, { collection: 'owners' }> & { _sid?: string }

/**
 * The owner whose login a token holds; null for an expired login, and for one of staff, which opens only the back office.
 */
export async function getOwnerUser({
  payload,
  session,
}: {
  payload: Payload
  session: string | null
}): Promise<OwnerUser | null> {
  if (session === null) return null
  const headers = new Headers({ Authorization: `JWT ${session}`, DisableAutologin: 'true' })
  const { user } = await payload.auth({ headers })
  return user?.collection === 'owners' ? user : null
}

/** The token with which a member of staff sees the area of an owner, in addition to their own login. */
export function impersonationToken({
  secret,
  staff,
  owner,
  now,
}: {
  secret: string
  staff: number
  owner: number
  now: Date
}): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + IMPERSONATION_MINUTES * 60_000)
  return {
    token: signToken({ secret, purpose: 'impersonation', numbers: [staff, owner], expiresAt }),
    expiresAt,
  }
}

/** The owner whose area a member of staff looks at; null unless the request has the login of that member of staff. */
export async function getImpersonation({
  payload,
  headers,
  token,
  now,
}: {
  payload: Payload
  headers: Headers
  token: string | null
  now: Date
}): Promise<{ owner: StoredOwner; staff: string } | null> {
  const numbers = readToken({ secret: payload.secret, purpose: 'impersonation', token, now })
  const [staff, owner] = numbers ?? []
  if (staff === undefined || owner === undefined) return null
  const user = await getStaffUser({ payload, headers })
  if (user?.collection !== 'users' || user.id !== staff) return null
  const found = await getOwner({ payload, id: owner })
  return found && { owner: found, staff: user.name || user.email }
}
