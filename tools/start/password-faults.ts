import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordError,
  type PasswordError,
} from '../../src/domain/accounts/password-rules'

const faults: Record<PasswordError, string> = {
  required: 'it is empty',
  'too-short': `at least ${PASSWORD_MIN_LENGTH} characters`,
  'too-long': `at most ${PASSWORD_MAX_LENGTH} characters`,
  address: 'not made from the email address',
  common: 'not one that is easy to guess',
}

/** Why a password for staff is refused, for somebody at the command line; null where it is accepted. */
export function passwordFault(account: { password: string; email: string }): string | null {
  const error = passwordError(account)
  return error === null ? null : faults[error]
}
