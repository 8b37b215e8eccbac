import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import { nextNumber, password } from '../database/factories'

/** Every kind of visitor: two owners, because one must not see the other's data. */
export const visitorNames = [
  'anonymous',
  'owner',
  'otherOwner',
  'translator',
  'reader',
  'agent',
  'editor',
  'admin',
] as const

export type VisitorName = (typeof visitorNames)[number]

export type Visitors = Record<VisitorName, TypedUser | null>

async function createStaffMember(payload: Payload, role: StaffRole): Promise<TypedUser> {
  const data = { email: `${role}-${nextNumber()}@example.com`, name: role, role, password }
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
}

async function createOwner(payload: Payload, name: string): Promise<TypedUser> {
  const data = { email: `${name}-${nextNumber()}@example.com`, lastName: name, password }
  return { ...(await payload.create({ collection: 'owners', data })), collection: 'owners' }
}

/** Makes an account for every visitor that has one; all of them share the password of the factories. */
export async function createVisitors(payload: Payload): Promise<Visitors> {
  return {
    anonymous: null,
    owner: await createOwner(payload, 'owner'),
    otherOwner: await createOwner(payload, 'other-owner'),
    translator: await createStaffMember(payload, 'translator'),
    reader: await createStaffMember(payload, 'reader'),
    agent: await createStaffMember(payload, 'agent'),
    editor: await createStaffMember(payload, 'editor'),
    admin: await createStaffMember(payload, 'admin'),
  }
}

/** A request as the visitor's browser would make it over REST, or as the site makes it for the visitor. */
export function requestOf(
  payload: Payload,
  { user, payloadAPI }: { user: TypedUser | null; payloadAPI: 'REST' | 'local' },
): Promise<PayloadRequest> {
  return createLocalReq({ req: { payloadAPI, user } }, payload)
}
