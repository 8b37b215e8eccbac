import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const townSearchNames = table('town_search_names')
const townPlaces = table('town_places')

type SQL = ReturnType<typeof sql>

/** All names by which the town with this id is found, as JSON (docs/places.md). */
export const townNamesJson = (
  id: SQL,
): SQL => sql`(select coalesce(json_agg(${townSearchNames.search_name} order by ${townSearchNames.search_name}), '[]')
  from ${townSearchNames} where ${townSearchNames.city_id} = ${id})`

/** The ids of the places by which the town with this id is found, as JSON. */
export const townPlacesJson = (
  id: SQL,
): SQL => sql`(select coalesce(json_agg(${townPlaces.place_id} order by ${townPlaces.place_id}), '[]')
  from ${townPlaces} where ${townPlaces.city_id} = ${id})`

/** All names by which each town is found, by its id. */
export async function findTownSearchNames(payload: Payload): Promise<Map<number, string[]>> {
  const { rows } = await databaseOf(payload).execute<{ id: number; names: string[] }>(sql`
    select ${townSearchNames.city_id} as id, json_agg(${townSearchNames.search_name} order by ${townSearchNames.search_name}) as names from ${townSearchNames} group by ${townSearchNames.city_id}`)
  return new Map(rows.map(({ id, names }) => [id, names]))
}
