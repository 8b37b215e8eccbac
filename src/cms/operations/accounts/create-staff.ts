import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { StaffRole } from '@/cms/access/access'

type CreateStaffInput = { payload: Payload; email: string; role: StaffRole; password?: string }

/**
 * Makes a staff account and gives back its password: the one given, or a random one that is shown once.
 * @throws ValidationError of Payload when the address has an account already.
 */
export async function createStaff({ payload, email, role, password }: CreateStaffInput): Promise<string> {
  const chosen = password ?? randomBytes(12).toString('base64url')
  const name = email.split('@')[0] ?? email
  await payload.create({ collection: 'users', data: { email, name, role, password: chosen } })
  return chosen
}
