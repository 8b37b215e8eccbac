import { parseEmail } from '@/domain/mail/mailbox'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'
import { textOf } from '@/domain/shared/text'

/** A person whom the agency invites into the owner area, with the numbers of their properties. */
export type NewOwner = {
  firstName: string | null
  lastName: string
  email: string
  phone: string | null
  language: Locale
  properties: number[]
}

/**
 * `taken`: another owner has the address, or one of the properties has an owner. `too-many`: somebody with limited rights has named too
 * many addresses of owners whom they do not see.
 */
export type NewOwnerError = 'required' | 'invalid' | 'too-long' | 'taken' | 'too-many'

export type NewOwnerErrors = Partial<Record<keyof NewOwner, NewOwnerError>>

const longest = { firstName: 100, lastName: 100, phone: 40 } as const
const MOST_PROPERTIES = 50

const trimmedText = (value: unknown): string => textOf(value).trim()

function readProperties(value: unknown): number[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MOST_PROPERTIES) return null
  const properties = value.map((property: unknown) =>
    typeof property === 'string' ? Number(property) : property,
  )
  return properties.every(isRecordId) ? [...new Set(properties)] : null
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

/** Reads the form that invites a new owner; errors are codes by field. */
export function readNewOwner(input: Readonly<Record<string, unknown>>): Result<NewOwner, NewOwnerErrors> {
  const texts = {
    firstName: trimmedText(input.firstName),
    lastName: trimmedText(input.lastName),
    phone: trimmedText(input.phone),
  }
  const email = trimmedText(input.email)
  const { language } = input
  const properties = readProperties(input.properties)
  const errors: NewOwnerErrors = {
    ...lengthErrors(texts),
    ...(texts.lastName === '' && { lastName: 'required' }),
    ...emailError(email),
  }
  if (properties === null) errors.properties = 'invalid'
  if (!isLocale(language)) errors.language = 'invalid'
  if (properties === null || !isLocale(language) || Object.keys(errors).length > 0)
    return { ok: false, failure: errors }
  const { firstName, lastName, phone } = texts
  const person = { firstName: firstName || null, lastName, phone: phone || null, language, properties }
  return { ok: true, value: { ...person, email: email.toLowerCase() } }
}
