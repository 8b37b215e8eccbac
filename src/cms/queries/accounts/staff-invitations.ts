import type { Payload, PayloadRequest } from 'payload'
import { readToken, signToken } from '@/cms/access/signed-token'
import { findRecord } from '@/cms/database/records'
import type { User } from '@/cms/payload-types'
import { STAFF_INVITATION_LASTS } from '@/domain/mail/password-link'
import { env } from '@/env'

const purpose = 'staff-invitation'

/** An invited account whose person has not chosen a password yet: it opens nothing. */
export const isAwaited = ({ invitedAt, joinedAt }: Pick<User, 'invitedAt' | 'joinedAt'>): boolean =>
  Boolean(invitedAt) && !joinedAt

/** The address where an invited colleague chooses their password: valid for seven days, once, and until the next one is sent. */
export function staffInvitationAddress({
  secret,
  id,
  version,
  now,
}: {
  secret: string
  id: number
  version: number
  now: Date
}): string {
  const expiresAt = new Date(now.getTime() + STAFF_INVITATION_LASTS)
  const token = signToken({ secret, purpose, numbers: [id, version], expiresAt })
  return `${env.SITE_URL}/admin/invitation?token=${token}`
}

/** The awaited account behind the link of an invitation; null once it expired, was used or was sent again. */
export async function getInvitedByToken({
  payload,
  token,
  now,
  req,
}: {
  payload: Payload
  token: unknown
  now: Date
  req?: PayloadRequest
}): Promise<User | null> {
  const [id, version] = readToken({ secret: payload.secret, purpose, token, now }) ?? []
  if (id === undefined) return null
  const user = await findRecord(payload, { collection: 'users', where: { id: { equals: id } }, req })
  return user && isAwaited(user) && (user.invitationVersion ?? 0) === version ? user : null
}
