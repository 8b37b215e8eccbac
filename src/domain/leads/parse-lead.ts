import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import type { LeadAnswers, LeadStep } from './lead-definition'
import type { LeadErrors } from './lead-errors'
import type { LeadErrorCode } from './lead-error-codes'
import { leadFieldNames, leadFields, type LeadFieldName, type LeadValues } from './lead-fields'
import type { LeadKind } from './lead-kinds'
import { fieldsOf, leadTable } from './lead-table'
import type { LeadLimits } from './rental-limits'
import { matchesAmountInWords } from './values/amount-in-words'
import { readFields } from './values/field-readers'

type LeadRulesInput = { kind: LeadKind; limits?: LeadLimits }

/** The fields of a form that its limits allow. */
export function askedFields({ kind, limits = {} }: LeadRulesInput): LeadFieldName[] {
  const askable = leadTable[kind].askable?.(limits)
  return fieldsOf(kind).filter((name) => !askable || askable.includes(name))
}

/** The steps of the form with their fields; a step without fields is left out. */
export function askedSteps(asked: LeadRulesInput): LeadStep[] {
  const fields = askedFields(asked)
  return leadTable[asked.kind].steps
    .map((step) => ({ ...step, fields: step.fields.filter((name) => fields.includes(name)) }))
    .filter((step) => step.fields.length > 0)
}

const personB = ['personBFirstName', 'personBLastName'] as const

type FilledIn = {
  kind: LeadKind
  /** Whether it is asked for from a list, which has said what is looked for. */
  isFromList?: boolean
  /** The fields that staff have to fill in for a caller, in the place of those that a visitor has to. */
  needed?: readonly LeadFieldName[]
} & Partial<LeadAnswers>

/**
 * The fields that are required with these answers, such as a phone number for visitors who want a call. An invalid field
 * has to be corrected; no other field replaces it.
 */
export function requiredFields({ limits, ...filledIn }: FilledIn & { limits?: LeadLimits }): LeadFieldName[] {
  const { kind } = filledIn
  const required = new Set<LeadFieldName>([
    ...alwaysRequired(filledIn),
    ...requiredRecord(filledIn),
    ...requiredBy(filledIn),
  ])
  return askedFields({ kind, limits }).filter((name) => required.has(name) && !isReplaced(name, filledIn))
}

const alwaysRequired = ({ kind, isFromList, needed }: FilledIn): readonly LeadFieldName[] =>
  needed ?? ((isFromList && leadTable[kind].requiredFromList) || leadTable[kind].required)

const isReplaced = (name: LeadFieldName, { kind, values }: FilledIn): boolean =>
  values !== undefined && (leadTable[kind].insteadOf[name] ?? []).some((other) => !isEmpty(values[other]))

function requiredRecord({ kind, values, wrong = [] }: FilledIn): LeadFieldName[] {
  const { record, isRequired } = leadTable[kind].about
  if (!isRequired || record === 'none') return []
  if (record === 'either') return values?.project || wrong.includes('project') ? [] : ['property']
  return [record]
}

function requiredBy({ kind, values, wrong = [] }: FilledIn): LeadFieldName[] {
  if (!values) return []
  const isCouple = personB.some((name) => values[name] !== null)
  return [
    ...(values.contactPreference === 'phone' ? (['phone'] as const) : []),
    ...(leadTable[kind].requiredBy?.({ values, wrong }) ?? []),
    ...((values.kids ?? 0) > 0 ? (['kidAges'] as const) : []),
    ...(isCouple ? personB : []),
  ]
}

type LeadProblem = { field: LeadFieldName; code: LeadErrorCode }

/** The errors of values that are valid alone but not together. */
export function findProblems({
  values,
  now,
  limits = {},
}: {
  values: LeadValues
  now: Date
  limits?: LeadLimits
}): LeadProblem[] {
  return [
    ...dateProblems({ values, now }),
    ...householdProblems({ values, limits }),
    ...wordsProblems(values),
  ]
}

const fromToday = ['preferredDate', 'moveDate', 'startDate', 'endDate'] as const
const beforeToday = ['birthDate', 'personABirthDate', 'personBBirthDate'] as const

function dateProblems({ values, now }: { values: LeadValues; now: Date }): LeadProblem[] {
  // Most forms have no date, and to name the day of a place takes long.
  if ([...fromToday, ...beforeToday].every((field) => values[field] === null)) return []
  const today = belgianDay(now)
  const { startDate, endDate } = values
  const isBackwards = startDate !== null && endDate !== null && endDate < startDate
  return [
    ...fromToday.flatMap((field) => problemIf({ is: isBefore(values[field], today), field, code: 'past' })),
    ...beforeToday.flatMap((field) =>
      problemIf({ is: isBefore(today, values[field]), field, code: 'future' }),
    ),
    ...problemIf({ is: isBackwards, field: 'endDate', code: 'order' }),
  ]
}

function householdProblems({ values, limits }: { values: LeadValues; limits: LeadLimits }): LeadProblem[] {
  const { adults, kids, kidAges } = values
  const persons = (adults ?? 0) + (kids ?? 0)
  return [
    ...problemIf({ is: persons > (limits.maxPersons ?? Infinity), field: 'adults', code: 'too-many' }),
    ...problemIf({
      is: kidAges.length > 0 && kidAges.length !== (kids ?? 0),
      field: 'kidAges',
      code: 'mismatch',
    }),
  ]
}

function wordsProblems({ amount, amountInWords }: LeadValues): LeadProblem[] {
  const isOther =
    amount !== null && amountInWords !== null && !matchesAmountInWords({ amount, words: amountInWords })
  return problemIf({ is: isOther, field: 'amountInWords', code: 'mismatch' })
}

const problemIf = ({ is, field, code }: LeadProblem & { is: boolean }): LeadProblem[] =>
  is ? [{ field, code }] : []

// Days as `YYYY-MM-DD` compare as texts.
const isBefore = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day < other

export type ParsedLead = { kind: LeadKind; locale: Locale; values: LeadValues }

type Form = Pick<FilledIn, 'kind' | 'isFromList' | 'needed'> & { now: Date; limits?: LeadLimits }

/** The values of an empty form. */
export const noLeadValues: LeadValues = readFields(leadFields, {}).values

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
  isFromList,
  needed,
}: Form & { values: unknown; locale: Locale }): Result<ParsedLead, LeadErrors> {
  const read = readLead({ form: { kind, now, limits, isFromList, needed }, input: values })
  return read.ok ? { ok: true, value: { kind, locale, values: read.value } } : read
}

/** The values of a lead stored earlier; values that are no longer valid are empty. */
export function readStoredValues(stored: unknown): LeadValues {
  return readFields(leadFields, pick({ input: stored, names: leadFieldNames })).values
}

function readLead({ form, input }: { form: Form; input: unknown }): Result<LeadValues, LeadErrors> {
  const { kind, now, limits, isFromList, needed } = form
  const asked = askedFields(form)
  const { values: read, errors } = readFields(leadFields, pick({ input, names: asked }))
  const values = withOrderedPrices(read)
  for (const name of requiredFields({ kind, limits, isFromList, needed, values, wrong: [...errors.keys()] }))
    if (isEmpty(values[name])) errors.set(name, errors.get(name) ?? 'required')
  for (const { field, code } of findProblems({ values, now, limits }))
    errors.set(field, errors.get(field) ?? code)
  const found = asked.flatMap((name) => entryOf({ name, code: errors.get(name) }))
  return found.length === 0 ? { ok: true, value: values } : { ok: false, failure: Object.fromEntries(found) }
}

const entryOf = ({ name, code }: { name: LeadFieldName; code: LeadErrorCode | undefined }) =>
  code === undefined ? [] : [[name, code] as const]

/** The own values of the input under these names. */
function pick({
  input,
  names,
}: {
  input: unknown
  names: readonly LeadFieldName[]
}): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(input ?? {}))
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
