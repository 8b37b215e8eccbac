/** Holds the login of an owner, and nothing else of the site's knows it by this name. */
export const OWNER_SESSION_COOKIE = 'owner-session'

/**
 * Says to the scripts of the site that an owner is logged in, and nothing of who it is. It comes and goes with the login,
 * opens nothing, and lets a page that is the same for everybody lead to the owner area.
 */
export const OWNER_HINT_COOKIE = 'owner-here'

/** Holds whose area a member of staff looks at; worth nothing without the login of that member of staff. */
export const OWNER_LOOK_COOKIE = 'owner-look'

/** How long a look lasts, in minutes. */
export const LOOK_MINUTES = 30

type Cookie = {
  name: typeof OWNER_SESSION_COOKIE | typeof OWNER_LOOK_COOKIE | typeof OWNER_HINT_COOKIE
  value: string
  /** Only over https. */
  isSecure: boolean
  expiresAt: Date
}

/**
 * A cookie that scripts cannot read, but for the hint, and other sites cannot send along with a post, as `Set-Cookie`
 * says it.
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

/** Takes such a cookie away. */
export const clearCookie = ({ name, isSecure }: Pick<Cookie, 'name' | 'isSecure'>): string =>
  setCookie({ name, value: '', isSecure, expiresAt: new Date(0) })

/** What a request says under the name of a cookie; null where it says nothing. */
export function readCookie({ header, name }: { header: string | null; name: Cookie['name'] }): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const pair = pairs.find((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || null
}

/** Whether the cookies that a script can read say that an owner is logged in. */
export const saysOwnerIsHere = (cookies: string): boolean =>
  readCookie({ header: cookies, name: OWNER_HINT_COOKIE }) === '1'
