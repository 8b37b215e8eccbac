import {
  addDataAndFileToRequest,
  APIError,
  AuthenticationError,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { withCountedLink } from '@/cms/operations/accounts/link-attempts'
import { logInStaff } from '@/cms/operations/accounts/log-in-staff'
import { requestStaffPassword } from '@/cms/operations/accounts/mail-staff-password'
import { textOf } from '@/domain/shared/text'
import { browserOf, noStore, pendingHeaders, sessionHeaders, visitorOf } from './login-request'

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

async function logIn(req: PayloadRequest): Promise<Response> {
  const { email, password } = await bodyOf(req)
  if (email.trim() === '') return missing(req, 'email')
  if (password.trim() === '') return missing(req, 'password')
  const answer = await logInStaff({ req, email, password, visitor: visitorOf(req), browser: browserOf(req) })
  if (answer === null) throw new AuthenticationError(req.t)
  if (answer.kind === 'step') {
    const { step, token, hasPasskey } = answer
    const body = hasPasskey ? { step, passkey: true } : { step }
    return Response.json(body, { headers: pendingHeaders({ step, token }) })
  }
  const { token, exp, user } = answer
  const body = { message: req.t('authentication:passed'), token, exp, user }
  return Response.json(body, { headers: sessionHeaders(req, answer) })
}

async function forget(req: PayloadRequest): Promise<Response> {
  const { email } = await bodyOf(req)
  if (email.trim() === '') return missing(req, 'email')
  await requestStaffPassword({ req, email, visitor: visitorOf(req) })
  return Response.json({ message: req.t('general:success') }, { headers: noStore })
}

// What Payload says of a link that does not work.
const FORBIDDEN = 403

const isWrongLink = (error: unknown): boolean => error instanceof APIError && error.status === FORBIDDEN

/** Null if the link does not work. */
async function setPassword(
  req: PayloadRequest,
  data: { token: string; password: string },
): Promise<true | null> {
  try {
    await req.payload.resetPassword({ collection: 'users', data, req, overrideAccess: false })
    return true
  } catch (error) {
    if (isWrongLink(error)) return null
    throw error
  }
}

/** Sets the password of the link in a mail. Payload's own would begin a session too, without a second factor. */
async function reset(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const { token, password } = req.data ?? {}
  const data = { token: textOf(token), password: textOf(password) }
  const attempt = {
    payload: req.payload,
    use: 'staff-links',
    visitor: visitorOf(req),
    now: new Date(),
  } as const
  const isSet = await withCountedLink(attempt, () => setPassword(req, data))
  if (!isSet) throw new APIError('Token is either invalid or has expired.', FORBIDDEN)
  const body = { message: req.t('authentication:passwordResetSuccessfully') }
  return Response.json(body, { headers: noStore })
}

/**
 * These replace Payload's own: known and unknown addresses, wrong passwords and visitors with too many attempts get the
 * same answer, after the same time.
 */
export const staffLoginEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: logIn },
  { path: '/forgot-password', method: 'post', handler: forget },
  { path: '/reset-password', method: 'post', handler: reset },
]
