import { parseEmail } from '@/domain/mail/mailbox'
import { isLocale, type Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { textOf } from '@/domain/shared/text'
import { staffRoles, type StaffRole } from './staff-roles'

/** A person of the agency whom an administrator invites to the back office. */
export type NewColleague = { name: string; email: string; role: StaffRole; language: Locale }

/** `taken`: an account has the address. */
export type NewColleagueError = 'required' | 'invalid' | 'too-long' | 'taken'

export type NewColleagueErrors = Partial<Record<keyof NewColleague, NewColleagueError>>

const LONGEST_NAME = 100

function nameError(name: string): NewColleagueErrors {
  if (name === '') return { name: 'required' }
  return name.length > LONGEST_NAME ? { name: 'too-long' } : {}
}

function emailError(email: string): NewColleagueErrors {
  if (parseEmail(email) !== null) return {}
  return { email: email === '' ? 'required' : 'invalid' }
}

/** Reads the form that invites a colleague; errors are codes by field. */
export function readNewColleague(
  input: Readonly<Record<string, unknown>>,
): Result<NewColleague, NewColleagueErrors> {
  const name = textOf(input.name).trim()
  const email = textOf(input.email).trim()
  const role = staffRoles.find((each) => each === input.role)
  const { language } = input
  const errors: NewColleagueErrors = { ...nameError(name), ...emailError(email) }
  if (role === undefined) errors.role = 'invalid'
  if (!isLocale(language)) errors.language = 'invalid'
  if (role === undefined || !isLocale(language) || Object.keys(errors).length > 0)
    return { ok: false, failure: errors }
  return { ok: true, value: { name, email: email.toLowerCase(), role, language } }
}
