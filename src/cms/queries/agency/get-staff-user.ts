import type { Payload, TypedUser } from 'payload'
import { isColleague, isStaff } from '@/cms/access/access'

type GetStaffUserInput = { payload: Payload; headers: Headers }

/** Who is logged in to the back office with a request, in any role; null for a stranger, an owner, and an expired login. */
export async function getColleague({ payload, headers }: GetStaffUserInput): Promise<TypedUser | null> {
  const { user } = await payload.auth({ headers })
  return user && isColleague({ user }) ? user : null
}

/** As `getColleague`, for staff who work on properties and clients alone. */
export async function getStaffUser({ payload, headers }: GetStaffUserInput): Promise<TypedUser | null> {
  const user = await getColleague({ payload, headers })
  return user && isStaff({ user }) ? user : null
}
