import type { Payload } from 'payload'
import type { Result } from '@/domain/shared/result'
import { checkOwnerPassword, type OwnerLogin } from './check-owner-password'

/** A field is empty; or the two do not belong together, whatever the reason. */
export type LogInFailure =
  { reason: 'invalid'; errors: { email?: 'required'; password?: 'required' } } | { reason: 'refused' }

/**
 * Logs an owner in: from then on `getOwnerUser` knows them by the session, for eight hours. The agency is told by mail.
 * Whatever is wrong is one failure, so that nobody learns who has an account.
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
