import { sql } from '@payloadcms/db-postgres'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { watchSearch, whereOf, type PropertySearchInput } from './property-search'

const propertySearch = table('property_search')
const properties = table('properties')

/** How many properties have a type, and between which prices in euro; null without a shown price that can be compared. */
export type TypeFigures = { id: number; count: number; lowest: number | null; highest: number | null }

/** The figures of each type of the properties of a selection, by the id of the type; a property counts once per type. */
export async function findTypeFigures({
  payload,
  selection,
  criteria,
}: PropertySearchInput): Promise<TypeFigures[]> {
  watchSearch({ selection, criteria }, ['type_ids', 'comparable_price'])
  const { rows } = await databaseOf(payload).execute<TypeFigures>(sql`
    select kind.id, count(*)::int as count, min(${propertySearch.comparable_price}) as lowest,
      max(${propertySearch.comparable_price}) as highest
    from ${propertySearch} cross join lateral (select distinct unnest(${propertySearch.type_ids}) as id) as kind
    where ${whereOf({ selection, criteria })} group by kind.id order by count desc, kind.id`)
  return rows
}

/** The number of properties of a selection in each town, by its id. */
export async function countPerTown({
  payload,
  selection,
  criteria,
}: PropertySearchInput): Promise<Map<number, number>> {
  watchSearch({ selection, criteria }, ['city_id'])
  const { rows } = await databaseOf(payload).execute<{ id: number; count: number }>(sql`
    select ${propertySearch.city_id} as id, count(*)::int as count from ${propertySearch}
    where ${whereOf({ selection, criteria })} and ${propertySearch.city_id} is not null group by ${propertySearch.city_id}`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** When a property of a selection last changed in each town that has one, by the town's id, as ISO texts. */
export async function findTownsForSitemap({
  payload,
  selection,
}: Omit<PropertySearchInput, 'criteria'>): Promise<Map<number, string>> {
  watchSearch({ selection }, ['city_id'])
  const { rows } = await databaseOf(payload).execute<{ id: number; changed: Date | string }>(sql`
    select ${propertySearch.city_id} as id, max(${properties.updated_at}) as changed from ${propertySearch}
    join ${properties} on ${properties.id} = ${propertySearch.property_id}
    where ${whereOf({ selection })} and ${propertySearch.city_id} is not null group by ${propertySearch.city_id}`)
  return new Map(rows.map(({ id, changed }) => [id, new Date(changed).toISOString()]))
}
