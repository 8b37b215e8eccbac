import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { Localized } from '@/domain/shared/locale'
import { townNamesJson } from './town-names'

const cities = table('cities')
const citiesLocales = table('cities_locales')

/** A stored town: its names in each language, and all names by which it is found, in the form in which names are compared. */
export type KnownTown = {
  id: number
  zip: string
  countryId: number | null
  names: Localized
  searchNames: string[]
}

/** The stored towns, by their ids; `most` of them. */
export async function findKnownTowns({
  payload,
  most,
}: {
  payload: Payload
  most: number
}): Promise<KnownTown[]> {
  const { rows } = await databaseOf(payload).execute<KnownTown>(sql`
    select ${cities.id}, coalesce(trim(${cities.zip}), '') as zip, ${cities.country_id}::float8 as "countryId",
      (select coalesce(jsonb_object_agg(${citiesLocales._locale}, ${citiesLocales.name}), '{}') from ${citiesLocales}
        where ${citiesLocales._parent_id} = ${cities.id} and ${citiesLocales.name} <> '') as names,
      ${townNamesJson(cities.id)} as "searchNames"
    from ${cities} order by ${cities.id} limit ${most}`)
  return rows
}
