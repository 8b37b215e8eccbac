import 'server-only'
import { findPlaces } from '@/domain/places/place-index'
import { matchPlacePath } from '@/domain/routing/place-path'
import { buildHref } from '@/domain/routing/routes'
import { isNarrowed, listingHref } from '@/domain/search/listing-address'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { recordTrail } from '@/site/data/content/crumbs'
import { toMeta } from '@/site/data/content/meta'
import { toAppearance } from '@/site/data/content/search-appearance'
import {
  criteriaOf,
  findPlacePaths,
  getListedPlaces,
  type ListedPlace,
} from '@/site/data/places/listed-places'
import { placeTexts } from '@/site/data/places/place-texts'
import { countInPlace, findPlacePage, type PlacePage } from '@/site/data/places/place-page'
import { listHref } from '@/site/data/search/goal-lists'
import { pageSize } from '@/site/data/search/search'
import type { ResolvedAddress, RoutedAddress } from './resolved-address'

type FoundPlace = { place: ListedPlace; paths: Localized; goal: 'sale' | 'rent' }

async function findPlace({ locale, path }: { locale: Locale; path: string }): Promise<FoundPlace | null> {
  const asked = matchPlacePath({ locale, path })
  if (!asked) return null
  const { goal, slug } = asked
  const listed = await getListedPlaces()
  const place = listed.find(({ slugs }) => slugs[locale] === slug) ?? findByOtherName(listed, slug)
  const paths = place ? await findPlacePaths({ place, goal }) : {}
  return place && paths[locale] ? { place, paths, goal } : null
}

/** The place that has this name in another language or in the gazetteer: 'waver' and 'bruxelles' in a French address. */
function findByOtherName(listed: readonly ListedPlace[], slug: string): ListedPlace | undefined {
  const found = listed.find(({ slugs }) => locales.some((locale) => slugs[locale] === slug))
  if (found) return found
  // The most important place of the name alone: a province is not its town.
  const named = findPlaces(slug)[0]?.id
  return listed.find(({ placeId }) => placeId === named)
}

/** The paths of the page of a town or an area, per language; null for any other path. */
export const placePaths = async (address: { locale: Locale; path: string }): Promise<Localized | null> =>
  (await findPlace(address))?.paths ?? null

/** The languages in which the place has as many pages with properties; all while it has none. */
async function findPathsOfPage(
  { place, paths, goal }: FoundPlace,
  { total, page }: PlacePage['list']['window'],
): Promise<Localized> {
  if (total === 0) return paths
  const found: Localized = {}
  for (const locale of place.listed[goal]) {
    const count = paths[locale] ? await countInPlace({ place, goal, locale }) : 0
    if (count > (page - 1) * pageSize) found[locale] = paths[locale]
  }
  return found
}

/**
 * The page of a town or an area that has or once had properties of the goal; it is hidden from search engines while it has
 * none. With criteria of its own it is the list of the goal. Null at any other path.
 */
export async function resolvePlace({
  locale,
  path,
  criteria,
}: RoutedAddress): Promise<ResolvedAddress | null> {
  const found = await findPlace({ locale, path })
  const own = found?.paths[locale]
  if (!found || !own) return null
  if (own !== path) return { kind: 'redirect', href: buildHref({ locale, path: own }), permanent: true }
  const { place, goal } = found
  if (isNarrowed(criteria)) {
    const { cities, places } = criteriaOf(place, locale)
    const href = listingHref({
      base: await listHref(goal, locale),
      criteria: { ...criteria, cities, places },
    })
    return { kind: 'redirect', href, permanent: true }
  }
  const page = await findPlacePage({ place, goal, locale, page: criteria.page })
  return { kind: 'place', place: page, ...(await aroundOf(found, { page, locale, own })) }
}

async function aroundOf(
  found: FoundPlace,
  { page, locale, own }: { page: PlacePage; locale: Locale; own: string },
) {
  const { window, cards } = page.list
  const { title, description } = placeTexts({ ...page, locale, count: window.total })
  const meta = await toMeta({
    locale,
    paths: await findPathsOfPage(found, window),
    appearance: toAppearance(null),
    own: { title, description, picture: cards[0]?.picture ?? null },
    index: window.total > 0,
    page: window.page,
  })
  const crumbs = await recordTrail({ list: found.goal, locale, own: { name: page.name, path: own } })
  return { meta, crumbs }
}
