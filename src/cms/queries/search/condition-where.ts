import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import { energyLabels } from '@/domain/energy/energy-label'
import {
  conditionFields,
  holds,
  parseNumber,
  parseNumbers,
  type ConditionField,
  type ConditionRule,
  type ConditionSubject,
} from '@/domain/properties/conditions'
import { propertyStatuses } from '@/domain/properties/property-status'
import { factColumns, type SearchColumn } from './fact-columns'
import { typesCheckOf, typesCheckToSql, type TypesCheck } from './types-check'

const propertySearch = table('property_search')

type ComparisonOperator = '=' | '<>' | '>' | '>=' | '<' | '<='

/** The check of a rule on one column of `property_search`, as plain data. */
export type ColumnCheck =
  | { kind: 'never' }
  | { kind: 'missing'; column: SearchColumn }
  | { kind: 'present'; column: SearchColumn }
  | { kind: 'compare'; column: SearchColumn; operator: ComparisonOperator; number: number }
  | { kind: 'among'; column: SearchColumn; values: (string | number | boolean)[]; orMissing: boolean }
  | TypesCheck

/** The possible cities and types of properties; a city with its names in all languages. */
export type RulePlaces = {
  cities: readonly { id: number; names: readonly string[]; zip: string | null }[]
  types: readonly { id: number; webId: number | null }[]
}

type NumberField = {
  [Field in ConditionField]: (typeof conditionFields)[Field] extends 'number' ? Field : never
}[ConditionField]

const { shownPrice, usableSurface: _compared, ...otherFacts } = factColumns

const numberColumns: Record<NumberField, SearchColumn> = {
  ...otherFacts,
  livingSurface: 'living_surface',
  price: shownPrice,
  marquee: 'marquee',
  publicId: 'public_id',
}

const operators: ReadonlyMap<string, ComparisonOperator> = new Map([
  ['equals', '='],
  ['not-equals', '<>'],
  ['greater-than', '>'],
  ['at-least', '>='],
  ['less-than', '<'],
  ['at-most', '<='],
])

type Subject = ConditionSubject[ConditionField]

/** A possible value of a column, and the names by which the rule sees it. */
type Candidate = { value: string | number | boolean; subjects: readonly Subject[] }

const itself = (values: readonly (string | boolean)[]): Candidate[] =>
  values.map((value) => ({ value, subjects: [value] }))

type ConditionChoice = { column: SearchColumn; candidates: (places: RulePlaces) => Candidate[] }

const yesOrNo = (column: SearchColumn): ConditionChoice => ({
  column,
  candidates: () => itself([true, false]),
})

/** Fields with few values: the pure rule itself decides which match. */
const choices: Record<Exclude<ConditionField, NumberField | 'types'>, ConditionChoice> = {
  energyLabel: { column: 'energy_label', candidates: () => itself(energyLabels) },
  status: { column: 'status', candidates: () => itself(propertyStatuses) },
  goal: { column: 'goal', candidates: () => itself(['sale', 'rent']) },
  newBuild: yesOrNo('new_build'),
  lifeAnnuity: yesOrNo('life_annuity'),
  publishPrice: yesOrNo('publish_price'),
  zip: {
    column: 'city_id',
    candidates: ({ cities }) => cities.map(({ id, zip }) => ({ value: id, subjects: [zip] })),
  },
  city: {
    column: 'city_id',
    candidates: ({ cities }) => cities.map(({ id, names }) => ({ value: id, subjects: names })),
  },
}

/**
 * The condition of an editor's rule on the rows of the search: the same properties as `holds` (specification section 5),
 * for every field and logic.
 */
export function checkOf(rule: ConditionRule, places: RulePlaces): ColumnCheck {
  const { field } = rule
  if (isNumberField(field)) return numberCheck(rule, numberColumns[field])
  if (field === 'types') return typesCheckOf(rule, places.types)
  return isChoiceField(field) ? choiceCheck({ rule, field, places }) : { kind: 'never' }
}

function numberCheck({ logic, value }: ConditionRule, column: SearchColumn): ColumnCheck {
  if (logic === 'exists') return { kind: 'present', column }
  if (logic === 'not-exists') return { kind: 'missing', column }
  if (logic === 'in') return among({ column, values: parseNumbers(value), orMissing: false })
  const operator = operators.get(logic)
  const number = parseNumber(value)
  return operator === undefined || Number.isNaN(number)
    ? { kind: 'never' }
    : { kind: 'compare', column, operator, number }
}

function choiceCheck({
  rule,
  field,
  places,
}: {
  rule: ConditionRule
  field: keyof typeof choices
  places: RulePlaces
}): ColumnCheck {
  const { column, candidates } = choices[field]
  const means = (subject: Subject) => holds({ rule, subject: { [field]: subject } })
  const meant = candidates(places).filter(({ subjects }) => meansAny({ rule, subjects, means }))
  return among({ column, values: meant.map(({ value }) => value), orMissing: means(null) })
}

/** One matching name is enough; a rule that excludes a name has to hold for all of them. */
function meansAny({
  rule: { logic },
  subjects,
  means,
}: {
  rule: ConditionRule
  subjects: readonly Subject[]
  means: (subject: Subject) => boolean
}): boolean {
  if (subjects.length === 0) return means(null)
  return logic === 'not-equals' ? subjects.every(means) : subjects.some(means)
}

function among({
  column,
  values,
  orMissing,
}: Omit<Extract<ColumnCheck, { kind: 'among' }>, 'kind'>): ColumnCheck {
  if (values.length > 0) return { kind: 'among', column, values, orMissing }
  return orMissing ? { kind: 'missing', column } : { kind: 'never' }
}

const isNumberField = (field: string): field is NumberField => Object.hasOwn(numberColumns, field)

const isChoiceField = (field: string): field is keyof typeof choices => Object.hasOwn(choices, field)

const operatorsInSQL: Record<ComparisonOperator, SQL> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
}

/** The check as a condition on the rows of `property_search`. */
export function checkToSql(check: ColumnCheck) {
  if (check.kind === 'never') return sql`false`
  if (check.kind === 'types') return typesCheckToSql(check)
  const column = propertySearch[check.column]
  if (check.kind === 'missing') return sql`${column} is null`
  if (check.kind === 'present') return sql`${column} is not null`
  if (check.kind === 'compare')
    return sql`${column} ${operatorsInSQL[check.operator]} ${check.number}::float8`
  const isOne = sql`${column} = any(${sql.param(check.values)}::${arrayType(check)})`
  return check.orMissing ? sql`(${column} is null or ${isOne})` : isOne
}

function arrayType({ column, values: [first] }: Extract<ColumnCheck, { kind: 'among' }>): SQL {
  if (typeof first === 'boolean') return sql`boolean[]`
  if (typeof first === 'string') return sql`text[]`
  // With another type than the column's the index would not be used.
  return column === 'city_id' ? sql`integer[]` : sql`float8[]`
}
