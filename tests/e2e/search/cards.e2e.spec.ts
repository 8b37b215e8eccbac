import { expect, test, type Locator, type Page } from '@playwright/test'
import { buildHref, listingPath } from '../../../src/domain/routing/routes'
import { locales } from '../../../src/domain/shared/locale'
import { deviceWidths } from '../../support/browser/device-widths'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const sale = buildHref({ locale: 'fr', path: listingPath({ name: 'sale', locale: 'fr' }) })

test.beforeEach(({ page }) => refuseConsent(page))

/** How far a card has been stepped through: '2 / 9'. */
const position = (card: Locator) => card.getByText(/^\d+ \/ \d+$/)

/** The first card of the list that has several pictures, once it has been turned to. */
async function turnTo(page: Page): Promise<Locator> {
  await page.goto(sale)
  await untilAlive(page)
  const card = cards(page).first()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await card.hover()
    await expect(position(card)).toHaveText(/^1 \//, { timeout: 2000 })
  }).toPass()
  return card
}

for (const locale of locales) {
  test(`the cards of a list say everything and hide nothing in ${locale}`, async ({ page }) => {
    const t = textsOf(locale)
    for (const width of deviceWidths[locale]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(buildHref({ locale, path: listingPath({ name: 'sale', locale }) }))
      await untilAlive(page)
      await expect(cards(page).filter({ hasText: t('property.plans.title') })).not.toHaveCount(0)
      await expect(cards(page).filter({ hasText: '/ m²' })).not.toHaveCount(0)
      expect(await findScreenProblems(page), `at ${width}`).toEqual([])
    }
    const card = cards(page).first()
    await card.hover()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    await expect(card.getByRole('button', { name: t('property.card.next', { title }) })).toBeVisible()
    expect(await findAxeProblems(page, { part: 'main' })).toEqual([])
    await card.getByRole('button', { name: t('saved.save', { title }) }).click()
    await expect(card.getByText(t('saved.isSaved'), { exact: true })).toBeVisible()
  })
}

test('between two rows of cards is the space between rows, and nothing else', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(sale)
    const cells = await page.locator('.property-rows > li').evaluateAll((all) =>
      all.map((cell) => {
        const { top, bottom } = cell.getBoundingClientRect()
        const facts = cell.querySelector('.property-card-facts')?.getBoundingClientRect()
        return {
          top: Math.round(top),
          bottom: Math.round(bottom),
          space: Math.round(bottom - (facts?.bottom ?? 0)),
        }
      }),
    )
    expect(new Set(cells.map(({ space }) => space)), `${width} px`).toEqual(new Set([48]))
    const ends = new Set([cells[0]?.top, ...cells.map(({ bottom }) => bottom)])
    expect(cells.filter(({ top }) => ![top - 1, top, top + 1].some((end) => ends.has(end)))).toEqual([])
  }
})

type Box = { top: number; bottom: number; width: number; height: number }

/** Where each card has its picture and its title once it is in sight; runs in the page, where a card takes a frame. */
async function scrollThrough(cards: Element[]): Promise<{ picture: Box; title: Box }[]> {
  const found: { picture: Box; title: Box }[] = []
  for (const card of cards) {
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const [picture, title] = ['.property-card-frame', 'h2, h3'].map((name) => {
      const [part, ...others] = card.querySelectorAll(name)
      if (!part?.checkVisibility({ visibilityProperty: true }) || others.length > 0)
        throw new Error(`a card does not show one ${name}`)
      const box = part.getBoundingClientRect()
      return { top: box.top, bottom: box.bottom, width: box.width, height: box.height }
    })
    if (picture && title) found.push({ picture, title })
  }
  return found
}

test('every card of a list has its picture and its title on a phone, also far down', async ({ page }) => {
  for (const width of [320, 390, 570, 600, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(sale)
    const all = await cards(page).evaluateAll(scrollThrough)
    expect(all.length).toBeGreaterThan(10)
    for (const { picture, title } of all) {
      expect(picture.height, `${width} px`).toBeGreaterThan(picture.width / 2)
      expect(title.height).toBeGreaterThan(20)
      expect(title.top).toBeGreaterThanOrEqual(picture.bottom)
    }
  }
})

test('the prices and the facts of a row stand on the same lines', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(sale)
    for (const part of ['.property-card-price', '.property-card-facts']) {
      const rows = new Map<number, Set<number>>()
      const tops = await cards(page).evaluateAll(
        (all, name) =>
          all.map((card) =>
            [card, card.querySelector(name)].map((each) => {
              if (!each?.checkVisibility({ visibilityProperty: true }))
                throw new Error(`a card has no ${name}`)
              return Math.round(each.getBoundingClientRect().top)
            }),
          ),
        part,
      )
      for (const [own = 0, inner = 0] of tops) rows.set(own, (rows.get(own) ?? new Set()).add(inner))
      expect(rows.size).toBeGreaterThan(3)
      expect(
        [...rows.values()].filter(({ size }) => size > 1),
        `${part} at ${width}`,
      ).toEqual([])
    }
  }
})

test('the further pictures are fetched for the card that somebody turns to, once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/card-pictures')) asked.push(request.url())
  })
  await page.goto(sale)
  await untilAlive(page)
  await expect(cards(page).first().getByRole('link')).toHaveCount(1)
  expect(asked).toEqual([])
  const card = await turnTo(page)
  await page.mouse.move(0, 0)
  await card.hover()
  expect(new Set(asked).size).toBe(1)
  expect((await page.request.get('/api/card-pictures?id=999999&lang=fr')).status()).toBe(404)
})

test('the keys lead from the link of a card to its arrows, and through its pictures', async ({ page }) => {
  await page.goto(sale)
  await untilAlive(page)
  const card = cards(page).first()
  const link = card.getByRole('link')
  await link.focus()
  await expect(position(card)).toHaveText(/^1 \//)
  await expect(card.getByRole('button', { name: /^Photo précédente de / })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const next = card.getByRole('button', { name: /^Photo suivante de / })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(position(card)).toHaveText(/^2 \//)
  await expect(card.getByText(/^Photo 2 sur \d+$/)).toBeAttached()
  await expect(card.locator('img').nth(1)).toBeInViewport({ ratio: 0.8 })
  await expect(page).toHaveURL(sale)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(position(card)).toHaveText(/^1 \//)
})

test('a click on a picture follows the link of the card', async ({ page }) => {
  const card = await turnTo(page)
  await card.getByRole('button', { name: /^Photo suivante de / }).click()
  await expect(position(card)).toHaveText(/^2 \//)
  const address = (await card.getByRole('link').getAttribute('href')) ?? ''
  const second = card.locator('img').nth(1)
  // Until the row has moved, another card stands there.
  await expect(second).toBeInViewport({ ratio: 0.8 })
  await second.click({ force: true, position: { x: 150, y: 60 } })
  await expect(page).toHaveURL(address)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a swipe shows the next picture, and a tap opens the property', async ({ page }) => {
    await page.goto(sale)
    await untilAlive(page)
    const card = cards(page).first()
    const box = await card.locator('img').first().boundingBox()
    if (!box) throw new Error('the card has no picture')
    const client = await page.context().newCDPSession(page)
    await expect(async () => {
      const y = box.y + box.height / 3
      const touch = (type: 'touchStart' | 'touchMove', share: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * share, y }] })
      await touch('touchStart', 0.85)
      for (let share = 0.8; share > 0.1; share -= 0.05) await touch('touchMove', share)
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(position(card)).toHaveText(/^[2-9] \//, { timeout: 3000 })
    }).toPass()
    await expect(page).toHaveURL(sale)
    const address = (await card.getByRole('link').getAttribute('href')) ?? ''
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 4)
    await expect(page).toHaveURL(address)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('a card is its first picture and a link', async ({ page }) => {
    await page.goto(sale)
    const card = cards(page).first()
    const address = (await card.getByRole('link').getAttribute('href')) ?? ''
    await card.locator('img').first().click({ force: true })
    await expect(page).toHaveURL(address)
  })
})
