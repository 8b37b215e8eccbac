import { expect, test, type Page } from '@playwright/test'
import { buildHref, listingPath } from '../../../src/domain/routing/routes'
import { locales } from '../../../src/domain/shared/locale'
import { untilAlive } from '../../support/browser/alive'
import { findOverflow } from '../../support/browser/page-width'
import { refuseConsent } from '../../support/browser/consent'
import { textsOf } from '../../support/words/site-texts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

test.beforeEach(({ page }) => refuseConsent(page))

for (const locale of locales) {
  test(`the first properties are seen without scrolling in ${locale}`, async ({ page }) => {
    for (const name of ['sale', 'rent'] as const) {
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await page.goto(buildHref({ locale, path: listingPath({ name, locale }) }))
        const box = await cards(page).first().boundingBox()
        expect(box && box.y + box.height, `${name} at ${screen.width}`).toBeLessThanOrEqual(screen.height)
      }
    }
  })

  test(`the button says in ${locale} how many properties the choices leave`, async ({ page }) => {
    const t = textsOf(locale)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(buildHref({ locale, path: listingPath({ name: 'sale', locale }) }))
    const form = page.getByRole('search', { name: t('search.filters.label') })
    const bedrooms = form.locator('summary').filter({ hasText: t('search.filters.bedrooms') })
    const submit = form.getByRole('button')
    await expect(submit).toHaveText(t('search.filters.submit'))
    await expect(async () => {
      const choice = form.getByRole('radio', { name: t('search.filters.atLeast', { count: 4 }) })
      if (!(await choice.isVisible())) await bedrooms.click()
      await form.getByRole('radio', { name: t('search.filters.anyBedrooms') }).check()
      await choice.check()
      await expect(submit).not.toHaveText(t('search.filters.submit'), { timeout: 2000 })
    }).toPass()
    const said = await submit.textContent()
    const count = Number(/\d+/.exec(said ?? '')?.[0])
    expect(said).toBe(t('search.filters.showCount', { count }))
    await submit.click()
    await expect(page).toHaveURL(/minBedrooms=4$/)
    await expect(page.getByRole('status')).toHaveText(t('listing.count.sale', { count }))
    await expect(submit).toHaveText(t('search.filters.submit'))
  })
}

const chosen = 'type=1&type=2&minPrice=100000&minBedrooms=1&garden=1&city=Wavre%7C1300'

for (const locale of locales)
  test(`the parts of the bar stand beside each other in ${locale}, whatever is chosen`, async ({ page }) => {
    for (const width of [1280, 1440])
      for (const [name, query] of [
        ['sale', ''],
        ['sale', `?${chosen}`],
        ['search', ''],
        ['search', `?goal=sale&${chosen}`],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(buildHref({ locale, path: listingPath({ name, locale }) }) + query)
        const parts = await page
          .locator('.filter-text, .filter-summary, .filter-submit > button, .sort-summary')
          .evaluateAll((all) =>
            all.map((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect()
              return { left, right, top, bottom, name: part.textContent }
            }),
          )
        expect(parts.length).toBeGreaterThan(7)
        const overlaps = parts.flatMap((one, at) =>
          parts.slice(at + 1).flatMap((other) => {
            const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1
            const isBelow = one.bottom <= other.top + 1 || other.bottom <= one.top + 1
            return isBeside || isBelow ? [] : [`${one.name} over ${other.name}`]
          }),
        )
        expect(overlaps, `${name}${query} at ${width}`).toEqual([])
        expect(await findOverflow(page)).toEqual([])
      }
  })

test('the bar of a list stays at the top, under the header, and covers nothing of its menus', async ({
  page,
}) => {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await page.goto('/fr/a-vendre/')
    await cards(page).nth(5).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    const bar = page.locator('.listing-bar')
    const header = page.locator('.site-header-bar')
    await expect(async () => {
      const [below, above] = [await bar.boundingBox(), await header.boundingBox()]
      expect(below && above && Math.abs(below.y - (above.y + above.height))).toBeLessThanOrEqual(2)
    }).toPass()
  }
})

test('the order of a list is named where there is room for it', async ({ page }) => {
  for (const width of [640, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/zu-verkaufen/?sort=price-desc')
    const name = page
      .locator('.sort-summary')
      .getByText(textsOf('de')('search.sorts.price-desc'), { exact: true })
    // What only screen readers read is a pixel wide.
    expect((await name.boundingBox())?.width, `${width} px`).toBeGreaterThan(40)
    expect(await findOverflow(page)).toEqual([])
  }
})

for (const locale of locales)
  test(`on a telephone the order stands in ${locale} beside the number of properties`, async ({ page }) => {
    const t = textsOf(locale)
    const base = buildHref({ locale, path: listingPath({ name: 'sale', locale }) })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [query, sort] of [
      ['', 'newest'],
      ['?sort=price-asc', 'price-asc'],
      ['?sort=surface-desc', 'surface-desc'],
    ] as const) {
      await page.goto(base + query)
      const name = page.locator('.listing-summary').getByText(t(`search.sorts.${sort}`), { exact: true })
      await expect(name).toBeVisible()
      const [order, count] = [await name.boundingBox(), await page.getByRole('status').boundingBox()]
      expect(order && count && order.y < count.y + count.height, sort).toBe(true)
      const box = await cards(page).first().boundingBox()
      expect(box && box.y + box.height, sort).toBeLessThanOrEqual(844)
    }
  })

test('the order of a list has its name, and choosing another keeps the place of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/a-vendre/?garden=1')
  // A link that is followed before the scripts have come loads another document.
  await untilAlive(page)
  const menu = page.locator('.sort-menu')
  await expect(menu.locator('summary')).toContainText('Plus récents')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  const before = await page.evaluate(() => window.scrollY)
  await menu.locator('summary').click()
  await page.getByRole('link', { name: 'Prix croissant' }).click()
  await expect(page).toHaveURL('/fr/a-vendre/?garden=1&sort=price-asc')
  await expect(menu.locator('summary')).toContainText('Prix croissant')
  // Cards of other heights move it a little.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60)
  await page.goBack()
  await expect(menu.locator('summary')).toContainText('Plus récents')
})

/** What the button to the top lies over when a page is scrolled: names of parts, none where it stands free. */
const findUnderButton = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('.scroll-to-top')?.getBoundingClientRect()
    const bar = document.querySelector('.site-header-bar')?.getBoundingClientRect()
    if (!button || !bar) throw new Error('the page has no button or no header')
    // What is behind the header is behind it with the button and without.
    const isInBar = button.bottom <= bar.bottom
    const parts = isInBar
      ? '.site-header-bar :is(a, button, img)'
      : 'main :is(.card, figure, label, input, dd, p)'
    return [...document.querySelectorAll(parts)].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      // Slides beside a row are cut off by it.
      const row = part.closest('.carousel-frame')?.getBoundingClientRect() ?? { left, right }
      const [from, to] = [Math.max(left, row.left), Math.min(right, row.right)]
      const isBeside = to <= from || from >= button.right - 1 || to <= button.left + 1
      // Lower down, everything passes the button once.
      const isPassed = isInBar && (top >= button.bottom - 1 || bottom <= button.top + 1)
      return isBeside || isPassed || !part.checkVisibility() ? [] : [part.outerHTML.slice(0, 80)]
    })
  })

test('the button to the top covers no card, no value and no box to tick', async ({ page }) => {
  for (const path of ['/fr/', '/fr/a-vendre/', '/property/2102/?lng=nl', '/fr/inscription/']) {
    await page.goto(path)
    await untilAlive(page)
    for (const width of [320, 390, 820, 1100, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
      const menu = page.getByRole('banner').getByRole('button', { name: /^(Ouvrir le menu|Menu openen)/ })
      if (width < 1280) await expect(menu).toBeInViewport({ ratio: 1 })
      await page.mouse.wheel(0, 500)
      await expect(page.getByRole('button', { name: /^(Retour en haut|Terug naar boven)/ })).toBeVisible()
      // The header slides in.
      await page.waitForTimeout(400)
      expect(await findUnderButton(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the number of a list can be asked for by programs, with the same criteria', async ({ page }) => {
    const counted = await page.request.get('/api/list-count?lang=nl&goal=sale&minBedrooms=4')
    expect(counted.status()).toBe(200)
    const answer = await counted.json()
    await page.goto('/nl/te-koop/?minBedrooms=4')
    await expect(page.getByRole('status')).toHaveText(
      textsOf('nl')('listing.count.sale', { count: answer.count }),
    )
    expect((await page.request.get('/api/list-count?lang=nl&list=99999')).status()).toBe(404)
  })
})
