import {
  clearCookie,
  OWNER_HINT_COOKIE,
  IMPERSONATION_COOKIE,
  OWNER_SESSION_COOKIE,
  readCookie,
  setCookie,
} from '@/domain/owners/owner-cookies'
import { env } from '@/env'

const isSecure = env.SITE_URL.startsWith('https://')

/** The session that a request carries, if it has a valid one. */
export const ownerSessionOf = ({ headers }: Request): string | null =>
  readCookie({ header: headers.get('cookie'), name: OWNER_SESSION_COOKIE })

/** Sets the session cookie, and one that tells the site's scripts that somebody is logged in. */
export const sessionCookies = ({ session, expiresAt }: { session: string; expiresAt: Date }): string[] => [
  setCookie({ name: OWNER_SESSION_COOKIE, value: session, isSecure, expiresAt }),
  setCookie({ name: OWNER_HINT_COOKIE, value: '1', isSecure, expiresAt }),
]

/** Removes the session cookies. */
export const noSessionCookies = (): string[] => [
  clearCookie({ name: OWNER_SESSION_COOKIE, isSecure }),
  clearCookie({ name: OWNER_HINT_COOKIE, isSecure }),
]

/** Ends an impersonation. */
export const noImpersonationCookie = (): string => clearCookie({ name: IMPERSONATION_COOKIE, isSecure })
