import { isCommonPassword, isMadeFromAddress } from './common-password'

export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 200

/** What can be wrong with a new password. */
export type PasswordError = 'required' | 'too-short' | 'too-long' | 'address' | 'common'

export type PasswordErrors = { password?: PasswordError; repeat?: 'required' | 'mismatch' }

const lengthOf = (text: string): number => [...text].length

/**
 * What is wrong with a new password of staff or of an owner; null if it is accepted. It has 12 to 200 characters, is not
 * the account's mail address or made from it, and is not a common password.
 */
export function passwordError({
  password,
  email,
}: {
  password: string
  email: string
}): PasswordError | null {
  if (password.trim() === '') return 'required'
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'address'
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return 'too-short'
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) return 'too-long'
  if (isMadeFromAddress(password, email)) return 'address'
  return isCommonPassword(password) ? 'common' : null
}

/** What is wrong with a new password that was typed twice; empty if it is accepted. */
export function checkNewPassword({
  password,
  repeat,
  email,
}: {
  password: string
  repeat: string
  email: string
}): PasswordErrors {
  const wrong = passwordError({ password, email })
  if (wrong !== null) return { password: wrong }
  if (repeat === '') return { repeat: 'required' }
  return repeat === password ? {} : { repeat: 'mismatch' }
}
