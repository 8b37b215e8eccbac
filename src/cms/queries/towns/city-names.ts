import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { NamedCity } from '@/domain/search/towns/named-city'
import type { CityNames } from '@/domain/search/criteria-twin'
import type { Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import { noteTags } from '@/process/freshness.mjs'

const citiesLocales = table('cities_locales')
const townSearchNames = table('town_search_names')
const citiesTable = table('cities')

/** The names of cities in each language, by a name in any language and the zip; unknown ones are left out. */
export async function findCityNames({
  payload,
  cities,
}: {
  payload: Payload
  cities: readonly NamedCity[]
}): Promise<CityNames[]> {
  if (cities.length === 0) return []
  noteTags(['cities'])
  const { rows } = await databaseOf(payload).execute<{ place: number; names: Localized }>(sql`
    select distinct on (asked.place) asked.place::int as place,
      (select jsonb_object_agg(${citiesLocales._locale}, ${citiesLocales.name}) from ${citiesLocales} where ${citiesLocales._parent_id} = ${citiesTable.id} and ${citiesLocales.name} <> '') as names
    from unnest(${sql.param(cities.map(({ name }) => toSearchName(name)))}::text[],
      ${sql.param(cities.map(({ zip }) => zip))}::text[]) with ordinality as asked (name, zip, place)
    join ${townSearchNames} on ${townSearchNames.search_name} = asked.name
    join ${citiesTable} on ${citiesTable.id} = ${townSearchNames.city_id} and coalesce(trim(${citiesTable.zip}), '') = asked.zip
    order by asked.place, ${citiesTable.id}`)
  return rows.flatMap(({ place, names }) => {
    const city = cities[place - 1]
    return city ? [{ ...city, names }] : []
  })
}
