/** Holds only the login of an owner. */
export const OWNER_SESSION_COOKIE = 'owner-session'

/**
 * Tells the scripts of the site that an owner is logged in, but not who. It comes and goes with the login and opens
 * nothing; with it a page that is the same for everybody can link to the owner area.
 */
export const OWNER_HINT_COOKIE = 'owner-here'

/** Holds the owner whose area a member of staff looks at; worthless without the login of that member of staff. */
export const IMPERSONATION_COOKIE = 'owner-impersonation'

/** How long impersonation lasts, in minutes. */
export const IMPERSONATION_MINUTES = 30

type Cookie = {
  name: typeof OWNER_SESSION_COOKIE | typeof IMPERSONATION_COOKIE | typeof OWNER_HINT_COOKIE
  value: string
  /** Only over https. */
  isSecure: boolean
  expiresAt: Date
}

/**
 * A cookie as `Set-Cookie` writes it. Scripts cannot read it, except the hint, and other sites cannot send it along with a
 * post.
 */
export const setCookie = ({ name, value, isSecure, expiresAt }: Cookie): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Expires=${expiresAt.toUTCString()}`,
    ...(name === OWNER_HINT_COOKIE ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

/** Deletes such a cookie. */
export const clearCookie = ({ name, isSecure }: Pick<Cookie, 'name' | 'isSecure'>): string =>
  setCookie({ name, value: '', isSecure, expiresAt: new Date(0) })

/** The value of a cookie in a request; null if it is missing. */
export function readCookie({ header, name }: { header: string | null; name: Cookie['name'] }): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const pair = pairs.find((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || null
}

/** Whether the cookies that a script can read say that an owner is logged in. */
export const saysOwnerIsHere = (cookies: string): boolean =>
  readCookie({ header: cookies, name: OWNER_HINT_COOKIE }) === '1'
