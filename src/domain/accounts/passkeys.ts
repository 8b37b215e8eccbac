import { textOf } from '@/domain/shared/text'

/** The time to confirm with a passkey, in milliseconds: longer than browsers wait by themselves. */
export const PASSKEY_AWAITED = 5 * 60_000

/** So many passkeys an account may have. */
export const MOST_PASSKEYS = 10

/** In characters. */
export const PASSKEY_NAME_LENGTH = 60

/** The name that somebody gives a passkey; null without one. */
export function passkeyName(typed: unknown): string | null {
  const name = textOf(typed).trim().replace(/\s+/gu, ' ')
  return name === '' ? null : [...name].slice(0, PASSKEY_NAME_LENGTH).join('')
}

/** What passkeys are bound to: the name of the host, and the whole origin of the pages that may ask for them. */
export type RelyingParty = { id: string; origin: string }

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[')

/**
 * What the passkeys of a site are bound to; null where browsers refuse them: without https, but for `localhost`, and at an address in
 * numbers.
 */
export function relyingPartyOf(siteUrl: string): RelyingParty | null {
  const { hostname: id, origin, protocol } = new URL(siteUrl)
  const isLocal = id === 'localhost' || id.endsWith('.localhost')
  if (isAddress(id) || (protocol !== 'https:' && !isLocal)) return null
  return { id, origin }
}
