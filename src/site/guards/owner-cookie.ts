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

function withCookie(response: Response, cookie: string): Response {
  response.headers.append('Set-Cookie', cookie)
  return response
}

/** The login that a request carries, as far as it is one. */
export const ownerSessionOf = ({ headers }: Request): string | null =>
  readCookie({ header: headers.get('cookie'), name: OWNER_SESSION_COOKIE })

/** The answer that leaves a login in the browser, and that there is one for the scripts of the site. */
export const keepSession = (
  response: Response,
  { session, expiresAt }: { session: string; expiresAt: Date },
): Response =>
  withCookie(
    withCookie(response, setCookie({ name: OWNER_SESSION_COOKIE, value: session, isSecure, expiresAt })),
    setCookie({ name: OWNER_HINT_COOKIE, value: '1', isSecure, expiresAt }),
  )

/** The answer that takes the login away. */
export const forgetSession = (response: Response): Response =>
  withCookie(
    withCookie(response, clearCookie({ name: OWNER_SESSION_COOKIE, isSecure })),
    clearCookie({ name: OWNER_HINT_COOKIE, isSecure }),
  )

/** The answer that ends a look. */
export const forgetLook = (response: Response): Response =>
  withCookie(response, clearCookie({ name: OWNER_LOOK_COOKIE, isSecure }))
