import { createHmac, timingSafeEqual } from 'node:crypto'
import type { appointmentTokens } from '@/domain/appointments/stored-names'

type AppointmentTokenPurpose = (typeof appointmentTokens)[keyof typeof appointmentTokens]

/** What a token allows: a token of one purpose is not valid for another. */
export type TokenPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'document'
  | AppointmentTokenPurpose
  | 'alert-confirm'
  | 'alert-manage'
  | 'alert-unsubscribe'
  | 'alert-keep'
  | 'owner-password'
  | 'owner-invitation'
  | 'staff-invitation'
  | 'staff-code'
  | 'staff-set-up'
  | 'impersonation'

type TokenKey = { secret: string; purpose: TokenPurpose }

/** A separate key for each use of the site's secret. */
export const deriveKey = ({ secret, use }: { secret: string; use: string }): string =>
  createHmac('sha256', secret).update(`key:${use}`).digest('hex')

function signatureOf({ secret, purpose, content }: TokenKey & { content: string }): Buffer {
  const key = deriveKey({ secret, use: `token:${purpose}` })
  return createHmac('sha256', key).update(content).digest()
}

/**
 * A signed token with numbers, for one purpose and until a time, so that nothing has to be stored. It holds nothing
 * personal, as it is part of links.
 */
export function signToken({
  numbers,
  expiresAt,
  ...signed
}: TokenKey & { numbers: readonly number[]; expiresAt: Date | null }): string {
  const expires = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0
  const content = [...numbers, expires].map((number) => number.toString(36)).join('.')
  return `${content}.${signatureOf({ ...signed, content }).toString('base64url')}`
}

/** The numbers of a valid token of this purpose; null for any other text. */
export function readToken({
  token,
  now,
  ...signed
}: TokenKey & { token: unknown; now: Date }): number[] | null {
  if (typeof token !== 'string' || !/^[0-9a-z]{1,12}(\.[0-9a-z]{1,12}){1,4}\.[\w-]{43}$/.test(token))
    return null
  const end = token.lastIndexOf('.')
  const content = token.slice(0, end)
  const given = Buffer.from(token.slice(end + 1), 'base64url')
  const expected = signatureOf({ ...signed, content })
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const numbers = content.split('.').map((part) => Number.parseInt(part, 36))
  const expires = numbers.pop() ?? 0
  return expires !== 0 && expires * 1000 <= now.getTime() ? null : numbers
}

/** A hash by which a value, such as a visitor's address, can be recognised; it cannot be reversed without the secret. */
export const keepAsHash = ({ secret, use, value }: { secret: string; use: string; value: string }): string =>
  createHmac('sha256', deriveKey({ secret, use })).update(value).digest('base64url')
