import { noteWatch, type SearchChange, type SearchRow } from '@/process/freshness.mjs'
import { conditionsOf } from '@/domain/search/conditions-of'
import type { Condition } from '@/domain/search/criterion-kinds'
import { isAt } from '@/domain/search/matches-criteria'
import type { NumberFact } from '@/domain/search/number-facts'
import type { Locale } from '@/domain/shared/locale'
import type { ColumnCheck } from './condition-where'
import type { ResolvedCriteria } from './criteria-where'
import { factColumns, yesNoColumns, type SearchColumn } from './fact-columns'
import type { TypesCheck } from './types-check'

/** A selection as the query asks for it: its checks are on the price column of the list already. */
export type WatchedSelection = {
  locale: Locale
  goal?: string | null
  statuses: readonly string[]
  typeIds: readonly number[]
  cityIds: readonly number[]
  checks: readonly ColumnCheck[]
  criteria?: ResolvedCriteria
  price: SearchColumn
  /** The columns that the answer shows or is ordered by. */
  columns: readonly SearchColumn[]
}

/** The column that has the text of a property in a language; null where it is not listed in it. */
const textColumn = (locale: Locale) => `text_${locale}` as const

const valueOf = (row: SearchRow, column: SearchColumn): unknown => row[column] ?? null

const numbersOf = (row: SearchRow, column: SearchColumn): number[] => {
  const value = valueOf(row, column)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}

const isAmong = (value: unknown, values: readonly unknown[]): boolean => values.includes(value)

const hasOneOf = (row: SearchRow, ids: readonly number[]): boolean =>
  numbersOf(row, 'type_ids').some((id) => ids.includes(id))

type Compare = (one: number, other: number) => boolean

const comparisons: Record<Extract<ColumnCheck, { kind: 'compare' }>['operator'], Compare> = {
  '=': (one, other) => one === other,
  '<>': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
}

const meets = (value: unknown, isMet: (value: number) => boolean): boolean =>
  typeof value === 'number' && isMet(value)

function meetsTypes(row: SearchRow, { someOf, noneOf, isNegated, known }: TypesCheck): boolean {
  const all = someOf.every((ids) => hasOneOf(row, ids)) && !hasOneOf(row, noneOf)
  return isNegated ? hasOneOf(row, known) && !all : all
}

/** Returns whether a row meets a check, as the condition of `checkToSql` does. */
function meetsCheck(row: SearchRow, check: ColumnCheck): boolean {
  switch (check.kind) {
    case 'never':
      return false
    case 'types':
      return meetsTypes(row, check)
    case 'missing':
      return valueOf(row, check.column) === null
    case 'present':
      return valueOf(row, check.column) !== null
    case 'compare':
      return meets(valueOf(row, check.column), (value) => comparisons[check.operator](value, check.number))
    case 'among':
      return isAmong(valueOf(row, check.column), check.orMissing ? [null, ...check.values] : check.values)
  }
}

type ConditionTest<By extends Condition['by']> = (
  row: SearchRow,
  asked: { condition: Condition & { by: By }; selection: WatchedSelection },
) => boolean

const columnOf = (fact: NumberFact, { price }: WatchedSelection): SearchColumn =>
  fact === 'shownPrice' ? price : factColumns[fact]

function isShownAt(row: SearchRow, condition: Parameters<typeof isAt>[1]): boolean {
  const [lat, lng] = [valueOf(row, 'shown_lat'), valueOf(row, 'shown_lng')]
  return typeof lat === 'number' && typeof lng === 'number' && isAt({ lat, lng }, condition)
}

/** Tests a row as the condition of `conditionToSql` does. */
const conditions: { [By in Condition['by']]: ConditionTest<By> } = {
  goal: (row, { condition, selection }) => Boolean(selection.goal) || valueOf(row, 'goal') === condition.goal,
  types: (row, { selection }) => hasOneOf(row, selection.criteria?.typeIds ?? []),
  'not-types': (row, { selection }) => !hasOneOf(row, selection.criteria?.notTypeIds ?? []),
  places: (row, { selection }) => isAmong(valueOf(row, 'city_id'), selection.criteria?.cityIds ?? []),
  area: (row, { condition }) => isShownAt(row, condition),
  near: (row, { condition }) => isShownAt(row, condition),
  shape: (row, { condition }) => isShownAt(row, condition),
  'at-least': (row, { condition: { fact, number }, selection }) =>
    meets(valueOf(row, columnOf(fact, selection)), (value) => value >= number),
  'at-most': (row, { condition: { fact, number }, selection }) =>
    meets(valueOf(row, columnOf(fact, selection)), (value) => value <= number),
  labels: (row, { condition }) => isAmong(valueOf(row, 'energy_label'), condition.labels),
  some: (row, { condition, selection }) =>
    condition.facts.some((fact) => meets(valueOf(row, columnOf(fact, selection)), (value) => value > 0)),
  'new-build': (row) => valueOf(row, 'new_build') === true,
  'yes-no': (row, { condition: { fact, is } }) => valueOf(row, yesNoColumns[fact]) === is,
}

const isMet = <By extends Condition['by']>(
  row: SearchRow,
  asked: { condition: Condition & { by: By }; selection: WatchedSelection },
): boolean => conditions[asked.condition.by](row, asked)

const meetsSelected = (row: SearchRow, selection: WatchedSelection): boolean =>
  [
    valueOf(row, textColumn(selection.locale)) !== null,
    !selection.goal || valueOf(row, 'goal') === selection.goal,
    selection.statuses.length === 0 || isAmong(valueOf(row, 'status'), selection.statuses),
    selection.typeIds.length === 0 || hasOneOf(row, selection.typeIds),
    selection.cityIds.length === 0 || isAmong(valueOf(row, 'city_id'), selection.cityIds),
  ].every(Boolean)

// What a digest of a text cannot say: whether it contains a word.
const wordColumns = (locale: Locale): SearchColumn[] => [
  textColumn(locale),
  'type_ids',
  'city_id',
  'public_id',
]

function hasWords({ criteria }: WatchedSelection): boolean {
  if (!criteria) return false
  const { named, types, cities, words } = criteria.resolvedText
  return named !== null || types !== null || cities !== null || words.length > 0
}

/** Whether a property is in a selection, but for the words of a visitor. */
export const isSelected = (row: SearchRow | null, selection: WatchedSelection): boolean =>
  row !== null &&
  meetsSelected(row, selection) &&
  selection.checks.every((check) => meetsCheck(row, check)) &&
  conditionsOf(selection.criteria ?? {}).every((condition) => isMet(row, { condition, selection }))

const differs = ({ before, after }: SearchChange, columns: readonly SearchColumn[]): boolean =>
  before !== null &&
  after !== null &&
  columns.some((column) => JSON.stringify(valueOf(before, column)) !== JSON.stringify(valueOf(after, column)))

/** Whether a change may add a property to what has a visitor's words, or take it away. */
export const changesWords = (change: SearchChange, selection: WatchedSelection): boolean =>
  hasWords(selection) && differs(change, wordColumns(selection.locale))

/** Whether a change gives a selection other members, another order, or other values of what is shown of them. */
export function changesSelection(change: SearchChange, selection: WatchedSelection): boolean {
  const was = isSelected(change.before, selection)
  if (was !== isSelected(change.after, selection)) return true
  return was && (differs(change, selection.columns) || changesWords(change, selection))
}

/** What is made now is as old as the next change of this selection. */
export const watchSelection = (selection: WatchedSelection): void =>
  noteWatch((change) => changesSelection(change, selection))
