import 'server-only'
import type { Goal } from '@/domain/properties/goal'
import { buildHref } from '@/domain/routing/routes'
import { buildQuery, type ListingCriteria } from '@/domain/search/criteria'
import { isSameCity, type NamedCity } from '@/domain/search/towns/named-city'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import type { ListingFilters } from '@/site/data/search/listing-models'
import { findPlacePaths, getListedPlaces, type ListedPlace } from './listed-places'
import type { PlaceLink } from './place-page'

type GoalPlace = { goal: Goal; locale: Locale }

const isTown = (place: ListedPlace, city: NamedCity): boolean =>
  place.kind === 'town' &&
  Object.values(place.names).some((name) => isSameCity({ name, zip: place.zip }, city))

async function hrefOf(place: ListedPlace, { goal, locale }: GoalPlace): Promise<string | null> {
  const path = (await findPlacePaths({ place, goal }))[locale]
  return path ? buildHref({ locale, path }) : null
}

/** The page of a town; null if it has none. */
export async function findTownHref({ city, ...of }: GoalPlace & { city: NamedCity }): Promise<string | null> {
  const place = (await getListedPlaces()).find((one) => isTown(one, city))
  return place ? hrefOf(place, of) : null
}

const mostTowns = 12

/** The towns of a list with most properties, with their pages. */
export async function findTopTowns({
  cities,
  ...of
}: GoalPlace & Pick<ListingFilters, 'cities'>): Promise<PlaceLink[]> {
  const most = cities.toSorted((one, other) => other.count - one.count).slice(0, mostTowns)
  const links = await Promise.all(
    most.map(async (city) => {
      const href = city.count > 0 ? await findTownHref({ ...of, city }) : null
      return href ? [{ name: city.name, href, count: city.count }] : []
    }),
  )
  return links.flat()
}

/** The full address of the place's page that shows what a list with these criteria does; null for any others. */
export async function findPlaceAddress({
  criteria,
  ...of
}: GoalPlace & { criteria: ListingCriteria }): Promise<string | null> {
  const { cities, places, page, ...others } = criteria
  const isPlaceAlone = buildQuery({ ...others, cities: [], places: [], page: 1 }) === ''
  const [city] = cities
  const [area] = places
  if (!isPlaceAlone || cities.length + places.length !== 1) return null
  const listed = await getListedPlaces()
  const place = listed.find((one) => (city ? isTown(one, city) : one.kind === 'area' && one.key === area))
  const href = place ? await hrefOf(place, of) : null
  return href && `${env.SITE_URL}${href}${page > 1 ? `?page=${page}` : ''}`
}
