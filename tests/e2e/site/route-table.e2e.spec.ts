import { expect, test } from '@playwright/test'
import { canonicalKey } from '../../../src/domain/routing/routes'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { ask, gatherProblems } from '../../support/site/ask'
import { ownSite } from '../../support/browser/own-site'
import { addressesOf, differs } from '../../support/snapshot/route-facts'
import {
  expectProjects,
  expectProperties,
  expectStoredRoutes,
  type ExpectedRoute,
} from '../../support/snapshot/snapshot-routes'

// No trace is needed: each complaint names its address.
test.use({ trace: 'off', screenshot: 'off' })
// Every page of the site is rendered for this file, a quarter of a second each, longer on a busy machine.
test.describe.configure({ timeout: 600_000 })

let baseURL = ''
test.beforeAll(() => {
  baseURL = ownSite().url
})
const stored = expectStoredRoutes()
const records = [...expectProperties(), ...expectProjects()]

/** Where an address without language redirects a visitor: to their language, or to one that the page has. */
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
  test('is reached by its original path in the language of the visitor', async () => {
    expect(await gatherProblems(stored, checkOriginal)).toEqual([])
  })

  test('has one address: other spellings, and the original path after a language, redirect there permanently', async () => {
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

test('every property and project is reached by its original path, in the language of the visitor where it has it', async () => {
  expect(await gatherProblems(records, checkOriginal)).toEqual([])
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

test('the switcher leads through the languages and back to the first', async ({ page }) => {
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
