import { expect, test, type Locator, type Page } from '@playwright/test'
import { refuseConsent } from '../../support/browser/consent'
import { textsOf } from '../../support/words/site-texts'

// The dragged element must not be covered by the consent bar.
test.beforeEach(({ page }) => refuseConsent(page))

/** Swiper has taken the row over once slides out of view are inert. */
async function taken(page: Page, name: string): Promise<Locator> {
  const carousel = page.getByRole('region', { name })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[inert]').first()).toBeAttached({ timeout: 20_000 })
  return carousel
}

const slide = (carousel: Locator, number: number) =>
  carousel.getByRole('group', { name: `Diapositive ${number} sur`, includeHidden: true })

const next = (carousel: Locator) => carousel.getByRole('button', { name: 'Diapositive suivante' })
const previous = (carousel: Locator) => carousel.getByRole('button', { name: 'Diapositive précédente' })

const opinions = 'Ce que disent nos clients'

test('a slider is labelled with its name and the number of each slide, in every language', async ({
  page,
}) => {
  for (const [locale, kind, name] of [
    ['nl', 'carrousel', /^Dia 1 van \d+$/],
    ['fr', 'carrousel', /^Diapositive 1 sur \d+$/],
    ['en', 'carousel', /^Slide 1 of \d+$/],
    ['de', 'Karussell', /^Folie 1 von \d+$/],
  ] as const) {
    await page.goto(`/${locale}/`)
    const carousel = page.locator('section[aria-roledescription]').last()
    await expect(carousel).toHaveAttribute('aria-roledescription', kind)
    await expect(carousel).toHaveAttribute('aria-label', /./)
    await expect(carousel.getByRole('group', { name, includeHidden: true })).toBeAttached()
  }
})

test('a slider moves by its buttons, which are disabled at the ends of the row', async ({ page }) => {
  await page.goto('/fr/')
  const carousel = await taken(page, opinions)
  await expect(previous(carousel)).toHaveAttribute('aria-disabled', 'true')
  await next(carousel).click()
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 2 à 4 sur 7')
  await expect(slide(carousel, 1)).not.toBeInViewport({ ratio: 0.5 })
  await expect(previous(carousel)).toHaveAttribute('aria-disabled', 'false')
  await previous(carousel).click()
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 1 à 3 sur 7')
  for (let press = 0; press < 4; press += 1) await next(carousel).click()
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 5 à 7 sur 7')
  await expect(next(carousel)).toHaveAttribute('aria-disabled', 'true')
  await expect(next(carousel)).toBeFocused()
})

test('a slider without a heading begins with its slides, with the buttons below them', async ({ page }) => {
  await page.goto('/fr/')
  const carousel = await taken(page, opinions)
  const topOf = async (part: string) => (await carousel.locator(part).boundingBox())?.y ?? 0
  expect(await topOf('.carousel-controls')).toBeLessThan(await topOf('.carousel-frame'))
  // As a module without title and introduction renders it.
  await carousel.locator('.carousel-heading').evaluate((heading) => heading.replaceChildren())
  await expect(carousel.locator('.carousel-heading')).toBeHidden()
  expect(await topOf('.carousel-controls')).toBeGreaterThan(await topOf('.carousel-frame'))
})

test('a slider moves by the arrow keys, Home and End', async ({ page }) => {
  await page.goto('/fr/')
  const carousel = await taken(page, opinions)
  await carousel.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 2 à 4 sur 7')
  await page.keyboard.press('ArrowLeft')
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 1 à 3 sur 7')
  await page.keyboard.press('End')
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 5 à 7 sur 7')
  await page.keyboard.press('Home')
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 1 à 3 sur 7')
})

test('the keyboard passes through a slider: a slide out of view has no focus, a cut-off one scrolls into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/fr/')
  const carousel = await taken(page, 'Nos dernières offres')
  await carousel.getByRole('link').first().focus()
  // The link and the heart of each card.
  const count = await carousel.locator('article').locator('a, button').count()
  expect(count).toBe(8)
  for (let step = 0; step < count; step += 1) {
    const stop = page.locator(':focus')
    await expect(stop).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Tab')
  }
  expect(await carousel.evaluate((section) => section.contains(document.activeElement))).toBe(false)
})

test('a focused slide that moves out of view passes its focus to the row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr/')
  const carousel = await taken(page, 'Nos dernières offres')
  await carousel.getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(carousel.getByRole('list')).toBeFocused()
  await expect(slide(carousel, 1)).not.toBeInViewport({ ratio: 0.5 })
})

test('a drag of less than ten pixels is no swipe, a longer one is', async ({ page }) => {
  await page.goto('/fr/')
  const carousel = await taken(page, opinions)
  await slide(carousel, 2).scrollIntoViewIfNeeded()
  const box = await slide(carousel, 2).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 60]
  const drag = async (pixels: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - pixels, y, { steps: 20 })
    await page.mouse.up()
  }
  await drag(8)
  expect((await slide(carousel, 2).boundingBox())?.x).toBe(box?.x)
  await expect(carousel.locator('[aria-live]')).toBeEmpty()
  // More than half a slide, also past the steps before Swiper takes the drag: on a busy machine it is no flick.
  await drag(340)
  await expect(carousel.locator('[aria-live]')).toHaveText('Diapositives 2 à 4 sur 7')
})

test('nothing shifts when Swiper takes a slider over', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await taken(page, opinions)
  const shifts: unknown = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(Array.isArray(shifts) && shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

test('a slider of large pictures plays by itself until it is stopped', async ({ page }) => {
  await page.goto('/fr/nos-promotions/')
  const carousel = await taken(page, 'Diaporama')
  const stop = carousel.getByRole('button', { name: 'Arrêter le diaporama' })
  await expect(stop).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(carousel.getByText('2 / 3', { exact: true })).toBeVisible({ timeout: 15_000 })
  // A playing slider is not announced.
  await expect(carousel.locator('[aria-live]')).toBeEmpty()
  await stop.click()
  await expect(carousel.getByRole('button', { name: 'Démarrer le diaporama' })).toBeVisible()
})

test('a slider that plays stops when it gets the focus, and starts on request', async ({ page }) => {
  await page.goto('/fr/nos-promotions/')
  const carousel = await taken(page, 'Diaporama')
  await expect(carousel.getByRole('button', { name: 'Arrêter le diaporama' })).toBeVisible()
  await page.getByRole('link', { name: 'Aller au contenu' }).focus()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    if (await carousel.evaluate((section) => section.contains(document.activeElement))) break
  }
  const start = carousel.getByRole('button', { name: 'Démarrer le diaporama' })
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(carousel.getByRole('button', { name: 'Arrêter le diaporama' })).toBeFocused()
})

test('a slider does not play for visitors with reduced motion', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/fr/nos-promotions/')
  const carousel = await taken(page, 'Diaporama')
  await expect(carousel.getByRole('button', { name: 'Démarrer le diaporama' })).toBeVisible()
  await next(carousel).click()
  await expect(carousel.getByText('2 / 3', { exact: true })).toBeVisible()
  await context.close()
})

test('without JavaScript every slide is there, the row scrolls and there are no buttons', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/fr/')
  const carousel = page.getByRole('region', { name: opinions })
  await expect(carousel.getByRole('listitem')).toHaveCount(7)
  await expect(carousel.getByRole('button')).toHaveCount(0)
  await carousel.scrollIntoViewIfNeeded()
  const box = await carousel.getByRole('list').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 100)
  await page.mouse.wheel(3000, 0)
  await expect(slide(carousel, 7)).toBeInViewport()
  await context.close()
})

test('questions open and close by the keyboard', async ({ page }) => {
  await page.goto('/fr/services/questions/reponses/')
  const question = page.getByRole('main').locator('summary').first()
  const answer = page.getByRole('main').locator('details').first().locator('p').first()
  await expect(answer).toBeHidden()
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})

for (const [locale, path] of [
  ['nl', '/nl/projecten/'],
  ['fr', '/fr/promotions/'],
  ['en', '/en/projects/'],
  ['de', '/de/projekte/'],
] as const) {
  test(`the projects are listed in ${locale}, each with a link to its page`, async ({ page }) => {
    const t = textsOf(locale)
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toHaveText(t('modules.projects.count', { count: 3 }))
    const cards = main.getByRole('article')
    await expect(cards).toHaveCount(3)
    for (const [place, id] of [102, 101, 95].entries()) {
      const link = cards.nth(place).getByRole('heading').getByRole('link')
      await expect(link).toHaveAttribute('href', new RegExp(`^/${locale}/[a-z]+/[a-z]+/[a-z0-9-]+/${id}/$`))
      await expect(cards.nth(place).getByRole('link')).toHaveCount(1)
    }
    const project = cards.nth(1)
    await expect(project).toContainText(t('modules.projects.available', { count: 1 }))
    const title = await project.getByRole('heading').innerText()
    await project.getByRole('link').click()
    await expect(page).toHaveURL(/\/101\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
}
