import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table, type SQL } from '@/cms/database/tables'
import { readWords, type TextReading } from '@/domain/search/text-reading'
import type { NamedCity } from '@/domain/search/towns/named-city'
import { toSearchName } from '@/domain/shared/text'
import { noteTags } from '@/process/freshness.mjs'
import type { ResolvedCriteria, SearchedCriteria } from './criteria-where'
import { resolveText, type NameFinder } from './search-text'

const propertyTypes = table('property_types')
const citiesTable = table('cities')
const townSearchNames = table('town_search_names')
const townPlaces = table('town_places')

async function findIds(payload: Payload, query: SQL): Promise<number[]> {
  const { rows } = await databaseOf(payload).execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

/** Asks the database for each name. */
const storedNames = (payload: Payload): NameFinder => ({
  typeIds: async (webIds) => (webIds.length > 0 ? findIds(payload, typesNamed(webIds)) : []),
  cityIds: async (cities) => (cities.length > 0 ? findIds(payload, citiesNamed(cities)) : []),
})

/**
 * Finds the types and cities that addresses name: a type by its WebID, a city by its name in any language and its zip, so
 * that an address still finds the city when the visitor changes language. A separate query, because the planner can
 * estimate the number of properties only for values. `reading` is the meaning of the text, by default its words; `find` finds
 * the names, by default in the database.
 */
export async function resolveCriteria({
  payload,
  criteria,
  reading = readWords(criteria.text ?? ''),
  find = storedNames(payload),
}: {
  payload: Payload
  criteria: SearchedCriteria
  reading?: TextReading
  find?: NameFinder
}): Promise<ResolvedCriteria> {
  noteTags(['cities', 'property-types'])
  const findCityIds = async ({ cities = [], places = [] }: SearchedCriteria) => {
    const [named, within] = await Promise.all([
      find.cityIds(cities),
      places.length > 0 ? findIds(payload, citiesWithin(places)) : [],
    ])
    return [...new Set([...named, ...within])]
  }
  const [typeIds, notTypeIds, cityIds, resolvedText] = await Promise.all([
    find.typeIds(criteria.types ?? []),
    find.typeIds(criteria.notTypes ?? []),
    findCityIds(criteria),
    resolveText(reading, find),
  ])
  return { ...criteria, typeIds, notTypeIds, cityIds, resolvedText }
}

const typesNamed = (webIds: readonly number[]): SQL =>
  sql`select ${propertyTypes.id} from ${propertyTypes} where ${propertyTypes.web_id} = any(${sql.param(webIds)}::numeric[])`

const citiesNamed = (cities: readonly NamedCity[]): SQL => sql`
  select distinct ${citiesTable.id} from ${citiesTable} join ${townSearchNames} on ${townSearchNames.city_id} = ${citiesTable.id}
  where (${townSearchNames.search_name}, coalesce(trim(${citiesTable.zip}), '')) in (
    select * from unnest(${sql.param(cities.map(({ name }) => toSearchName(name)))}::text[],
      ${sql.param(cities.map(({ zip }) => zip))}::text[]))`

const citiesWithin = (places: readonly string[]): SQL =>
  sql`select distinct ${townPlaces.city_id} as id from ${townPlaces} where ${townPlaces.place_id} = any(${sql.param(places)}::text[])`
