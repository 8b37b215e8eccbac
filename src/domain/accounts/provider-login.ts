import { isMailAddress } from '@/domain/mail/mailbox'
import { safeInternalPath } from '@/domain/routing/safe-redirect'

/**
 * Why a login by the provider begins no session: it was cancelled there; no account has the address; the provider has not checked
 * the address; the account belongs to another person of the provider, or its invitation waits; the login took too long, was used or
 * belongs to another browser; the visitor tried too often; the provider is away, or its answer is not valid.
 */
export const providerFailures = [
  'cancelled',
  'unknown',
  'unverified',
  'other',
  'invited',
  'expired',
  'too-many',
  'failed',
] as const

export type ProviderFailure = (typeof providerFailures)[number]

/** The reason that the address of the login page names; null for any other text. */
export const readProviderFailure = (value: unknown): ProviderFailure | null =>
  providerFailures.find((failure) => failure === value) ?? null

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an issuer is on this machine, where tests ask it without encryption. */
export const isLocalIssuer = (issuer: string): boolean => localHosts.has(new URL(issuer).hostname)

/** Whether this is the address of an issuer (OpenID Connect Discovery 1.0, 3): https, without a login, a query or a fragment. */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false
  const { protocol, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLocalIssuer(text))
}

/** Whether two addresses are of one issuer: a host may stand there with or without its slash. */
export const isSameIssuer = (one: string, other: string): boolean => new URL(one).href === new URL(other).href

// It travels in a cookie, for which browsers have about 4000 bytes.
const LONGEST_PATH = 1000

// Screens of the back office need no other letters, and what is not encoded no server decodes into another path.
const screenPath = /^(?:\/[\w-]+)*\/?$/

/** Where a login leads in the back office: the path if it is a screen there, else its first screen (`admin`). */
export function adminPath(target: unknown, admin: string): string {
  const path = safeInternalPath(target)
  if (path === null) return admin
  const { pathname, search, hash } = new URL(path, 'https://site.invalid')
  const resolved = `${pathname}${search}${hash}`
  const isInside = pathname.startsWith(admin) && screenPath.test(pathname.slice(admin.length))
  return isInside && resolved.length <= LONGEST_PATH ? resolved : admin
}

/** The mail address that the provider says it has checked, as accounts store it; null without one. */
export function verifiedAddress(claims: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified: isVerified } = claims
  if (isVerified !== true || typeof email !== 'string') return null
  const address = email.trim()
  // In lower case some letters become others of ASCII: the Kelvin sign (U+212A) becomes a k, and the address that of somebody else.
  return /^[!-~]+$/.test(address) && isMailAddress(address) ? address.toLowerCase() : null
}
