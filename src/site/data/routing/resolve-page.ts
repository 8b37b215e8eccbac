import 'server-only'
import type { Goal } from '@/domain/properties/goal'
import { isRedirectTarget, siteAddressOf } from '@/domain/routing/redirect-target'
import { canonicalKey, originalListPaths } from '@/domain/routing/routes'
import { buildQuery } from '@/domain/search/criteria'
import { isNarrowed } from '@/domain/search/listing-address'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { env } from '@/env'
import { trailOf } from '@/site/data/content/crumbs'
import { toLink } from '@/site/data/content/links'
import { otherGoalHref } from '@/site/data/search/goal-lists'
import { findAsked, findShownPage, narrowPage, toListModule } from '@/site/data/search/listings'
import { besidePlaces } from '@/site/data/places/beside-places'
import { shownListPage, toMeta } from '@/site/data/content/meta'
import type { Page } from '@/site/data/content/page-models'
import { getPage, type PageContent } from '@/site/data/content/pages'
import type { RouteEntry } from './route-index'
import type { ResolvedAddress, RoutedAddress } from './resolved-address'

const ownOf = ({ page, picture }: PageContent) => ({
  title: page.title,
  description: page.description ?? page.banner?.description ?? null,
  picture,
})

/** The paths of the languages whose listing has a page with that number: not all have as many properties. */
async function findPathsOfPage({ id, paths }: RouteEntry, page: number): Promise<Localized> {
  if (page === 1) return paths
  const found: Localized = {}
  for (const locale of locales) {
    const content = paths[locale] ? await getPage({ id, locale, hasCriteria: true }) : null
    if (!content) continue
    if ((await findShownPage(content.page, { page, locale })) === page) found[locale] = paths[locale]
  }
  return found
}

const goalOf = (originalPath: string | null): Goal | undefined =>
  (['sale', 'rent'] as const).find((goal) => originalListPaths[goal] === originalPath)

/** A snapshot may name the pages of the lists without modules; they still list the properties. */
async function withItsList(
  page: Page,
  { originalPath, ...input }: Pick<RoutedAddress, 'locale' | 'criteria'> & Pick<RouteEntry, 'originalPath'>,
): Promise<Page> {
  const goal = goalOf(originalPath)
  if (!goal || page.modules.some(({ relation }) => relation.type === 'property-list')) return page
  const list = await findAsked({ ...input, base: null, goal })
  return list ? { ...page, modules: [...page.modules, toListModule(list)] } : page
}

/** The redirect of the editor's page; null also if a stored one is invalid by the present rules. */
function redirectOf(
  { redirectUrl }: PageContent,
  { entry, locale }: { entry: RouteEntry; locale: Locale },
): ResolvedAddress | null {
  if (!redirectUrl || !isRedirectTarget(redirectUrl)) return null
  const address = siteAddressOf({ target: redirectUrl, siteUrl: env.SITE_URL })
  const own = address && entry.paths[address.locale ?? locale]
  if (own && canonicalKey(own) === canonicalKey(address.path)) return null
  return { kind: 'redirect', href: toLink({ label: '', url: redirectUrl, locale }).href, permanent: false }
}

/** Of a page for one goal that is asked for the other one: the list that has it. */
async function findOther(
  { modules }: Page,
  input: { goal: Goal; locale: Locale },
): Promise<ResolvedAddress | null> {
  for (const { relation } of modules) {
    if (relation.type !== 'property-list') continue
    const href = await otherGoalHref({ list: relation.list, ...input })
    if (href) return { kind: 'redirect', href, permanent: false }
  }
  return null
}

/**
 * An editor's page, with its lists filtered by the visitor's criteria; filtered pages are not indexed. Null if the page has
 * no address in the language.
 */
export async function resolvePage(
  entry: RouteEntry,
  { locale, criteria }: Pick<RoutedAddress, 'locale' | 'criteria'>,
): Promise<ResolvedAddress | null> {
  const hasCriteria = buildQuery(criteria) !== ''
  const content = await getPage({ id: entry.id, locale, ...(hasCriteria && { hasCriteria }) })
  if (!content) return null
  const elsewhere = redirectOf(content, { entry, locale })
  if (elsewhere) return elsewhere
  const { appearance, index, noReferrerNoFollow } = content
  const narrowedPage = await narrowPage(content.page, { criteria, locale })
  const page = await withItsList(narrowedPage, { originalPath: entry.originalPath, criteria, locale })
  const goal = goalOf(entry.originalPath)
  const other = goal && (await findOther(page, { goal, locale }))
  if (other) return other
  const narrowed = isNarrowed(criteria)
  const shownPage = narrowed ? 1 : shownListPage(page.modules)
  const meta = await toMeta({
    locale,
    paths: await findPathsOfPage(entry, shownPage),
    appearance,
    own: ownOf(content),
    index: index && !narrowed,
    noReferrerNoFollow,
    page: shownPage,
  })
  const ofPlaces = goal ? await besidePlaces({ goal, locale, criteria, page, meta }) : { meta }
  return { kind: 'page', page, crumbs: await trailOf(entry, locale), ...ofPlaces }
}
