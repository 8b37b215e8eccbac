import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/shared/locale'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { journeyLocales } from '../../support/browser/device-widths'
import { textsOf } from '../../support/words/site-texts'

const lists = [
  { locale: 'fr', base: '/fr/a-vendre/' },
  { locale: 'nl', base: '/nl/te-koop/' },
  { locale: 'en', base: '/en/for-sale/' },
  { locale: 'de', base: '/de/zu-verkaufen/' },
] as const satisfies readonly { locale: Locale; base: string }[]

test.beforeEach(async ({ page }) => {
  await refuseConsent(page)
  // Tiles are never available in tests.
  await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort())
})

const map = (page: Page) => page.frameLocator('main iframe')
const shapeInAddress = /[?&]shape=-?\d+(\.\d+)?~-?\d+(\.\d+)?(_-?\d+(\.\d+)?~-?\d+(\.\d+)?){2,59}($|&)/

/** A list with its map and the buttons of the map in a language. */
function listIn({ locale, base }: (typeof lists)[number], page: Page) {
  const t = textsOf(locale)
  const button = (key: 'draw' | 'redraw' | 'deleteShape' | 'finish' | 'cancel') =>
    map(page).getByRole('button', { name: t(`map.${key}`), exact: true })
  return {
    base,
    button,
    status: page.getByRole('status'),
    surface: map(page).getByRole('application', { name: t('map.surface') }),
    note: map(page).getByRole('status'),
    chip: page
      .getByRole('list', { name: t('search.active.label') })
      .getByRole('link', { name: t('search.active.remove', { name: t('search.active.shape') }) }),
    area: map(page).locator('path.map-shape'),
    t,
    async open(query = '') {
      await page.goto(`${base}${query}`)
      await untilAlive(page)
      const toMap = page.getByRole('button', { name: t('map.toggle'), exact: true })
      if (await toMap.isVisible()) await toMap.click()
      const show = page.getByRole('button', { name: t('map.show') })
      await expect(async () => {
        if (await show.isVisible()) await show.click()
        await expect(page.locator('main iframe')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(button(query.includes('shape=') ? 'redraw' : 'draw')).toBeVisible({ timeout: 30_000 })
    },
  }
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on the screen')
  return box
}

/** Axe's findings do not depend on the language, and it reads the list and the map for seconds. */
async function expectAccessible(page: Page, locale: Locale): Promise<void> {
  if (locale === 'fr') expect(await findAxeProblems(page)).toEqual([])
}

/** Points of a circle in the upper left half of a part of the page. */
async function circleOn(part: Locator) {
  const { x, y, width, height } = await boxOf(part)
  const radius = Math.min(width, height) * 0.28
  return Array.from({ length: 24 }, (_, at) => ({
    x: x + width * 0.45 + radius * Math.cos((at / 24) * 2 * Math.PI),
    y: y + height * 0.42 + radius * Math.sin((at / 24) * 2 * Math.PI),
  }))
}

async function drawWithMouse(page: Page, surface: Locator) {
  const [first, ...others] = await circleOn(surface)
  if (!first) throw new Error('Nothing to draw')
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y)
  await page.mouse.up()
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const shown of lists.filter(({ locale }) => journeyLocales.some((each) => each === locale))) {
    test(`an area drawn on the map is a filter of the list, in ${shown.locale}`, async ({ page }) => {
      const list = listIn(shown, page)
      await list.open()
      const all = (await list.status.textContent()) ?? ''
      await list.button('draw').click()
      await expect(list.surface).toBeFocused()
      await expect(list.note).toHaveText(list.t('map.drawHint'))
      await expectAccessible(page, shown.locale)

      await drawWithMouse(page, list.surface)
      await expect(page).toHaveURL(shapeInAddress)
      await expect(list.chip).toBeVisible()
      await expect(list.status).not.toHaveText(all)
      await expect(list.area).toHaveCount(1)
      await expect(list.button('redraw')).toBeVisible()
      await expectAccessible(page, shown.locale)

      const { searchParams } = new URL(page.url())
      const count = await page.request.get(
        `/api/list-count?lang=${shown.locale}&goal=sale&shape=${searchParams.get('shape')}`,
      )
      const answer: { count: number } = await count.json()
      const drawn = await list.status.textContent()
      if (answer.count > 0) expect(drawn).toContain(String(answer.count))

      await page.goBack()
      await expect(page).toHaveURL(list.base)
      await expect(list.status).toHaveText(all)
      await page.goForward()
      await expect(page).toHaveURL(shapeInAddress)
      await expect(list.status).toHaveText(drawn ?? '')

      await list.button('deleteShape').click()
      await expect(page).toHaveURL(list.base)
      await expect(list.status).toHaveText(all)
      await expect(list.area).toHaveCount(0)
    })
  }

  test('Escape and the button end the drawing, and a stroke around nothing is no area', async ({ page }) => {
    const list = listIn(lists[0], page)
    await list.open('?shape=50.6~4.4_50.6~4.8_50.8~4.8_50.8~4.4')
    await expect(list.area).toHaveCount(1)
    await list.button('redraw').click()
    await page.keyboard.press('Escape')
    await expect(list.surface).toHaveCount(0)
    await expect(list.button('redraw')).toBeFocused()
    await list.button('redraw').click()
    const { x, y, height } = await boxOf(list.surface)
    await page.mouse.move(x + 60, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + height / 2)
    await page.mouse.move(x + 120, y + height / 2)
    await page.mouse.up()
    await expect(list.note).toHaveText(list.t('map.nothingDrawn'))
    await list.button('cancel').click()
    await expect(list.button('redraw')).toBeFocused()
    await expect(page).toHaveURL(/shape=50\.6~4\.4_50\.6~4\.8_50\.8~4\.8_50\.8~4\.4$/)
  })

  test('corners are set one by one, with a pointer and with the keys', async ({ page }) => {
    const list = listIn(lists[1], page)
    await list.open()
    await list.button('draw').press('Enter')
    await expect(list.surface).toBeFocused()
    await expect(list.button('finish')).toHaveAttribute('aria-disabled', 'true')
    const sides = ['ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
    await page.keyboard.press('Enter')
    await expect(list.note).toHaveText(list.t('map.corners', { count: '1' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Backspace')
    await expect(list.note).toHaveText(list.t('map.corners', { count: '1' }))
    for (const side of sides) {
      for (let presses = 0; presses < 4; presses++) await page.keyboard.press(side)
      await page.keyboard.press('Enter')
    }
    await expect(list.note).toHaveText(list.t('map.corners', { count: '4' }))
    const { x, y, height } = await boxOf(list.surface)
    await page.mouse.click(x + 40, y + height / 2)
    await expect(list.note).toHaveText(list.t('map.corners', { count: '5' }))
    await list.button('finish').press('Enter')
    await expect(page).toHaveURL(shapeInAddress)
    await expect(list.chip).toBeVisible()
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const shown of lists.slice(0, 2)) {
    test(`an area is drawn, and neither the page nor the map moves, in ${shown.locale}`, async ({ page }) => {
      const list = listIn(shown, page)
      await list.open()
      await list.button('draw').tap()
      const finger = await page.context().newCDPSession(page)
      const points = await circleOn(list.surface)
      const scrolled = await page.evaluate(() => window.scrollY)
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: { x: number; y: number }[],
      ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', points.slice(0, 1))
      for (const place of points.slice(1)) await touch('touchMove', [place])
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
      await touch('touchEnd', [])
      await expect(page).toHaveURL(shapeInAddress)
      await expect(list.area).toHaveCount(1)
      await expect(list.button('redraw')).toBeVisible()
      await expect(list.chip).toBeVisible()
      await expectAccessible(page, shown.locale)
    })
  }

  test('a link to a drawn area, as alerts send it, begins with the properties', async ({ page }) => {
    const { t } = listIn(lists[0], page)
    await page.goto('/fr/a-vendre/?shape=50.6~4.4_50.6~4.8_50.8~4.8_50.8~4.4')
    await untilAlive(page)
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    await page.getByRole('button', { name: t('map.toggle'), exact: true }).tap()
    await expect(page.getByRole('button', { name: t('map.list'), exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeHidden()
  })
})
