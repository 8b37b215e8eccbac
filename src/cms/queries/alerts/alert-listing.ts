import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { AlertListing } from '@/domain/alerts/alert-search'
import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import { buildHref, listingPath } from '@/domain/routing/routes'
import type { NamedCity } from '@/domain/search/towns/named-city'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const cities = table('cities')
const citiesLocales = table('cities_locales')

/** The cities that properties can have, with their names in a language. */
export async function findNamedCities({
  payload,
  locale,
}: {
  payload: Payload
  locale: Locale
}): Promise<NamedCity[]> {
  const { rows } = await databaseOf(payload).execute<NamedCity>(sql`
    select ${citiesLocales.name}, coalesce(trim(${cities.zip}), '') as zip from ${cities}
    join ${citiesLocales} on ${citiesLocales._parent_id} = ${cities.id} and ${citiesLocales._locale} = ${locale}
    where ${citiesLocales.name} is not null order by ${cities.id}`)
  return rows
}

/** The named cities if the criteria have zips; otherwise none is needed. */
export const citiesFor = ({
  payload,
  criteria,
  locale,
}: {
  payload: Payload
  criteria: AlertCriteria
  locale: Locale
}): Promise<NamedCity[]> =>
  criteria.zips.length > 0 ? findNamedCities({ payload, locale }) : Promise.resolve([])

/** The path and query of the listing of an alert in a language. */
export const alertListingPath = ({ listing, locale }: { listing: AlertListing; locale: Locale }): string =>
  listingHref({
    base: buildHref({ locale, path: listingPath({ name: listing.name, locale }) }),
    criteria: listing.criteria,
  })
