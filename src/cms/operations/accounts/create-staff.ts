import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { StaffRole } from '@/domain/accounts/staff-roles'

type CreateStaffInput = { payload: Payload; email: string; role: StaffRole; password?: string }

/**
 * Creates a staff account and returns its password: the given one, or a random one that is shown once.
 * @throws ValidationError of Payload if the address already has an account.
 */
export async function createStaff({ payload, email, role, password }: CreateStaffInput): Promise<string> {
  const chosen = password ?? randomBytes(12).toString('base64url')
  const name = email.split('@')[0] ?? email
  await payload.create({ collection: 'users', data: { email, name, role, password: chosen } })
  return chosen
}
