import type { Payload } from 'payload'
import type { Result } from '@/domain/shared/result'
import { checkOwnerPassword, type OwnerLogin } from './check-owner-password'

/** A field is empty; or address and password do not match, for whatever reason. */
export type LogInFailure =
  { reason: 'invalid'; errors: { email?: 'required'; password?: 'required' } } | { reason: 'refused' }

/**
 * Logs an owner in: `getOwnerUser` recognises their session for eight hours, and the agency is notified by mail. All
 * failures look alike, so that nobody learns who has an account.
 */
export async function logInOwner({
  payload,
  email,
  password,
}: {
  payload: Payload
  email: string
  password: string
}): Promise<Result<OwnerLogin, LogInFailure>> {
  const errors = {
    ...(email.trim() === '' && { email: 'required' as const }),
    ...(password.trim() === '' && { password: 'required' as const }),
  }
  if (Object.keys(errors).length > 0) return { ok: false, failure: { reason: 'invalid', errors } }
  const login = await checkOwnerPassword({ payload, email, password, isPasswordCheck: false })
  return login ? { ok: true, value: login } : { ok: false, failure: { reason: 'refused' } }
}
