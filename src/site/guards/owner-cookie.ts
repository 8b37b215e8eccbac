import {
  clearCookie,
  OWNER_HINT_COOKIE,
  OWNER_LOOK_COOKIE,
  OWNER_SESSION_COOKIE,
  readCookie,
  setCookie,
} from '@/domain/owners/owner-cookies'
import { env } from '@/env'

const isSecure = env.SITE_URL.startsWith('https://')

/** The login that a request carries, as far as it is one. */
export const ownerSessionOf = ({ headers }: Request): string | null =>
  readCookie({ header: headers.get('cookie'), name: OWNER_SESSION_COOKIE })

/** Leave a login in the browser, and that there is one for the scripts of the site. */
export const sessionCookies = ({ session, expiresAt }: { session: string; expiresAt: Date }): string[] => [
  setCookie({ name: OWNER_SESSION_COOKIE, value: session, isSecure, expiresAt }),
  setCookie({ name: OWNER_HINT_COOKIE, value: '1', isSecure, expiresAt }),
]

/** Take the login away. */
export const noSessionCookies = (): string[] => [
  clearCookie({ name: OWNER_SESSION_COOKIE, isSecure }),
  clearCookie({ name: OWNER_HINT_COOKIE, isSecure }),
]

/** Ends a look. */
export const noLookCookie = (): string => clearCookie({ name: OWNER_LOOK_COOKIE, isSecure })
