import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type SQL = ReturnType<typeof sql>

/** All names by which the town with this id is found, as JSON (docs/places.md). */
export const townNamesJson = (
  id: SQL,
): SQL => sql`(select coalesce(json_agg(search_name order by search_name), '[]')
  from town_search_names where city_id = ${id})`

/** The same of all towns, by their ids. */
export async function findTownSearchNames(payload: Payload): Promise<Map<number, string[]>> {
  const { rows } = await payload.db.drizzle.execute<{ id: number; names: string[] }>(sql`
    select city_id as id, json_agg(search_name order by search_name) as names from town_search_names group by city_id`)
  return new Map(rows.map(({ id, names }) => [id, names]))
}
