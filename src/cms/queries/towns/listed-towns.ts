import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { Goal } from '@/domain/properties/goal'
import type { Locale, Localized } from '@/domain/shared/locale'
import { noteTags } from '@/process/freshness.mjs'

const city = table('cities', 'city')
const texts = table('cities_locales', 'texts')
const listedTowns = table('listed_towns')
const townPlaces = table('town_places')

/** A town that has or once had a published property. */
export type ListedTown = {
  id: number
  zip: string | null
  countryId: number | null
  names: Localized
  /** The goals and languages of these properties. */
  listed: { goal: Goal; locale: Locale }[]
  /** The ids of the places of the gazetteer in which it lies, and its own. */
  places: string[]
}

/** Every town that has or once had a published property, the oldest first; what depends on it is as old as the next new town. */
export async function findListedTowns(payload: Payload): Promise<ListedTown[]> {
  noteTags(['listed-towns', 'cities'])
  const { rows } = await databaseOf(payload).execute<ListedTown>(sql`
    select ${city.id}, coalesce(trim(${city.zip}), '') as zip, ${city.country_id}::float8 as "countryId",
      (select coalesce(jsonb_object_agg(${texts._locale}, ${texts.name}), '{}') from ${texts}
        where ${texts._parent_id} = ${city.id} and trim(${texts.name}) <> '') as names,
      (select jsonb_agg(jsonb_build_object('goal', ${listedTowns.goal}, 'locale', ${listedTowns.locale})) from ${listedTowns}
        where ${listedTowns.city_id} = ${city.id}) as listed,
      (select coalesce(jsonb_agg(${townPlaces.place_id}), '[]') from ${townPlaces} where ${townPlaces.city_id} = ${city.id}) as places
    from ${city} where exists (select from ${listedTowns} where ${listedTowns.city_id} = ${city.id}) order by ${city.id}`)
  return rows
}

/** The editor's text of a town's page in a language; null without one. */
export async function findPageText({
  payload,
  cityId,
  locale,
}: {
  payload: Payload
  cityId: number
  locale: Locale
}): Promise<string | null> {
  noteTags(['cities'])
  const { rows } = await databaseOf(payload).execute<{ text: string | null }>(sql`
    select ${texts.page_text} as text from ${texts} where ${texts._parent_id} = ${cityId} and ${texts._locale} = ${locale}`)
  return rows[0]?.text?.trim() || null
}
