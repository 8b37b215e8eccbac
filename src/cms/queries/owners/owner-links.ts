import type { Payload, PayloadRequest } from 'payload'
import { readToken, signToken } from '@/cms/access/signed-token'
import { PASSWORD_LINK_LASTS } from '@/domain/mail/password-link'
import { ownerHref } from '@/domain/routing/owner-address'
import { env } from '@/env'
import { getOwner, type StoredOwner } from './stored-owners'

const day = 24 * 3_600_000

// A new owner may be travelling; somebody who just asked for a link is waiting for it.
const lasts = { 'owner-password': PASSWORD_LINK_LASTS, 'owner-invitation': 7 * day } as const

export type OwnerLinkPurpose = keyof typeof lasts

/** The address where an owner sets a password: valid for an hour, for seven days in an invitation, and only once. */
export function ownerPasswordAddress({
  payload,
  owner,
  purpose,
  now,
}: {
  payload: Pick<Payload, 'secret'>
  owner: Pick<StoredOwner, 'id' | 'language' | 'linkVersion'>
  purpose: OwnerLinkPurpose
  now: Date
}): string {
  const { id, language, linkVersion } = owner
  const token = signToken({
    secret: payload.secret,
    purpose,
    numbers: [id, linkVersion],
    expiresAt: new Date(now.getTime() + lasts[purpose]),
  })
  return `${env.SITE_URL}${ownerHref({ locale: language, page: { kind: 'password' } })}?token=${token}`
}

const purposes = ['owner-password', 'owner-invitation'] as const

/** The owner behind the link of a mail; null once it has expired, or a password was set since. */
export async function getOwnerByToken({
  payload,
  token,
  now,
  req,
}: {
  payload: Payload
  token: unknown
  now: Date
  req?: PayloadRequest
}): Promise<StoredOwner | null> {
  const { secret } = payload
  const numbers = purposes
    .map((purpose) => readToken({ secret, purpose, token, now }))
    .find((found) => found !== null)
  const [id, version] = numbers ?? []
  if (id === undefined) return null
  const owner = await getOwner({ payload, id, req })
  return owner?.linkVersion === version ? owner : null
}
