import { expect, test, type Page } from '@playwright/test'
import { buildHref, listingPath } from '../../../src/domain/routing/routes'
import { locales } from '../../../src/domain/shared/locale'
import { untilAlive } from '../../support/browser/alive'
import { refuseConsent } from '../../support/browser/consent'
import { findOverflow } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

const t = textsOf('fr')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const place = (page: Page) => page.evaluate(() => window.scrollY)
const filters = (page: Page) => page.getByRole('search', { name: t('search.filters.label') })

test.beforeEach(({ page }) => refuseConsent(page))

/** Opens a page and reads on, as far down as a page of a list is long. */
async function readOn(page: Page, path: string, top: number): Promise<number> {
  await page.goto(path)
  await untilAlive(page)
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => place(page)).toBe(top)
  return top
}

// Cards of other heights move it a little.
const expectNear = async (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThan(60)

for (const width of [390, 1440])
  test(`the plain list stays where it is read when it is ordered and filtered, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const top = await readOn(page, '/fr/a-vendre/', 500)
    await page.locator('.sort-menu summary').click()
    await page.getByRole('link', { name: t('search.sorts.price-asc') }).click()
    await expect(page).toHaveURL('/fr/a-vendre/?sort=price-asc')
    await expectNear(page, top)
    // Nor does it move when everything has come.
    await untilAlive(page)
    await expectNear(page, top)
    await page.goBack()
    await expect(page).toHaveURL('/fr/a-vendre/')
    await expectNear(page, top)
  })

test('the plain list stays where it is read when its form is sent', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const top = await readOn(page, '/fr/a-vendre/', 400)
  await filters(page).getByRole('searchbox').fill('maison')
  await filters(page).getByRole('button').click()
  await expect(page).toHaveURL('/fr/a-vendre/?q=maison')
  await untilAlive(page)
  await expectNear(page, top)
})

for (const path of ['/fr/a-vendre/', '/fr/a-vendre/?sort=price-asc'])
  test(`the way back to ${path} leads to where it was read, at once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const top = await readOn(page, path, 3000)
    const link = page.locator('main li[data-property]').nth(7).getByRole('link').first()
    const href = await link.getAttribute('href')
    await link.evaluate((card) => (card instanceof HTMLElement ? card.click() : null))
    await expect(page).toHaveURL(href ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    // Nothing glides past on the way.
    await page.evaluate(() => {
      const seen = new Set<number>()
      const look = () => {
        seen.add(Math.round(window.scrollY))
        document.body.dataset.seen = String(seen.size)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goBack()
    await expectNear(page, top)
    await page.waitForTimeout(500)
    expect(Number(await page.locator('body').getAttribute('data-seen'))).toBeLessThan(8)
  })

const chosen = 'type=1&type=2&minPrice=100000&minBedrooms=1&garden=1&city=Wavre%7C1300&city=Jodoigne%7C1370'

for (const locale of locales)
  test(`on a telephone the chosen filters take one row in ${locale}, above the first property`, async ({
    page,
  }) => {
    const path = buildHref({ locale, path: listingPath({ name: 'sale', locale }) })
    const chips = page.getByRole('list', { name: textsOf(locale)('search.active.label') })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${path}?${chosen}`)
      const [row, card] = [await chips.boundingBox(), await cards(page).first().boundingBox()]
      expect(row?.height, `${width} px`).toBeLessThan(60)
      expect(card?.y, `${width} px`).toBeLessThan(550)
      await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 })
      expect(await findOverflow(page)).toEqual([])
      // The last one is reached by swiping, and by the keyboard.
      await chips.getByRole('link').last().focus()
      await expect(chips.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    }
  })

test('whoever asks the list for sale for a rent gets the list to let, and the number that the button said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/a-vendre/')
  await untilAlive(page)
  await filters(page).getByRole('searchbox').pressSequentially('appartement à louer')
  const submit = filters(page).getByRole('button')
  await expect(submit).not.toHaveText(t('search.filters.submit'))
  const count = Number(/\d+/.exec((await submit.textContent()) ?? '')?.[0])
  await submit.click()
  await expect(page).toHaveURL(/^[^?]*\/fr\/a-louer\/(\?|$)/)
  await expect(page.getByRole('status')).toHaveText(t('listing.count.rent', { count }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a form that asks the list for sale for a rent leads to the list to let', async ({ page }) => {
    await page.goto('/fr/a-vendre/?q=appartement+%C3%A0+louer&goal=sale')
    await expect(page).toHaveURL(/\/fr\/a-louer\/\?q=appartement/)
    await expect(cards(page).first()).toBeVisible()
  })

  test('a link to an area of the map shows its properties', async ({ page }) => {
    await page.goto('/fr/a-vendre/?area=50.4%2C4.45%2C50.78%2C5.1')
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 })
  })

  for (const [path, right] of [
    ['/FR/a-vendre/', '/fr/a-vendre/'],
    ['/Fr/A-Vendre/?minBedrooms=3', '/fr/a-vendre/?minBedrooms=3'],
    ['/de/Suche/?goal=rent', '/de/suche/?goal=rent'],
    ['/nl/TE-KOOP/WAVER/', '/nl/te-koop/waver/'],
    ['/fr/%C3%80-vendre/x/y/2101/', /\/fr\/a-vendre\/wavre\/.*\/2101\/$/],
    ['/Property/2101/?lng=en', /\/en\/for-sale\/wavre\/.*\/2101\//],
  ] as const)
    test(`${path} leads to the right address`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page).toHaveURL(right)
    })
})
