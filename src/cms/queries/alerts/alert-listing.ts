import { sql } from '@payloadcms/db-postgres'
import type { AlertListing } from '@/domain/alerts/alert-criteria'
import type { AlertWishes } from '@/domain/alerts/alert-wishes'
import { buildHref, listingPath } from '@/domain/routing/routes'
import type { NamedCity } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import type { Database } from '@/cms/database/transaction-of'

/** The cities that homes can stand in, as a language names them. */
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

/** The same where the wishes name zips; otherwise none is needed. */
export const citiesFor = ({
  db,
  wishes,
  locale,
}: {
  db: Database
  wishes: AlertWishes
  locale: Locale
}): Promise<NamedCity[]> => (wishes.zips.length > 0 ? findNamedCities({ db, locale }) : Promise.resolve([]))

/** The path and query of the listing of an alert in a language. */
export const alertListingPath = ({ listing, locale }: { listing: AlertListing; locale: Locale }): string =>
  listingHref({
    base: buildHref({ locale, path: listingPath({ name: listing.name, locale }) }),
    criteria: listing.criteria,
  })
