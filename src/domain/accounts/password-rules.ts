import { isCommonPassword, isMadeFromAddress } from './common-password'

export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 200

/** What can be wrong with a new password. */
export type PasswordError = 'required' | 'too-short' | 'too-long' | 'address' | 'common'

export type PasswordErrors = { password?: PasswordError; repeat?: 'required' | 'mismatch' }

const lengthOf = (text: string): number => [...text].length

/**
 * What is wrong with a new password, of staff and of owners alike: it has 12 to 200 characters, is neither the mail
 * address of the account nor made from it, and none of those that everybody tries first. Null where it can be taken.
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

/** What is wrong with a new password that was typed twice. Nothing where it can be taken. */
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
