import {
  addDataAndFileToRequest,
  AuthenticationError,
  parseCookies,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { loginOptions } from '@/cms/access/login-options'
import { logInStaff } from '@/cms/operations/accounts/log-in-staff'
import { requestStaffPassword } from '@/cms/operations/accounts/mail-staff-password'
import { BROWSER_KEPT } from '@/cms/operations/accounts/recognise-browser'
import { UNTRUSTED_FORWARDED, lastHop } from '@/domain/guards/request-sender.mjs'
import { isSharedAddress } from '@/domain/guards/shared-address'
import { env } from '@/env'
import { textOf } from '@/domain/shared/text'

const noStore = { 'Cache-Control': 'no-store' }

async function bodyOf(req: PayloadRequest): Promise<{ email: string; password: string }> {
  await addDataAndFileToRequest(req)
  const { email, password } = req.data ?? {}
  return {
    email: textOf(email),
    password: textOf(password),
  }
}

const missing = (req: PayloadRequest, path: 'email' | 'password'): Response => {
  const message = req.t('validation:required')
  const errors = [
    { name: 'ValidationError', message, data: { collection: 'users', errors: [{ message, path }] } },
  ]
  return Response.json({ errors }, { status: 400, headers: noStore })
}

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
function visitorOf(req: PayloadRequest): string | null {
  const visitor = lastHop(req.headers.get('x-forwarded-for'))
  return isForwarded(req) || isSharedAddress(visitor) ? null : visitor
}

const BROWSER_COOKIE = 'staff-browser'

const browserTokenOf = ({ headers }: PayloadRequest): string | null =>
  parseCookies(headers).get(BROWSER_COOKIE) ?? null

/** Sent only with a login, and never read by scripts. */
const browserCookie = (token: string): string => {
  const lasts = BROWSER_KEPT * 24 * 60 * 60
  const secure = loginOptions.cookies.secure ? '; Secure' : ''
  return `${BROWSER_COOKIE}=${token}; Path=/api/users/login; Max-Age=${lasts}; HttpOnly; SameSite=Lax${secure}`
}

async function logIn(req: PayloadRequest): Promise<Response> {
  const { email, password } = await bodyOf(req)
  if (email.trim() === '') return missing(req, 'email')
  if (password.trim() === '') return missing(req, 'password')
  const browser = { token: browserTokenOf(req), userAgent: req.headers.get('user-agent') }
  const answer = await logInStaff({ req, email, password, visitor: visitorOf(req), browser })
  if (answer === null) throw new AuthenticationError(req.t)
  const { browserToken, ...login } = answer
  const { auth } = req.payload.collections.users.config
  const cookie = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: login.token,
  })
  const body = { message: req.t('authentication:passed'), ...login }
  const headers = new Headers(noStore)
  headers.append('Set-Cookie', cookie)
  headers.append('Set-Cookie', browserCookie(browserToken))
  return Response.json(body, { headers })
}

async function forget(req: PayloadRequest): Promise<Response> {
  const { email } = await bodyOf(req)
  if (email.trim() === '') return missing(req, 'email')
  await requestStaffPassword({ req, email })
  return Response.json({ message: req.t('general:success') }, { headers: noStore })
}

/**
 * These replace Payload's own: known and unknown addresses, wrong passwords and visitors with too many attempts get the
 * same answer, after the same time.
 */
export const staffLoginEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: logIn },
  { path: '/forgot-password', method: 'post', handler: forget },
]
