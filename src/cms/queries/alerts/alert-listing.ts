import { sql } from '@payloadcms/db-postgres'
import type { AlertListing } from '@/domain/alerts/alert-search'
import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import { buildHref, listingPath } from '@/domain/routing/routes'
import type { NamedCity } from '@/domain/search/named-city'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import type { Database } from '@/cms/database/transaction-of'

/** The cities that properties can stand in, as a language names them. */
export async function findNamedCities({
  db,
  locale,
}: {
  db: Database
  locale: Locale
}): Promise<NamedCity[]> {
  const { rows } = await db.execute<NamedCity>(sql`
    select named.name, coalesce(trim(city.zip), '') as zip from cities city
    join cities_locales named on named._parent_id = city.id and named._locale = ${locale}
    where named.name is not null order by city.id`)
  return rows
}

/** The same where the criteria name zips; otherwise none is needed. */
export const citiesFor = ({
  db,
  criteria,
  locale,
}: {
  db: Database
  criteria: AlertCriteria
  locale: Locale
}): Promise<NamedCity[]> => (criteria.zips.length > 0 ? findNamedCities({ db, locale }) : Promise.resolve([]))

/** The path and query of the listing of an alert in a language. */
export const alertListingPath = ({ listing, locale }: { listing: AlertListing; locale: Locale }): string =>
  listingHref({
    base: buildHref({ locale, path: listingPath({ name: listing.name, locale }) }),
    criteria: listing.criteria,
  })
