import { fallbackLocale, locales, type Locale } from '../../../src/domain/shared/locale'
import type { PageFacts } from '../browser/page-facts'
import { expectStoredRoutes, type ExpectedRoute } from './snapshot-routes'

const languagesOf = ({ paths }: ExpectedRoute): Locale[] => locales.filter((locale) => paths[locale])

export type RouteAddress = { route: ExpectedRoute; locale: Locale; path: string }

/** Every address of the routes, one by one. */
export const addressesOf = (routes: readonly ExpectedRoute[]): RouteAddress[] =>
  routes.flatMap((route) =>
    languagesOf(route).map((locale) => ({ route, locale, path: route.paths[locale] ?? '' })),
  )

/** A complaint where a value differs from the expected one. */
export const differs = (what: string, found: unknown, expected: unknown): string[] => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)]
  return is === should ? [] : [`${what} is ${is}, not ${should}`]
}

const squeeze = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()

/** The entries of a record sorted by key, so that records compare in any order. */
export const sorted = (record: Record<string, unknown>) =>
  Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other))

/** hreflang has the languages of the page, each with its own address, and x-default with that of the default language. */
function expectAlternates(route: ExpectedRoute, site: string): Record<string, string> {
  const entries = languagesOf(route).map((locale) => [locale, `${site}${route.paths[locale]}`])
  const neutral = route.paths[fallbackLocale] ?? route.paths[languagesOf(route)[0] ?? fallbackLocale]
  return Object.fromEntries([...entries, ['x-default', `${site}${neutral}`]])
}

/** Compares the facts of a site's pages with the routes that the snapshot expects. */
export function createRouteCheck(site: string): (address: RouteAddress, facts: PageFacts) => string[] {
  const stored = expectStoredRoutes()
  const home = stored.find(({ original }) => original === '/')
  const checkCrumbs = ({ crumbs }: PageFacts, { route, locale }: RouteAddress): string[] => {
    if (route.original === '/') return differs('the breadcrumb of the home page', crumbs, [])
    const parent = stored.find(({ original }) => original === route.parent)
    return [
      ...differs('the first crumb', crumbs[0], { name: home?.labels[locale], href: `/${locale}/` }),
      ...differs('the last crumb', crumbs.at(-1), { name: squeeze(route.labels[locale]), href: null }),
      ...(parent
        ? differs('the crumb of the list', crumbs.slice(1, -1), [
            { name: parent.labels[locale], href: parent.paths[locale] },
          ])
        : []),
    ]
  }
  return (address, facts) => {
    const { route, locale, path } = address
    const switcher = Object.fromEntries(locales.map((other) => [other, [route.paths[other] ?? `/${other}/`]]))
    return [
      ...differs('the language', facts.lang, locale),
      ...differs('the canonical address', facts.canonical, `${site}${path}`),
      ...differs('hreflang', sorted(facts.alternates), sorted(expectAlternates(route, site))),
      ...differs('the switcher', sorted(facts.switcher), sorted(switcher)),
      ...checkCrumbs(facts, address),
      ...(route.isPublic ? [] : differs('for search engines', facts.isIndexed, false)),
    ]
  }
}
