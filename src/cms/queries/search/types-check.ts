import { sql } from '@payloadcms/db-postgres'
import { table } from '@/cms/database/tables'
import { parseNumber, parseNumbers, type ConditionRule } from '@/domain/properties/conditions'

const propertySearch = table('property_search')

/**
 * The check of a rule on all types of a property: one of each of `someOf` and none of `noneOf` (ids), or with `isNegated` a
 * property with types for which that is false.
 */
export type TypesCheck = {
  kind: 'types'
  someOf: readonly (readonly number[])[]
  noneOf: readonly number[]
  isNegated: boolean
  /** The types that a rule can name. */
  known: readonly number[]
}

type Types = readonly { id: number; webId: number | null }[]

/** The rule as `holds` evaluates it on a property's list of WebIDs; a type without a WebID is ignored. */
export function typesCheckOf({ logic, value }: ConditionRule, types: Types): TypesCheck | { kind: 'never' } {
  const named = types.filter(({ webId }) => webId)
  const known = named.map(({ id }) => id)
  const idsOf = (webIds: readonly number[]) =>
    named.flatMap(({ id, webId }) => (webId && webIds.includes(webId) ? [id] : []))
  const check = { kind: 'types', someOf: [], noneOf: [], isNegated: false, known } as const
  const set = value.split(',').map(parseNumber)
  const isSet = !set.some(Number.isNaN)
  const equal = {
    ...check,
    someOf: set.map((webId) => idsOf([webId])),
    noneOf: idsOutside(known, idsOf(set)),
  }
  if (logic === 'exists') return { ...check, someOf: [known] }
  if (logic === 'not-exists') return { ...check, noneOf: known }
  if (logic === 'contains') return { ...check, someOf: [idsOf([parseNumber(value)])] }
  if (logic === 'in') return { ...check, someOf: [idsOf(parseNumbers(value))] }
  if (logic === 'equals' && isSet) return equal
  if (logic === 'not-equals' && isSet) return { ...equal, isNegated: true }
  return { kind: 'never' }
}

const idsOutside = (ids: readonly number[], inside: readonly number[]): number[] =>
  ids.filter((id) => !inside.includes(id))

const hasOneOf = (ids: readonly number[]) => sql`${propertySearch.type_ids} && ${sql.param(ids)}::integer[]`

/** The check as a condition on the rows of `property_search`, whose `type_ids` are never null. */
export function typesCheckToSql({ someOf, noneOf, isNegated, known }: TypesCheck) {
  const parts = [...someOf.map(hasOneOf), ...(noneOf.length > 0 ? [sql`not (${hasOneOf(noneOf)})`] : [])]
  const all = parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`true`
  return isNegated ? sql`(${hasOneOf(known)} and not ${all})` : all
}
