import * as z from 'zod/mini'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { leadErrorCodes, type LeadErrorCode, type LeadErrors } from './lead-errors'
import { isLeadFieldName, leadFields, type LeadFieldName, type LeadValues } from './lead-fields'
import type { LeadKind } from './lead-kinds'
import { askedFields, findProblems, requiredFields, type LeadLimits } from './lead-rules'

export type ParsedLead = { kind: LeadKind; locale: Locale; values: LeadValues }

type Form = { kind: LeadKind; now: Date; limits?: LeadLimits }

/** The values of an empty form. */
export const noLeadValues: LeadValues = leadFields.parse({})

/**
 * A submission read from JSON or from a posted form, or the first error of each field in the order of the form. Keys that
 * the form does not have, or may not ask, are dropped. It never throws, whatever the values hold.
 */
export function parseLead({
  kind,
  values,
  locale,
  now,
  limits,
}: Form & { values: unknown; locale: Locale }): Result<ParsedLead, LeadErrors> {
  const read = readLead({ form: { kind, now, limits }, input: values })
  return read.ok ? { ok: true, value: { kind, locale, values: read.value } } : read
}

/** The same as a schema, for forms in the browser: an issue's path is the field, its message the error's code. */
export function leadSchema(form: Form) {
  return z.transform((input: unknown, context): LeadValues => {
    const read = readLead({ form, input })
    if (read.ok) return read.value
    for (const [field, code] of Object.entries(read.failure))
      context.issues.push({ code: 'custom', path: [field], message: code, input })
    return z.NEVER
  })
}

/** The values of a lead stored earlier; values that are no longer valid are empty. */
export function readStoredValues(stored: unknown): LeadValues {
  return readFields(pick({ input: stored, names: Object.keys(leadFields.shape).filter(isLeadFieldName) }))
    .values
}

function readLead({ form, input }: { form: Form; input: unknown }): Result<LeadValues, LeadErrors> {
  const { kind, now, limits } = form
  const asked = askedFields(form)
  const { values: read, errors } = readFields(pick({ input, names: asked }))
  const values = withOrderedPrices(read)
  for (const name of requiredFields({ kind, limits, values, wrong: [...errors.keys()] }))
    if (isEmpty(values[name])) errors.set(name, errors.get(name) ?? 'required')
  for (const { field, code } of findProblems({ values, today: belgianDay(now), limits }))
    errors.set(field, errors.get(field) ?? code)
  const found = asked.flatMap((name) => entryOf({ name, code: errors.get(name) }))
  return found.length === 0 ? { ok: true, value: values } : { ok: false, failure: Object.fromEntries(found) }
}

const entryOf = ({ name, code }: { name: LeadFieldName; code: LeadErrorCode | undefined }) =>
  code === undefined ? [] : [[name, code] as const]

type Read = { values: LeadValues; errors: Map<LeadFieldName, LeadErrorCode> }

/** The readable values, the others empty with their errors, so that a visitor gets all errors at once. */
function readFields(picked: Record<string, unknown>): Read {
  const first = leadFields.safeParse(picked)
  if (first.success) return { values: first.data, errors: new Map() }
  const errors: Read['errors'] = new Map()
  for (const { path, message } of first.error.issues) {
    const name = String(path[0])
    if (isLeadFieldName(name)) errors.set(name, leadErrorCodes.find((code) => code === message) ?? 'invalid')
  }
  const rest = Object.entries(picked).filter(([name]) => !isLeadFieldName(name) || !errors.has(name))
  return { values: leadFields.parse(Object.fromEntries(rest)), errors }
}

/** The own values of the input under these names. */
function pick({
  input,
  names,
}: {
  input: unknown
  names: readonly LeadFieldName[]
}): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {}
  const given = new Map<string, unknown>(Object.entries(input))
  return Object.fromEntries(names.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])))
}

/** A visitor who swaps lowest and highest means the range between them, as in the listings. */
function withOrderedPrices(values: LeadValues): LeadValues {
  const { minPrice, maxPrice } = values
  if (minPrice === null || maxPrice === null || minPrice <= maxPrice) return values
  return { ...values, minPrice: maxPrice, maxPrice: minPrice }
}

const isEmpty = (value: LeadValues[LeadFieldName]): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)
