import 'server-only'
import { isNarrowed } from '@/domain/search/listing-address'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { findAsked, toListModule } from '@/site/data/search/listings'
import { toMeta } from '@/site/data/content/meta'
import type { Banner } from '@/site/data/content/page-models'
import { findOriginal } from './route-index'
import { toAppearance } from '@/site/data/content/search-appearance'
import { getSiteFrame } from '@/site/data/content/site-frame'
import type { ResolvedAddress, RoutedAddress } from './resolved-address'

const searchAlone: Banner = {
  type: 'image',
  title: null,
  description: null,
  pictures: [],
  video: null,
  color: null,
  transparent: false,
  hasSearch: true,
}

// If editors have made home pages in other languages, these do not link to it, and it has only itself as alternate.
async function findPaths(locale: Locale): Promise<Localized> {
  const others = (await findOriginal('/')) ? [locale] : locales
  return Object.fromEntries(others.map((other) => [other, '/']))
}

/**
 * The home page of a language without an editor's one: the agency's name, the search and all available properties. Null at
 * any other path.
 */
export async function resolveHome({
  locale,
  path,
  criteria,
}: RoutedAddress): Promise<ResolvedAddress | null> {
  if (path !== '/') return null
  const { agency } = await getSiteFrame(locale)
  const list = await findAsked({ criteria, base: null, goal: null, locale })
  const meta = await toMeta({
    locale,
    paths: await findPaths(locale),
    appearance: toAppearance(null),
    own: { title: agency.name, description: null, picture: null },
    index: !isNarrowed(criteria),
    page: isNarrowed(criteria) ? 1 : list?.window.page,
  })
  const page = {
    name: agency.name,
    title: agency.name,
    description: null,
    content: [],
    isHome: true,
    isLogin: false,
    isFeedback: false,
    banner: searchAlone,
    showBreadcrumb: false,
    showFixedMenu: true,
    showConsent: true,
    css: null,
    logo: null,
    modules: list ? [toListModule(list)] : [],
  }
  return { kind: 'page', page, crumbs: [], meta }
}
