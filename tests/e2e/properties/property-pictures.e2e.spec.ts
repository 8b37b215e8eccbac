import { expect, test, type Page } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'
import { refuseConsent } from '../../support/browser/consent'
import { pictureNames, sampleProperty } from '../../support/properties/sample-properties'
import { screenIn } from '../../support/browser/screens'
import { textsOf } from '../../support/words/site-texts'

test.use({ viewport: { width: 1280, height: 800 } })
test.beforeEach(({ page }) => refuseConsent(page))

const t = textsOf('fr')
const villa = sampleProperty(2102, 'fr')
const { photos, plans } = pictureNames(villa)
const photo = (at: number): string => photos[at] ?? ''

/** Waits until the pictures can be opened large: once the page is hydrated. */
async function openVilla(page: Page) {
  await page.goto(screenIn('/property/2102/', 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(villa.TypeDescription)
  await untilAlive(page)
}

const pictureLink = (page: Page, alt: string) =>
  page.getByRole('link', { name: t('property.lightbox.open', { alt }), exact: true })

const lightbox = (page: Page) => page.getByRole('dialog', { name: t('property.pictures'), exact: true })

const control = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })

const positionText = (at: number): string =>
  t('property.lightbox.position', { index: String(at + 1), count: String(photos.length) })

/** Checks that this picture is on the screen, with its description and number; from 0. */
async function expectShown(page: Page, at: number) {
  const dialog = lightbox(page)
  await expect(dialog.getByText(positionText(at), { exact: true })).toBeVisible()
  await expect(dialog.getByText(photo(at), { exact: true })).toBeVisible()
  await expect(dialog.getByAltText(photo(at), { exact: true })).toBeInViewport({ ratio: 0.9 })
}

/** Drags with the mouse over the middle of the screen, by this many pixels. */
async function drag(page: Page, distance: number) {
  await page.mouse.move(640, 400)
  await page.mouse.down()
  await page.mouse.move(640 + distance, 400, { steps: 4 })
  await page.mouse.up()
}

/** A slow drag on a busy machine is no swipe: it is repeated until something has moved. */
async function swipe(page: Page, { from, to }: { from: number; to: number }) {
  await expect(async () => {
    if (await lightbox(page).getByText(positionText(from), { exact: true }).isVisible())
      await drag(page, from < to ? -120 : 120)
    await expect(lightbox(page).getByText(positionText(to), { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectShown(page, to)
}

test('a click opens a picture, the keys lead through all of them, and Escape returns to it', async ({
  page,
}) => {
  await openVilla(page)
  const last = photos.length - 1
  await pictureLink(page, photo(0)).click()
  await expectShown(page, 0)
  await expect(control(page, t('common.previous'))).toHaveAttribute('aria-disabled', 'true')
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowRight', last],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(page, at)
  }
  await expect(control(page, t('common.next'))).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Home')
  await expectShown(page, 0)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(pictureLink(page, photo(0))).toBeFocused()
})

test('Enter opens a picture, its buttons move and close it, and the focus returns to it', async ({
  page,
}) => {
  await openVilla(page)
  await pictureLink(page, photo(1)).press('Enter')
  await expectShown(page, 1)
  await control(page, t('common.next')).click()
  await expectShown(page, 2)
  await control(page, t('common.previous')).click()
  await control(page, t('common.previous')).click()
  await expectShown(page, 0)
  await control(page, t('property.lightbox.close')).click()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(pictureLink(page, photo(1))).toBeFocused()
})

test('the zoom button magnifies a picture until it is pressed again or the next picture is shown', async ({
  page,
}) => {
  await openVilla(page)
  await pictureLink(page, photo(0)).click()
  await expectShown(page, 0)
  const picture = lightbox(page).getByAltText(photo(0), { exact: true })
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await widthOf()
  const zoom = control(page, t('property.lightbox.zoom'))
  await expect(zoom).toHaveAttribute('aria-pressed', 'false')
  await zoom.click()
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(widthOf).toBeGreaterThan(2 * whole)
  await zoom.click()
  await expect(zoom).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(widthOf).toBeCloseTo(whole, 0)
  await zoom.click()
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  await control(page, t('common.next')).click()
  await expectShown(page, 1)
  await expect(zoom).toHaveAttribute('aria-pressed', 'false')
})

test('a drag of 8 pixels leaves the picture where it is, one of 120 pixels shows the next one', async ({
  page,
}) => {
  await openVilla(page)
  await pictureLink(page, photo(0)).click()
  await expectShown(page, 0)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 1)
  // Two short drags in quick succession are a double click, which magnifies: a swipe separates them.
  await drag(page, -8)
  await expectShown(page, 1)
  await swipe(page, { from: 1, to: 2 })
  await drag(page, 8)
  await expectShown(page, 2)
  await swipe(page, { from: 2, to: 1 })
})

test('the number of photos opens the first of them', async ({ page }) => {
  await openVilla(page)
  await page
    .getByRole('link', { name: t('property.showPictures', { count: photos.length }), exact: true })
    .click()
  await expect(page.getByRole('dialog').getByAltText(photo(0), { exact: true })).toBeInViewport()
})

test('a plan is apart from the photos, has its name below, and opens large', async ({ page }) => {
  await openVilla(page)
  const plan = plans[0] ?? ''
  expect(plans).toHaveLength(1)
  await expect(page.getByText(t('property.showPictures', { count: photos.length }))).toBeVisible()
  await page.getByRole('link', { name: t('property.plans.count', { count: 1 }), exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: t('property.plans.title'), exact: true }),
  ).toBeInViewport()
  await expect(page.getByText(plan, { exact: true })).toBeVisible()
  await pictureLink(page, plan).click()
  const dialog = page.getByRole('dialog', { name: t('property.plans.title'), exact: true })
  await expect(
    dialog.getByText(t('property.plans.position', { index: '1', count: '1' }), { exact: true }),
  ).toBeVisible()
  await expect(dialog.getByAltText(plan, { exact: true })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(pictureLink(page, plan)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every photo and plan is a link to its file', async ({ page, request }) => {
    await page.goto(screenIn('/property/2102/', 'fr'))
    const hrefs: string[] = []
    for (const alt of [...photos, ...plans]) {
      const href = await pictureLink(page, alt).getAttribute('href')
      const answer = await request.get(href ?? '')
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toMatch(/^image\//)
      hrefs.push(href ?? '')
    }
    expect(new Set(hrefs).size).toBe(photos.length + plans.length)
    await pictureLink(page, photo(0)).click()
    await expect(page).toHaveURL(hrefs[0] ?? '')
  })
})

test('the film and the tour of a property send no request before they are pressed, and then only to their own sites', async ({
  page,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').hostname
  const requested: string[] = []
  await page.route(
    ({ hostname }) => hostname !== own,
    (route) => {
      requested.push(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
    },
  )
  const property = sampleProperty(2113, 'fr')
  await page.goto(screenIn('/property/2113/', 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(property.TypeDescription)
  const players = [
    {
      button: t('video.openTour', { host: 'matterport.com' }),
      title: t('property.virtualTour'),
      src: 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
    },
    {
      button: t('video.play', { host: 'youtube.com' }),
      title: t('property.videoTitle'),
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    },
  ]
  for (const { button } of players) await page.getByRole('button', { name: button }).scrollIntoViewIfNeeded()
  await untilAlive(page)
  expect(requested).toEqual([])
  await expect(page.locator('main iframe')).toHaveCount(0)

  const pressed: string[] = []
  for (const { button, title, src } of players) {
    await page.getByRole('button', { name: button }).press('Enter')
    const frame = page.locator(`iframe[title="${title}"]`)
    await expect(frame).toHaveAttribute('src', src)
    await expect(frame).toBeFocused()
    pressed.push(new URL(src).hostname)
    await expect.poll(() => requested).toEqual(pressed)
  }
  for (const [host, href] of [
    ['matterport.com', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
    ['youtube.com', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: t('video.open', { host }) })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})
