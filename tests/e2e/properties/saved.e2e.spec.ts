import { expect, test, type Locator, type Page } from '@playwright/test'
import { savedPath } from '../../../src/domain/routing/routes'
import { savedKey } from '../../../src/domain/saved-properties/saved-properties'
import { locales } from '../../../src/domain/shared/locale'
import { grantConsent, refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => refuseConsent(page))

const t = textsOf('fr')
const place = '/fr/favoris/'
const emptyRecent = t('saved.emptyRecent', { setting: t('consent.names.functionality_storage') })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heart = (place: Locator | Page) => place.getByRole('button', { name: /^Enregistrer / })

/** One of the lists of the page, by its heading. */
const section = (page: Page, name: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name }) })

/** Puts saved properties into the storage of the browser, as from an earlier day. */
const keep = (page: Page, properties: { favourites?: number[]; recent?: number[]; compared?: number[] }) =>
  page.addInitScript(
    ([key, text]) => {
      if (location.origin !== 'null' && key && text && localStorage.getItem(key) === null)
        localStorage.setItem(key, text)
    },
    [savedKey, JSON.stringify(properties)],
  )

/** Waits until the page of a property is remembered as viewed. */
const remembered = (page: Page, id: number) =>
  expect.poll(() => page.evaluate((key) => localStorage.getItem(key), savedKey)).toContain(`"recent":[${id}`)

/** Waits until the heart works: once the page is hydrated. */
async function press(button: Locator, pressed: boolean) {
  await expect(async () => {
    if ((await button.getAttribute('aria-pressed')) !== String(pressed)) await button.click()
    await expect(button).toHaveAttribute('aria-pressed', String(pressed), { timeout: 1000 })
  }).toPass()
}

test('a visitor saves properties from the list and finds them again, also after a reload', async ({
  page,
}) => {
  await page.goto('/fr/a-vendre/')
  const first = cards(page).nth(0)
  const second = cards(page).nth(1)
  await press(heart(first), true)
  await press(heart(second), true)
  await expect(page).toHaveURL('/fr/a-vendre/')
  const titles = [await second.getByRole('link').textContent(), await first.getByRole('link').textContent()]
  await page.reload()
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('banner').getByRole('link', { name: 'Favoris 2' }).first().click()
  await expect(page).toHaveURL(place)
  const favourites = section(page, t('saved.favourites'))
  await expect(favourites.getByRole('article').getByRole('heading')).toHaveText(titles.map(String))
  await heart(favourites).first().click()
  await expect(favourites.getByRole('article')).toHaveCount(1)
  await expect(favourites.getByRole('heading', { level: 2 })).toBeFocused()
  await favourites.getByRole('link', { name: titles[1] ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '')
  await expect(heart(page.getByRole('main')).first()).toHaveAttribute('aria-pressed', 'true')
})

test('viewed properties are remembered with consent, the last one first, and can be cleared', async ({
  context,
}) => {
  const page = await context.newPage()
  await grantConsent(page)
  await page.goto('/property/2101/?lng=fr')
  const one = await page.getByRole('heading', { level: 1 }).textContent()
  await remembered(page, 2101)
  await page.goto('/property/2103/?lng=fr')
  const other = await page.getByRole('heading', { level: 1 }).textContent()
  await remembered(page, 2103)
  const strip = page.getByRole('region', { name: t('saved.recent') })
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText([String(one)])
  expect(await findScreenProblems(page)).toEqual([])
  await page.goto(place)
  const recent = section(page, t('saved.recent'))
  await expect(recent.getByRole('article').getByRole('heading')).toHaveText([String(other), String(one)])
  await recent.getByRole('button', { name: t('saved.clearRecent') }).click()
  await expect(recent.getByText(emptyRecent)).toBeVisible()
  await expect(recent.getByRole('heading', { level: 2 })).toBeFocused()
})

test('viewed properties are not remembered without consent', async ({ page }) => {
  await page.goto('/property/2101/?lng=fr')
  // Both come with the page's script: where the heart works, a view would have been stored.
  await press(heart(page.getByRole('main')).first(), true)
  await page.goto(place)
  await expect(section(page, t('saved.favourites')).getByRole('article')).toHaveCount(1)
  await expect(section(page, t('saved.recent')).getByText(emptyRecent)).toBeVisible()
})

test('up to four properties are compared side by side, and a fifth is refused with a message', async ({
  page,
}) => {
  await keep(page, { favourites: [2101, 2103, 2104, 2117, 2125] })
  await page.goto(place)
  const favourites = section(page, t('saved.favourites'))
  const comparison = section(page, t('saved.comparison'))
  await expect(comparison.getByText(t('saved.emptyComparison'))).toBeVisible()
  const toggles = favourites.getByRole('button', { name: /^Comparer / })
  for (const index of [0, 1, 2, 3]) await toggles.nth(index).click()
  const table = comparison.getByRole('table')
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(4)
  for (const row of ['Prix', 'Lieu', 'Type de bien', 'Surface habitable', 'Chambres'])
    await expect(table.getByRole('rowheader', { name: new RegExp(`^${row}`) }).first()).toBeVisible()
  await expect(table.getByRole('rowheader', { name: `Prix (${t('saved.differs')})` })).toBeVisible()
  await expect(toggles.nth(4)).toHaveAttribute('aria-disabled', 'true')
  await toggles.nth(4).press('Enter')
  await expect(favourites.getByText(t('saved.compareFull'))).toBeVisible()
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(4)
  await table
    .getByRole('button', { name: /^Retirer / })
    .first()
    .click()
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(3)
  await expect(toggles.nth(4)).not.toHaveAttribute('aria-disabled')
})

test('a saved property that is gone is marked as gone, and can be removed', async ({ page }) => {
  await keep(page, { favourites: [2101, 999_999], compared: [999_999] })
  await page.goto(place)
  const favourites = section(page, t('saved.favourites'))
  await expect(favourites.getByRole('article')).toHaveCount(1)
  await expect(favourites.getByText(t('saved.gone', { id: 999_999 }))).toBeVisible()
  await favourites.getByRole('button', { name: t('saved.removeGone', { id: 999_999 }) }).click()
  await expect(favourites.getByText(t('saved.gone', { id: 999_999 }))).toHaveCount(0)
  await expect(section(page, t('saved.comparison')).getByText(t('saved.gone', { id: 999_999 }))).toBeVisible()
})

test('a failed request can be repeated, and has only the properties’ numbers', async ({ page }) => {
  await keep(page, { favourites: [2101], recent: [2103] })
  const requested: string[] = []
  await page.route('**/api/homes?*', async (route) => {
    requested.push(new URL(route.request().url()).search)
    return requested.length === 1 ? route.fulfill({ status: 500 }) : route.continue()
  })
  await page.goto(place)
  await page.getByRole('button', { name: t('saved.retry') }).click()
  await expect(cards(page)).toHaveCount(2)
  expect(requested).toEqual(['?lang=fr&ids=2101,2103', '?lang=fr&ids=2101,2103'])
})

test('two tabs share their list, and a browser without storage keeps properties until it is closed', async ({
  page,
  context,
}) => {
  await page.goto('/fr/a-vendre/')
  const other = await context.newPage()
  await refuseConsent(other)
  await other.goto('/fr/a-louer/')
  await press(heart(cards(other)).first(), true)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favoris 1' }).first()).toBeVisible()
  await other.close()

  const closed = await context.newPage()
  await closed.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError')
      },
    })
  })
  await closed.goto('/fr/a-vendre/')
  await closed.getByRole('button', { name: 'Refuser', exact: true }).click()
  await press(heart(cards(closed)).first(), true)
  await expect(closed.getByRole('banner').getByRole('link', { name: 'Favoris 1' }).first()).toBeVisible()
  await closed.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no hearts, and the page says what it needs', async ({ page }) => {
    await page.goto('/fr/a-vendre/')
    await expect(cards(page)).toHaveCount(24)
    await expect(heart(page)).toHaveCount(0)
    await page.goto(place)
    await expect(page.getByText(t('saved.needsScript'))).toBeVisible()
  })
})

for (const locale of locales) {
  test(`the page exists in ${locale} and is hidden from search engines`, async ({ request }) => {
    const answer = await request.get(`/${locale}${savedPath(locale)}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    for (const other of locales) expect(html).toContain(`href="/${other}${savedPath(other)}"`)
  })
}

for (const width of [390, 1440]) {
  test(`axe finds nothing on the page at ${width} px, with properties on it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await keep(page, {
      favourites: [2101, 2103, 999_999],
      recent: [2104, 2117],
      compared: [2101, 2103, 2104, 2117],
    })
    await page.goto(place)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(cards(page)).toHaveCount(4)
    expect(await findScreenProblems(page)).toEqual([])
  })
}
