import { sql } from '@payloadcms/db-postgres'
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
