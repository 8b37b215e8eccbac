import { getRequestLanguage, parseCookies, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { loginOptions } from '@/cms/access/login-options'
import type { StaffSession } from '@/cms/operations/accounts/open-session'
import { BROWSER_KEPT, type LoginBrowser } from '@/cms/operations/accounts/recognise-browser'
import { PENDING_COOKIE, pendingSeconds, type PendingStep } from '@/cms/queries/accounts/pending-login'
import { UNTRUSTED_FORWARDED, lastHop } from '@/domain/guards/request-sender.mjs'
import { isSharedAddress } from '@/domain/guards/shared-address'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'

/** No cache keeps the answer to a login. */
export const noStore = { 'Cache-Control': 'no-store' }

let hasWarnedOfProxy = false

/** Whether the request came through a proxy that may not be trusted; the log says so once. */
function isForwarded({ headers, payload }: PayloadRequest): boolean {
  if (env.TRUST_PROXY === '1' || !headers.has(UNTRUSTED_FORWARDED)) return false
  if (!hasWarnedOfProxy)
    payload.logger.warn(
      'A request came with X-Forwarded-For, which TRUST_PROXY=0 does not believe: behind a proxy all visitors count as one. Set TRUST_PROXY=1 there.',
    )
  hasWarnedOfProxy = true
  return true
}

/**
 * The visitor who tries a password; null if they cannot be told apart, so that nobody is locked out by another's errors.
 */
export function visitorOf(req: PayloadRequest): string | null {
  const visitor = lastHop(req.headers.get('x-forwarded-for'))
  return isForwarded(req) || isSharedAddress(visitor) ? null : visitor
}

const BROWSER_COOKIE = 'staff-browser'

/** The language of the back office in this browser, as Payload reads it: the one that was chosen, else the browser's own. */
function languageOf({ headers, payload: { config } }: PayloadRequest): Locale | null {
  const cookies = parseCookies(headers)
  if (!cookies.has(`${config.cookiePrefix}-lng`) && !headers.has('accept-language')) return null
  const language = getRequestLanguage({ config, cookies, headers })
  return isLocale(language) ? language : null
}

/** The browser of a login, as it was recognised before. */
export const browserOf = (req: PayloadRequest): LoginBrowser => ({
  token: parseCookies(req.headers).get(BROWSER_COOKIE) ?? null,
  userAgent: req.headers.get('user-agent'),
  language: languageOf(req),
})

/** What the right password left with the browser of a login that owes a step. */
export const pendingTokenOf = ({ headers }: Pick<PayloadRequest, 'headers'>): string | null =>
  parseCookies(headers).get(PENDING_COOKIE) ?? null

/** The cookie of a login that is at the provider, and of the link with it that waits for the second factor. */
const PROVIDER_COOKIE = 'staff-provider-login'
const LINK_COOKIE = 'staff-provider-link'

/** What the browser keeps of a login that it began at the provider. */
export const begunLoginOf = ({ headers }: PayloadRequest): string | null =>
  parseCookies(headers).get(PROVIDER_COOKIE) ?? null

/** The link with a person of the provider that waits for the second factor. */
export const waitingLinkOf = ({ headers }: PayloadRequest): string | null =>
  parseCookies(headers).get(LINK_COOKIE) ?? null

const end = `HttpOnly; SameSite=Lax${loginOptions.cookies.secure ? '; Secure' : ''}`

const pendingCookie = (token: string, lasts: number): string =>
  `${PENDING_COOKIE}=${token}; Path=/; Max-Age=${lasts}; ${end}`

/** It goes to the endpoints of the login alone. */
const loginCookie = (name: string, { value, lasts }: { value: string; lasts: number }): string =>
  `${name}=${value}; Path=/api/users/login; Max-Age=${lasts}; ${end}`

const withCookies = (...cookies: readonly string[]): Headers => {
  const headers = new Headers(noStore)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** The answer that sends somebody to the provider, and the one to whoever came back: it works once. */
export const begunHeaders = (kept: string, lasts: number): Headers =>
  withCookies(loginCookie(PROVIDER_COOKIE, { value: kept, lasts }))

type OwedStep = { step: PendingStep; token: string; link?: string | null }

/** The answer to the right password, or to the provider, for a login that owes a step. */
export function pendingHeaders({ step, token, link }: OwedStep): Headers {
  const lasts = pendingSeconds(step)
  const kept = link ? { value: link, lasts } : { value: '', lasts: 0 }
  return withCookies(pendingCookie(token, lasts), loginCookie(LINK_COOKIE, kept))
}

/** The answer that begins a session: its cookie, and the one by which the browser is recognised, which goes to logins alone. */
export function sessionHeaders(
  { payload }: PayloadRequest,
  { token, browserToken }: Pick<StaffSession, 'token' | 'browserToken'>,
): Headers {
  const session = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const lasts = BROWSER_KEPT * 24 * 60 * 60
  const browser = loginCookie(BROWSER_COOKIE, { value: browserToken, lasts })
  return withCookies(
    session,
    browser,
    pendingCookie('', 0),
    loginCookie(LINK_COOKIE, { value: '', lasts: 0 }),
  )
}
