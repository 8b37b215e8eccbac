import 'server-only'
import {
  buildHref,
  listingPath,
  matchListing,
  originalListPaths,
  type ListingName,
} from '@/domain/routing/routes'
import type { ListingCriteria } from '@/domain/search/criteria'
import { isNarrowed, listingHref } from '@/domain/search/listing-address'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { pageTrail } from '@/site/data/content/crumbs'
import { otherGoalHref } from '@/site/data/search/goal-lists'
import { findAsked, toListModule } from '@/site/data/search/listings'
import { besidePlaces } from '@/site/data/places/beside-places'
import { toMeta } from '@/site/data/content/meta'
import type { Page } from '@/site/data/content/page-models'
import { findOriginal } from './route-index'
import { toAppearance } from '@/site/data/content/search-appearance'
import type { PropertyList } from '@/site/data/search/listing-models'
import type { ResolvedAddress } from './resolved-address'

type ListingAddress = { locale: Locale; path: string; criteria: ListingCriteria }

const toPage = (title: string, list: PropertyList): Page => ({
  name: title,
  title,
  description: null,
  content: [],
  isHome: false,
  isLogin: false,
  isFeedback: false,
  banner: null,
  showBreadcrumb: true,
  showFixedMenu: true,
  showConsent: true,
  css: null,
  logo: null,
  modules: [toListModule(list)],
})

function titleOf(name: ListingName, locale: Locale): string {
  const t = getTranslator(locale)
  return name === 'search' ? t('search.results') : t(`property.goal.${name}`)
}

/** The paths of a listing without an editor's page, per language; null for any other path. */
export function listingPaths({ locale, path }: { locale: Locale; path: string }): Localized | null {
  const name = matchListing({ locale, path })
  return name && Object.fromEntries(locales.map((other) => [other, listingPath({ name, locale: other })]))
}

/** The paths of the search results, which no page of an editor or a snapshot can have; null for any other path. */
export const searchPaths = (place: { locale: Locale; path: string }): Localized | null =>
  matchListing(place) === 'search' ? listingPaths(place) : null

/** The path of an editor's own page of the list, which then is its only address. */
async function findOwnPath(name: ListingName, locale: Locale): Promise<string | null> {
  if (name === 'search') return null
  return (await findOriginal(originalListPaths[name]))?.paths[locale] ?? null
}

/**
 * The results of a search among all available properties, and the lists of properties for sale and to let without an
 * editor's page; null at any other path.
 */
export async function resolveListing({
  locale,
  path,
  criteria,
}: ListingAddress): Promise<ResolvedAddress | null> {
  const name = matchListing({ locale, path })
  const paths = listingPaths({ locale, path })
  if (!name || !paths) return null
  const own = (await findOwnPath(name, locale)) ?? listingPath({ name, locale })
  if (own !== path) {
    const href = listingHref({ base: buildHref({ locale, path: own }), criteria })
    return { kind: 'redirect', href, permanent: true }
  }
  return showListing({ name, paths, locale, criteria })
}

type ShownListing = Omit<ListingAddress, 'path'> & { name: ListingName; paths: Localized }

async function showListing({ name, paths, locale, criteria }: ShownListing): Promise<ResolvedAddress | null> {
  const list = await findAsked({ criteria, base: null, goal: name === 'search' ? null : name, locale })
  if (!list) return null
  const other = name === 'search' ? null : await otherGoalHref({ list, goal: name, locale })
  if (other) return { kind: 'redirect', href: other, permanent: false }
  const title = titleOf(name, locale)
  const narrowed = isNarrowed(criteria)
  const meta = await toMeta({
    locale,
    paths,
    appearance: toAppearance(null),
    own: { title, description: null, picture: null },
    index: name !== 'search' && !narrowed,
    page: narrowed ? 1 : list.window.page,
  })
  const crumbs = await pageTrail({ locale, own: { name: title, path: paths[locale] } })
  const page = toPage(title, list)
  if (name === 'search') return { kind: 'page', page, crumbs, meta }
  return { kind: 'page', page, crumbs, ...(await besidePlaces({ goal: name, locale, criteria, page, meta })) }
}
