import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import type { KnownNames } from '@/domain/leads/known-names'
import { cityInWords } from '@/domain/search/towns/city-label'
import { cityKey } from '@/domain/search/counts'
import { parseNear, writeNear, type NearPlace } from '@/domain/search/areas/near-place'
import { countryAbroad } from '@/domain/shared/country-abroad'
import type { Locale } from '@/domain/shared/locale'
import { nearInWords, placeInWords } from '@/messages/place-words'
import { findTypeNames } from '@/cms/queries/properties/find-type-names'
import { table } from '@/cms/database/tables'

const citiesTable = table('cities')
const townSearchNames = table('town_search_names')
const citiesLocales = table('cities_locales')

type FindKnownNamesInput = {
  types: readonly number[]
  cities: readonly string[]
  places: readonly string[]
  near: NearPlace | string | null
}

const zipOf = (town: string): string => town.slice(town.lastIndexOf('|') + 1).trim()

/** Reads the names of types (WebIDs) and towns (`name|zip`) for leads or alerts. */
export async function findKnownNames({
  payload,
  asked,
  locale,
}: {
  payload: Payload
  asked: readonly FindKnownNamesInput[]
  locale: Locale
}): Promise<KnownNames> {
  const webIds = [...new Set(asked.flatMap(({ types }) => types))]
  const zips = [...new Set(asked.flatMap(({ cities }) => cities.map(zipOf)))]
  return {
    typeNames: await findTypeNames({ payload, webIds, locale }),
    townNames: await findTownNames({ payload, zips, locale }),
    placeNames: new Map(asked.flatMap((one) => placeNamesOf(one, locale))),
  }
}

function placeNamesOf({ places, near }: FindKnownNamesInput, locale: Locale): [string, string][] {
  const circle = typeof near === 'string' ? parseNear([near]) : near
  const named = places.map((id): [string, string] => [id, placeInWords(id, locale)])
  return circle ? [...named, [writeNear(circle), nearInWords(circle, locale)]] : named
}

type TownRow = {
  asked: string
  name: string
  zip: string
  countryId: number | null
  countryName: string | null
}

async function findTownNames({
  payload,
  zips,
  locale,
}: {
  payload: Payload
  zips: readonly string[]
  locale: Locale
}): Promise<Map<string, string>> {
  if (zips.length === 0) return new Map()
  const { rows } = await databaseOf(payload).execute<TownRow>(sql`
    select ${townSearchNames.search_name} as asked, coalesce(${citiesLocales.name}, ${townSearchNames.search_name}) as name, coalesce(trim(${citiesTable.zip}), '') as zip,
      ${citiesTable.country_id}::int as "countryId", ${citiesLocales.country_name} as "countryName"
    from ${citiesTable} join ${townSearchNames} on ${townSearchNames.city_id} = ${citiesTable.id}
    left join ${citiesLocales} on ${citiesLocales._parent_id} = ${citiesTable.id} and ${citiesLocales._locale} = ${locale}
    where coalesce(trim(${citiesTable.zip}), '') = any(${sql.param([...zips])}::text[])`)
  return new Map(
    rows.map(({ asked, name, zip, ...country }) => [
      cityKey({ city: asked, zip }),
      cityInWords({ name, zip, country: countryAbroad({ ...country, locale }) }),
    ]),
  )
}
