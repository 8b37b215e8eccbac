import { expect, test, type Page } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

const t = textsOf('fr')

test.beforeEach(async ({ page }) => {
  await refuseConsent(page)
  // Tiles are never available in tests.
  await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort())
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const map = (page: Page) => page.frameLocator('main iframe')
const marks = (page: Page) => map(page).getByRole('button', { name: /^€|biens/ })

/** Without consent the map is opened with its button, once the page is hydrated. */
async function openFrame(page: Page) {
  const show = page.getByRole('button', { name: t('map.show') })
  await expect(async () => {
    if (await show.isVisible()) await show.click()
    await expect(page.locator('main iframe')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function showMap(page: Page) {
  await openFrame(page)
  await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
}

const searchArea = (page: Page) => page.getByRole('button', { name: t('map.searchArea') })

test.describe('side by side', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the properties are requested when the map is opened, and not before', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/map')) requested.push(request.url())
    })
    await page.goto('/fr/a-vendre/?minBedrooms=3')
    await untilAlive(page)
    expect(requested).toEqual([])
    await showMap(page)
    expect(requested).toHaveLength(1)
    expect(requested[0]).toMatch(/\/api\/map\?lang=fr&list=\d+&minBedrooms=3$/)
  })

  test('a visitor searches the visible area of the map, and removes that filter', async ({ page }) => {
    await page.goto('/fr/a-vendre/')
    const total = await page.getByRole('status').textContent()
    await showMap(page)
    await expect(searchArea(page)).toHaveCount(0)
    // An area with several properties, but not all.
    await map(page)
      .getByRole('button', { name: /agrandir la carte à cet endroit/ })
      .first()
      .press('Enter')
    await searchArea(page).click()
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?area=-?[\d.]+(%2C-?[\d.]+){3}$/)
    await expect(page.getByRole('status')).not.toHaveText(total ?? '')
    await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* biens? à vendre$/)
    // The map stays open: the next page of results shows it by itself.
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
    await expect(searchArea(page)).toHaveCount(0)

    const earlier = page.url()
    await map(page)
      .getByRole('button', { name: t('map.zoomIn'), exact: true })
      .press('Enter')
    await searchArea(page).click()
    await expect(page).not.toHaveURL(earlier)
    await page
      .getByRole('list', { name: t('search.active.label') })
      .getByRole('link', { name: t('search.active.remove', { name: t('search.active.area') }) })
      .click()
    await expect(page).toHaveURL('/fr/a-vendre/')
    await expect(page.getByRole('status')).toHaveText(total ?? '')
  })

  test('a property chosen on the map is highlighted in the list, and a card highlights its property', async ({
    page,
  }) => {
    await page.goto('/fr/a-vendre/?q=2201')
    await showMap(page)
    const first = page.locator('main li[data-property]').first()
    await first.getByRole('article').hover()
    await expect(map(page).locator('.map-ring')).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(map(page).locator('.map-ring')).toHaveCount(0)
    await first.getByRole('link').focus()
    await expect(map(page).locator('.map-ring')).toHaveCount(1)

    const pin = map(page).getByRole('button', { name: /^€/ }).first()
    await pin.press('Enter')
    await expect(page.locator('main li[data-chosen]')).toHaveCount(1)
    await expect(page.locator('main li[data-chosen]')).toBeInViewport()
  })

  test('properties that cannot be loaded can be requested again', async ({ page }) => {
    let isBroken = true
    await page.route('**/api/map?*', (route) =>
      isBroken ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.goto('/fr/a-vendre/')
    await openFrame(page)
    await expect(page.getByText(t('map.failed'))).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: t('map.retry') }).click()
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(t('map.failed'))).toHaveCount(0)
  })

  test('the keyboard skips the map with one link', async ({ page }) => {
    await page.goto('/fr/a-vendre/')
    const skip = page.getByRole('link', { name: t('map.skip') })
    await skip.focus()
    await skip.press('Enter')
    await page.keyboard.press('Tab')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a button shows the map in place of the list, and a link to an area of it begins with the properties', async ({
    page,
  }) => {
    await page.goto('/fr/a-vendre/')
    const toMap = page.getByRole('button', { name: t('map.toggle'), exact: true })
    const toList = page.getByRole('button', { name: t('map.list'), exact: true })
    await expect(page.getByRole('button', { name: t('map.show') })).toBeHidden()
    await expect(async () => {
      if (await toMap.isVisible()) await toMap.click()
      await expect(toList).toBeVisible({ timeout: 1000 })
    }).toPass()
    await showMap(page)
    await expect(cards(page).first()).toBeHidden()
    await toList.click()
    await expect(page.locator('main iframe')).toBeHidden()
    await expect(cards(page).first()).toBeVisible()

    await page.goto('/fr/a-vendre/?area=50.4%2C4.45%2C50.78%2C5.1')
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 })
    await untilAlive(page)
    await expect(cards(page).first()).toBeVisible()
    await toMap.click()
    await expect(toList).toBeVisible()
    await showMap(page)
    expect(await findScreenProblems(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the list has all the room', async ({ page }) => {
    await page.goto('/fr/a-vendre/')
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByRole('button', { name: t('map.show') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('map.toggle'), exact: true })).toHaveCount(0)
  })
})
