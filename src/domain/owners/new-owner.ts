import { parseEmail } from '@/domain/leads/values/email-address'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'

/** Whom the agency invites into the owner area, with the numbers of the homes that are theirs. */
export type NewOwner = {
  firstName: string | null
  lastName: string
  email: string
  phone: string | null
  language: Locale
  homes: number[]
}

/** `taken`: another owner has the address, or one of the homes has an owner. */
export type NewOwnerError = 'required' | 'invalid' | 'too-long' | 'taken'

export type NewOwnerErrors = Partial<Record<keyof NewOwner, NewOwnerError>>

const longest = { firstName: 100, lastName: 100, phone: 40 } as const
const MOST_HOMES = 50

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function readHomes(value: unknown): number[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MOST_HOMES) return null
  const homes = value.map((home: unknown) => (typeof home === 'string' ? Number(home) : home))
  return homes.every(isRecordId) ? [...new Set(homes)] : null
}

function lengthErrors(texts: Record<keyof typeof longest, string>): NewOwnerErrors {
  const names = ['firstName', 'lastName', 'phone'] as const
  const wrong = names.filter((name) => texts[name].length > longest[name])
  return Object.fromEntries(wrong.map((name) => [name, 'too-long' as const]))
}

function emailError(given: string): NewOwnerErrors {
  if (parseEmail(given) !== null) return {}
  return { email: given === '' ? 'required' : 'invalid' }
}

/** Reads the form that invites a new owner; what is wrong with it is a code by field. */
export function readNewOwner(input: Readonly<Record<string, unknown>>): Result<NewOwner, NewOwnerErrors> {
  const texts = {
    firstName: textOf(input.firstName),
    lastName: textOf(input.lastName),
    phone: textOf(input.phone),
  }
  const email = textOf(input.email)
  const { language } = input
  const homes = readHomes(input.homes)
  const errors: NewOwnerErrors = {
    ...lengthErrors(texts),
    ...(texts.lastName === '' && { lastName: 'required' }),
    ...emailError(email),
  }
  if (homes === null) errors.homes = 'invalid'
  if (!isLocale(language)) errors.language = 'invalid'
  if (homes === null || !isLocale(language) || Object.keys(errors).length > 0)
    return { ok: false, failure: errors }
  const { firstName, lastName, phone } = texts
  const person = { firstName: firstName || null, lastName, phone: phone || null, language, homes }
  return { ok: true, value: { ...person, email: email.toLowerCase() } }
}
