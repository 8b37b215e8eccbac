import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import type { NamedCity } from '@/domain/search/towns/named-city'
import { isNumber, type TextReading } from '@/domain/search/text-reading'

const propertySearch = table('property_search')

/** The meaning of a text, with the ids of its types and cities; unknown ones have none. */
export type ResolvedText = {
  named: { typeIds: readonly number[]; cityIds: readonly number[]; publicIds: readonly number[] } | null
  types: readonly number[] | null
  cities: readonly number[] | null
  words: readonly string[]
}

/** Finds the ids of types by their WebIDs, and of cities by names in any language and their zips. */
export type NameFinder = {
  typeIds: (webIds: readonly number[]) => Promise<number[]>
  cityIds: (cities: readonly NamedCity[]) => Promise<number[]>
}

/** The ids of documents for the names in a text. */
export async function resolveText(
  { named, types, cities, words }: TextReading,
  find: NameFinder,
): Promise<ResolvedText> {
  return {
    named: named && {
      typeIds: await find.typeIds(named.types),
      cityIds: await find.cityIds(named.cities),
      publicIds: named.ids,
    },
    types: types.length > 0 ? await find.typeIds(types) : null,
    cities: cities.length > 0 ? await find.cityIds(cities) : null,
    words,
  }
}

const isOfType = (ids: readonly number[]): SQL =>
  sql`${propertySearch.type_ids} && ${sql.param(ids)}::integer[]`
const isInCity = (ids: readonly number[]): SQL =>
  sql`${propertySearch.city_id} = any(${sql.param(ids)}::integer[])`

function isNamed({ typeIds, cityIds, publicIds }: NonNullable<ResolvedText['named']>): SQL {
  // An empty condition would keep PostgreSQL from using the indexes of the other conditions.
  const some = [
    ...(typeIds.length > 0 ? [isOfType(typeIds)] : []),
    ...(cityIds.length > 0 ? [isInCity(cityIds)] : []),
    ...(publicIds.length > 0
      ? [sql`${propertySearch.public_id} = any(${sql.param(publicIds)}::bigint[])`]
      : []),
  ]
  return some.length > 0 ? sql`(${sql.join(some, sql` or `)})` : sql`false`
}

/** Conditions for the properties that `matchesCriteria` finds by their text; `column` has the texts of the language. */
export function whereRead({ named, types, cities, words }: ResolvedText, column: SQL): SQL[] {
  const all: SQL[] = []
  if (named) all.push(isNamed(named))
  if (types) all.push(isOfType(types))
  if (cities) all.push(isInCity(cities))
  return [...all, ...words.map((word) => hasWord(column, word))]
}

const hasWord = (column: SQL, word: string): SQL =>
  isNumber(word)
    ? sql`${column} ~ ${`\\m${word}\\M`}`
    : sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`
