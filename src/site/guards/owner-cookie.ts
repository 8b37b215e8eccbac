import {
  clearCookie,
  OWNER_LOOK_COOKIE,
  OWNER_SESSION_COOKIE,
  readCookie,
  setCookie,
} from '@/domain/owners/owner-cookies'
import { env } from '@/env'

const isSecure = env.SITE_URL.startsWith('https://')

function withCookie(response: Response, cookie: string): Response {
  response.headers.append('Set-Cookie', cookie)
  return response
}

/** The login that a request carries, as far as it is one. */
export const ownerSessionOf = ({ headers }: Request): string | null =>
  readCookie({ header: headers.get('cookie'), name: OWNER_SESSION_COOKIE })

/** The answer that leaves a login in the browser. */
export const keepSession = (
  response: Response,
  { session, expiresAt }: { session: string; expiresAt: Date },
): Response =>
  withCookie(response, setCookie({ name: OWNER_SESSION_COOKIE, value: session, isSecure, expiresAt }))

/** The answer that takes the login away. */
export const forgetSession = (response: Response): Response =>
  withCookie(response, clearCookie({ name: OWNER_SESSION_COOKIE, isSecure }))

/** The answer that ends a look. */
export const forgetLook = (response: Response): Response =>
  withCookie(response, clearCookie({ name: OWNER_LOOK_COOKIE, isSecure }))
