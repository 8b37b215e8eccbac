import { expect, test } from '@playwright/test'
import { canonicalKey } from '../../src/domain/routing/routes'
import { fallbackLocale, locales, type Locale } from '../../src/domain/shared/locale'
import { ask, gatherProblems } from '../support/ask'
import { ownSite } from '../support/own-site'
import { readPage, type PageFacts } from '../support/page-facts'
import {
  expectProjects,
  expectProperties,
  expectStoredRoutes,
  type ExpectedRoute,
} from '../support/snapshot-routes'
import { specifiedRoutes } from '../support/specified-routes'

// Many pages, of which no trace is needed: each complaint names its address.
test.use({ trace: 'off', screenshot: 'off' })
// Every page of the site is made for it, a quarter of a second each, more beside other work.
test.describe.configure({ timeout: 600_000 })

let baseURL = ''
test.beforeAll(() => {
  baseURL = ownSite().url
})
const stored = expectStoredRoutes()
const records = [...expectProperties(), ...expectProjects()]

const languagesOf = ({ paths }: ExpectedRoute): Locale[] => locales.filter((locale) => paths[locale])

/** Every address of the routes, one by one. */
const addressesOf = (routes: ExpectedRoute[]) =>
  routes.flatMap((route) =>
    languagesOf(route).map((locale) => ({ route, locale, path: route.paths[locale] ?? '' })),
  )

/** Says what differs from what is expected, or nothing. */
const differs = (what: string, found: unknown, expected: unknown): string[] => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)]
  return is === should ? [] : [`${what} is ${is}, not ${should}`]
}

const squeeze = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()

function checkCrumbs(
  { crumbs }: PageFacts,
  { route, locale }: { route: ExpectedRoute; locale: Locale },
): string[] {
  if (route.original === '/') return differs('the breadcrumb of the home page', crumbs, [])
  const home = stored.find(({ original }) => original === '/')
  const last = crumbs.at(-1)
  const parent = stored.find(({ original }) => original === route.parent)
  return [
    ...differs('the first crumb', crumbs[0], { name: home?.labels[locale], href: `/${locale}/` }),
    ...differs('the last crumb', last, { name: squeeze(route.labels[locale]), href: null }),
    ...(parent
      ? differs('the crumb of the list', crumbs.slice(1, -1), [
          { name: parent.labels[locale], href: parent.paths[locale] },
        ])
      : []),
  ]
}

/** hreflang names the languages the page has, each with its own address, and leads a stranger to the default's. */
function expectAlternates(route: ExpectedRoute): Record<string, string> {
  const entries = languagesOf(route).map((locale) => [locale, `${baseURL}${route.paths[locale]}`])
  const neutral = route.paths[fallbackLocale] ?? route.paths[languagesOf(route)[0] ?? fallbackLocale]
  return Object.fromEntries([...entries, ['x-default', `${baseURL}${neutral}`]])
}

type Address = ReturnType<typeof addressesOf>[number]

async function checkPage({ route, locale, path }: Address): Promise<string[]> {
  const { status, location, html } = await ask({ url: `${baseURL}${path}` })
  if (status !== 200) return [`${path}: ${status} ${location ?? ''}`]
  const facts = readPage(html)
  const switcher = Object.fromEntries(locales.map((other) => [other, [route.paths[other] ?? `/${other}/`]]))
  return [
    ...differs('the language', facts.lang, locale),
    ...differs('the canonical address', facts.canonical, `${baseURL}${path}`),
    ...differs('hreflang', sorted(facts.alternates), sorted(expectAlternates(route))),
    ...differs('the switcher', sorted(facts.switcher), sorted(switcher)),
    ...checkCrumbs(facts, { route, locale }),
    ...(route.isPublic ? [] : differs('for search engines', facts.isIndexed, false)),
  ].map((problem) => `${path}: ${problem}`)
}

const sorted = (record: Record<string, unknown>) =>
  Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other))

/** Where a visitor of a language gets from an address without one: to their language, or to one the page has. */
const expectTarget = (route: ExpectedRoute, locale: Locale): string | undefined => {
  const others = locales.filter((other) => other !== locale)
  return route.paths[locale] ?? others.map((other) => route.paths[other]).find(Boolean)
}

async function checkOriginal(route: ExpectedRoute): Promise<string[]> {
  const path = encodeURI(route.original)
  const problems = locales.map(async (locale) => {
    const { status, location, headers } = await ask({ url: `${baseURL}${path}`, language: `${locale}-BE` })
    const found = [status, location, headers.get('cache-control')?.includes('no-store') ?? false]
    return differs(`${path} for a visitor in ${locale}`, found, [307, expectTarget(route, locale), true])
  })
  return (await Promise.all(problems)).flat()
}

test.describe('every route of the table in every language', () => {
  test('is a page with its language, canonical address, hreflang, switcher and breadcrumb', async () => {
    const addresses = addressesOf(stored)
    expect(addresses.length).toBeGreaterThan(180)
    expect(await gatherProblems(addresses, checkPage)).toEqual([])
  })

  test('is reached by its original path in the language of the visitor', async () => {
    expect(await gatherProblems(stored, checkOriginal)).toEqual([])
  })

  test('has one address: another case, and the original path behind a language, move there for good', async () => {
    const owned = new Set(addressesOf(stored).map(({ path }) => path))
    const variants = addressesOf(stored).flatMap(({ route, locale, path }) =>
      [`/${locale}${encodeURI(route.original)}`, `/${locale}${path.slice(3).toUpperCase()}`]
        .filter((variant) => !owned.has(variant))
        .map((variant) => ({ variant, path })),
    )
    expect(variants.length).toBeGreaterThan(300)
    const problems = await gatherProblems(variants, async ({ variant, path }) => {
      const { status, location } = await ask({ url: `${baseURL}${variant}` })
      return differs(variant, [status, location], [308, path])
    })
    expect(problems).toEqual([])
  })
})

test.describe('every property and project in every language it is listed in', () => {
  test('is a page with its language, canonical address, hreflang, switcher and breadcrumb', async () => {
    const addresses = addressesOf(records)
    expect(addresses.length).toBeGreaterThan(390)
    expect(await gatherProblems(addresses, checkPage)).toEqual([])
  })

  test('is reached by its original path, in the language of the visitor where it has it', async () => {
    expect(await gatherProblems(records, checkOriginal)).toEqual([])
  })
})

test('the paths and labels that the specification names are those of the site', async () => {
  const problems = await gatherProblems(specifiedRoutes, async ({ original, paths, labels, isPublic }) => {
    const found = locales.map(async (locale) => {
      const url = `${baseURL}${encodeURI(original)}`
      const { status, location } = await ask({ url, language: locale })
      if (status !== 307 || location === null) return [`${status} ${location ?? ''} in ${locale}`]
      const { html } = await ask({ url: `${baseURL}${location}` })
      const { crumbs, lang, isIndexed } = readPage(html)
      return [
        ...differs('the path', location, paths[locale] ?? location),
        ...differs('the language', lang, locale),
        ...differs('the label', crumbs.at(-1)?.name, labels?.[locale] ?? crumbs.at(-1)?.name),
        ...(isPublic === false ? differs('for search engines', isIndexed, false) : []),
      ]
    })
    return (await Promise.all(found)).flat().map((problem) => `${original}: ${problem}`)
  })
  expect(problems).toEqual([])
})

test('accents and case of an original path do not matter, however they are encoded', async () => {
  const problems = await gatherProblems(
    stored.filter(({ original }) => canonicalKey(original) !== original),
    async ({ original, paths }) => {
      const spellings = [
        original,
        original.toLowerCase(),
        original.toUpperCase(),
        original.normalize('NFD'),
        canonicalKey(original),
        // Some clients write the digits of the encoding in small letters.
        encodeURI(original).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
      ]
      const found = spellings.map(async (spelling) => {
        const { status, location } = await ask({ url: `${baseURL}${spelling}` })
        return differs(spelling, [status, location], [307, paths.fr])
      })
      return (await Promise.all(found)).flat()
    },
  )
  expect(problems).toEqual([])
})

test('the switcher walks through the languages and back to where it began', async ({ page }) => {
  for (const original of [
    '/services/Nos-conseils/',
    '/services/vente/',
    '/nos-conseils/acte-notarie/',
    '/login/',
  ]) {
    const route = stored.find((candidate) => candidate.original === original)
    await page.goto(route?.paths.fr ?? '')
    for (const locale of ['nl', 'en', 'de', 'fr'] as const) {
      await page.getByRole('banner').locator(`a[hreflang="${locale}"]`).first().click()
      await expect(page).toHaveURL(route?.paths[locale] ?? '')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
  }
})
