import 'server-only'
import { listingPath, matchListing, type ListingName } from '@/domain/routing/routes'
import type { ListingCriteria } from '@/domain/search/criteria'
import { isNarrowed } from '@/domain/search/listing-address'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { getTranslator } from '@/site/messages/translator'
import { pageTrail } from './crumbs'
import { toMeta } from './meta'
import type { Page, PageModule } from './page-models'
import { toAppearance } from './search-appearance'
import { findListing } from './search'
import type { PropertyList, Resolved } from './view-models'

type Address = { locale: Locale; path: string; criteria: ListingCriteria }

const plainModule: Omit<PageModule, 'relation'> = {
  id: 0,
  title: null,
  titleLevel: 2,
  description: [],
  description2: [],
  view: 'single',
  background: { type: 'none', color: null, picture: null },
  pictures: [],
  columns: { sm: 12, md: 12, lg: 12 },
  itemsPerRow: null,
  link: null,
  cssClass: null,
}

const toPage = (title: string, list: PropertyList): Page => ({
  name: title,
  title,
  description: null,
  isHome: false,
  banner: null,
  showBreadcrumb: true,
  showFixedMenu: true,
  showConsent: true,
  css: null,
  logo: null,
  modules: [{ ...plainModule, relation: { type: 'property-list', list } }],
})

function titleOf(name: ListingName, locale: Locale): string {
  const t = getTranslator(locale)
  return name === 'search' ? t('search.results') : t(`property.goal.${name}`)
}

/** The paths of a listing that needs no page of an editor's, per language; null for any other path. */
export function listingPaths({ locale, path }: { locale: Locale; path: string }): Localized | null {
  const name = matchListing({ locale, path })
  return name && Object.fromEntries(locales.map((other) => [other, listingPath({ name, locale: other })]))
}

/**
 * The results of a search among all homes that can be had, and the lists of homes for sale and to let where no editor
 * has made their page; null at any other path.
 */
export async function resolveListing({ locale, path, criteria }: Address): Promise<Resolved | null> {
  const name = matchListing({ locale, path })
  const paths = listingPaths({ locale, path })
  const goal = name === 'search' ? null : name
  const list = name && (await findListing({ criteria, base: null, goal, locale }))
  if (!list || !paths) return null
  const title = titleOf(name, locale)
  const meta = await toMeta({
    locale,
    paths,
    appearance: toAppearance(null),
    own: { title, description: null, picture: null },
    index: name !== 'search' && !isNarrowed(criteria),
    page: isNarrowed(criteria) ? 1 : list.window.page,
  })
  const crumbs = await pageTrail({ locale, own: { name: title, path: paths[locale] } })
  return { kind: 'page', page: toPage(title, list), crumbs, meta }
}
