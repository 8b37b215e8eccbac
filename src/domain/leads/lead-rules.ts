import type { Region } from '@/domain/energy/region'
import { matchesAmountInWords } from './values/amount-in-words'
import type { LeadErrorCode } from './lead-errors'
import type { LeadFieldName, LeadValues } from './lead-fields'
import type { LeadKind } from './lead-kinds'
import type { LeadStep } from './lead-definition'
import { fieldsOf, leadTable } from './lead-table'
import { askableFields } from './rental-limits'

/** The limits that the property and the settings put on a form; each may be unknown. */
export type LeadLimits = {
  /** The region of the property: it decides what a rental application may ask. */
  region?: Region | null
  /** Net, in euro a month; without it the form has no confirmation of income. */
  minimumIncome?: number | null
  /** How many people may live in the property; without it the form has no confirmation of their number. */
  maxPersons?: number | null
}

type LeadRulesInput = { kind: LeadKind; limits?: LeadLimits }

/** The fields of a form; for a rental application only those that the region of the property allows. */
export function askedFields({ kind, limits = {} }: LeadRulesInput): LeadFieldName[] {
  if (kind !== 'rental-application') return fieldsOf(kind)
  const askable = askableFields(limits.region ?? null)
  return fieldsOf(kind).filter(
    (name) =>
      askable.includes(name) &&
      (name !== 'confirmIncome' || typeof limits.minimumIncome === 'number') &&
      (name !== 'confirmPersons' || typeof limits.maxPersons === 'number'),
  )
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
  values?: LeadValues
  /** Filled in with an invalid value, and so empty among the values. */
  wrong?: readonly LeadFieldName[]
}

/**
 * The fields that are required with these answers, such as a phone number for visitors who want a call. An invalid field
 * has to be corrected; no other field replaces it.
 */
export function requiredFields({ limits, ...filledIn }: FilledIn & { limits?: LeadLimits }): LeadFieldName[] {
  const { kind } = filledIn
  const required = new Set<LeadFieldName>([
    ...leadTable[kind].required,
    ...requiredRecord(filledIn),
    ...requiredBy(filledIn),
  ])
  return askedFields({ kind, limits }).filter((name) => required.has(name))
}

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
    // An application needs a CV or a text.
    ...(kind === 'job-contact' && values.cv === null && !wrong.includes('cv') ? (['remark'] as const) : []),
    ...((values.kids ?? 0) > 0 ? (['kidAges'] as const) : []),
    ...(isCouple ? personB : []),
  ]
}

type LeadProblem = { field: LeadFieldName; code: LeadErrorCode }

/** The errors of values that are valid alone but not together; `today` as `YYYY-MM-DD`. */
export function findProblems({
  values,
  today,
  limits = {},
}: {
  values: LeadValues
  today: string
  limits?: LeadLimits
}): LeadProblem[] {
  return [
    ...dateProblems({ values, today }),
    ...householdProblems({ values, limits }),
    ...wordsProblems(values),
  ]
}

const fromToday = ['preferredDate', 'moveDate', 'startDate', 'endDate'] as const
const beforeToday = ['birthDate', 'personABirthDate', 'personBBirthDate'] as const

function dateProblems({ values, today }: { values: LeadValues; today: string }): LeadProblem[] {
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
