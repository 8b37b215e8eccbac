import { expect, test, type Page } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'
import { holdScripts } from '../../support/browser/asleep'
import { refuseConsent } from '../../support/browser/consent'
import { screenIn, screens } from '../../support/browser/screens'
import { textsOf } from '../../support/words/site-texts'

const t = textsOf('fr')
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.beforeEach(({ page }) => refuseConsent(page))

/** Opens a page whose scripts come when the returned function is called: until then it is what a slow phone shows. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page)
  await page.goto(screenIn(path, 'fr'), { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return async () => {
    release()
    await untilAlive(page)
  }
}

test('what is pressed on a list before its scripts have come is done when they have', async ({ page }) => {
  await page.setViewportSize(phone)
  const wake = await openAsleep(page, screens.list)
  const heart = page
    .locator('article.card')
    .first()
    .getByRole('button', { name: /^Enregistrer/ })
  await heart.click()
  // Nothing seems to happen, so it is pressed again.
  await heart.click()
  await page.getByRole('button', { name: t('map.toggle'), exact: true }).click()
  await wake()
  const back = page.getByRole('button', { name: t('map.list'), exact: true })
  await expect(back).toBeVisible()
  await back.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('filters that are chosen before the scripts have come are counted when they have', async ({ page }) => {
  await page.setViewportSize(wide)
  const wake = await openAsleep(page, screens.list)
  const form = page.getByRole('search', { name: t('search.filters.label') })
  await form
    .locator('summary')
    .filter({ hasText: t('search.filters.bedrooms') })
    .click()
  await form.getByRole('radio', { name: t('search.filters.atLeast', { count: 4 }) }).check()
  await wake()
  await expect(form.getByRole('button')).toHaveText(/\d/)
})

test('the field of the search that somebody is in when its script comes has its panel', async ({ page }) => {
  await page.setViewportSize(phone)
  const wake = await openAsleep(page, screens.home)
  const search = page.getByRole('main').getByRole('search', { name: t('search.block.label') })
  await search.getByRole('searchbox').fill('wavre')
  await wake()
  await expect(search.getByRole('link', { name: /Wavre/ }).first()).toBeVisible()
})

test('the next step of a form that is asked for too early is shown, or says what is missing', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const wake = await openAsleep(page, screens.valuation)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lead.buttons.next') })
    .first()
    .click()
  await wake()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
})

test('the calculator of a loan that is unfolded too early is there when its script is', async ({ page }) => {
  await page.setViewportSize(phone)
  const wake = await openAsleep(page, screens['property for sale'])
  const fold = page.locator('details').filter({ hasText: t('property.loan.title') })
  await fold.locator('summary').click()
  await wake()
  await expect(fold.getByLabel(t('property.loan.own'))).toBeVisible()
})

test('the pictures of a property go on for a mouse that pressed too early', async ({ page }) => {
  await page.setViewportSize(wide)
  const wake = await openAsleep(page, '/property/2102/')
  await page
    .getByRole('button', { name: t('common.next') })
    .first()
    .click()
  await wake()
  const film = page.locator('ul.scroller')
  await expect.poll(() => film.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)
})

test('a card has its arrows for a mouse that was there too early', async ({ page }) => {
  await page.setViewportSize(wide)
  const wake = await openAsleep(page, screens.list)
  const card = page.locator('article.card').first()
  await card.hover()
  await wake()
  await expect(card.getByRole('button', { name: /^Photo suivante/ })).toBeAttached()
})
