import { toSearchName } from '@/domain/shared/text'
import { toConditionCodes } from './condition-words'

type FieldKind = 'number' | 'text' | 'boolean' | 'list'

/** The fields that a property condition can compare, and the kind of their values. */
export const conditionFields = {
  price: 'number',
  bedrooms: 'number',
  bathrooms: 'number',
  garages: 'number',
  parkings: 'number',
  livingSurface: 'number',
  groundSurface: 'number',
  gardenSurface: 'number',
  terraceSurface: 'number',
  constructionYear: 'number',
  facades: 'number',
  energyKwh: 'number',
  marquee: 'number',
  publicId: 'number',
  energyLabel: 'text',
  zip: 'text',
  city: 'text',
  status: 'text',
  goal: 'text',
  newBuild: 'boolean',
  lifeAnnuity: 'boolean',
  publishPrice: 'boolean',
  types: 'list',
} as const satisfies Record<string, FieldKind>

export type ConditionField = keyof typeof conditionFields

export const conditionLogics = [
  'equals',
  'not-equals',
  'greater-than',
  'at-least',
  'less-than',
  'at-most',
  'contains',
  'in',
  'exists',
  'not-exists',
] as const

export type ConditionLogic = (typeof conditionLogics)[number]

/**
 * A rule as the editor typed it: 'in' takes values separated by commas; other numbers may have a dot or a comma before the
 * decimals.
 */
export type ConditionRule = { field: string; logic: string; value: string }

type SubjectValue = number | string | boolean | readonly number[] | null

export type ConditionSubject = Partial<Record<ConditionField, SubjectValue>>

type ConditionCheck<Value> = (value: Value, typed: string) => boolean
type Checks<Value> = Partial<Record<ConditionLogic, ConditionCheck<Value>>>

// prettier-ignore
const words: Readonly<Record<string, boolean>> = {
  true: true, 1: true, yes: true, oui: true, ja: true,
  false: false, 0: false, no: false, non: false, nee: false, nein: false,
}

const numberChecks: Checks<number> = {
  equals: (value, typed) => value === parseNumber(typed),
  'not-equals': (value, typed) => isNumber(typed) && value !== parseNumber(typed),
  // A comparison with NaN is false.
  'greater-than': (value, typed) => value > parseNumber(typed),
  'at-least': (value, typed) => value >= parseNumber(typed),
  'less-than': (value, typed) => value < parseNumber(typed),
  'at-most': (value, typed) => value <= parseNumber(typed),
  in: (value, typed) => parseNumbers(typed).includes(value),
}

const textChecks: Checks<string> = {
  equals: (value, typed) => toSearchName(value) === toSearchName(typed),
  'not-equals': (value, typed) => toSearchName(value) !== toSearchName(typed),
  contains: (value, typed) => toSearchName(value).includes(toSearchName(typed)),
  in: (value, typed) => typed.split(',').map(toSearchName).includes(toSearchName(value)),
}

const booleanChecks: Checks<boolean> = {
  equals: (value, typed) => value === parseBoolean(typed),
  'not-equals': (value, typed) => !value === parseBoolean(typed),
}

const listChecks: Checks<readonly number[]> = {
  equals: (value, typed) =>
    typed.split(',').every(isNumber) && sameMembers({ one: value, other: parseNumbers(typed) }),
  'not-equals': (value, typed) =>
    typed.split(',').every(isNumber) && !sameMembers({ one: value, other: parseNumbers(typed) }),
  contains: (value, typed) => value.includes(parseNumber(typed)),
  in: (value, typed) => parseNumbers(typed).some((number) => value.includes(number)),
}

/**
 * Whether one rule holds; a failed check (unknown field or logic, wrong type, missing value) counts as false
 * (specification section 8).
 */
export function holds({ rule, subject }: { rule: ConditionRule; subject: ConditionSubject }): boolean {
  const { field, logic } = rule
  const typed = toConditionCodes({ field, typed: rule.value })
  if (!isField(field) || !isLogic(logic)) return false
  const value = subject[field] ?? null
  if (isMissing(value)) return logic === 'not-exists'
  if (!isOfKind({ value, kind: conditionFields[field] })) return false
  if (logic === 'exists') return true
  return typed.trim() !== '' && check({ value, logic, typed })
}

function check({
  value,
  logic,
  typed,
}: {
  value: SubjectValue
  logic: ConditionLogic
  typed: string
}): boolean {
  if (typeof value === 'number') return run({ test: numberChecks[logic], value, typed })
  if (typeof value === 'string') return run({ test: textChecks[logic], value, typed })
  if (typeof value === 'boolean') return run({ test: booleanChecks[logic], value, typed })
  return value !== null && run({ test: listChecks[logic], value, typed })
}

type ConditionRun<Value> = { test: ConditionCheck<Value> | undefined; value: Value; typed: string }

function run<Value>({ test, value, typed }: ConditionRun<Value>): boolean {
  return test !== undefined && test(value, typed)
}

function isField(field: string): field is ConditionField {
  return Object.hasOwn(conditionFields, field)
}

function isLogic(logic: string): logic is ConditionLogic {
  return conditionLogics.some((known) => known === logic)
}

function isMissing(value: SubjectValue): boolean {
  if (typeof value === 'number') return Number.isNaN(value)
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (typeof value === 'object' && value.length === 0)
}

function isOfKind({ value, kind }: { value: SubjectValue; kind: FieldKind }): boolean {
  if (kind === 'list') return typeof value === 'object'
  if (kind === 'text') return typeof value === 'string'
  return typeof value === kind
}

// Two decimals at most: '250.000' is 250 000 to one editor and 250 to another, so it is no number.
function isNumber(typed: string): boolean {
  return /^[+-]?\d+([.,]\d{1,2})?$/.test(typed.trim())
}

/** The number of a rule's value; NaN if it is invalid. */
export function parseNumber(typed: string): number {
  return isNumber(typed) ? Number(typed.trim().replace(',', '.')) : Number.NaN
}

/** The numbers among values separated by commas. */
export function parseNumbers(typed: string): number[] {
  return typed.split(',').map(parseNumber).filter(Number.isFinite)
}

function parseBoolean(typed: string): boolean | null {
  const word = toSearchName(typed)
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null
}

function sameMembers({ one, other }: { one: readonly number[]; other: readonly number[] }): boolean {
  return one.every((member) => other.includes(member)) && other.every((member) => one.includes(member))
}
