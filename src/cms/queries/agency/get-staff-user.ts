import type { Payload, TypedUser } from 'payload'
import { isStaff } from '@/cms/access/access'

type GetStaffUserInput = { payload: Payload; headers: Headers }

/** The member of staff who is logged in with a request; null for a stranger, an owner, and an expired login. */
export async function getStaffUser({ payload, headers }: GetStaffUserInput): Promise<TypedUser | null> {
  const { user } = await payload.auth({ headers })
  return user && isStaff({ user }) ? user : null
}
