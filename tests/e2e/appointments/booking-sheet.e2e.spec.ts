import { expect, test, type Locator, type Page } from '@playwright/test'
import { appointmentAnchor } from '../../../src/domain/appointments/stored-names'
import type { Locale } from '../../../src/domain/shared/locale'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { journeyLocales } from '../../support/browser/device-widths'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

// A home of the sample that is shown twice a week.
const property = 2105
const phone = { width: 390, height: 844 }

test.use({ viewport: phone, hasTouch: true })
test.beforeEach(({ page }) => refuseConsent(page))

/** The link at the bottom of the window, which is there once the page is scrolled. */
const barLink = (page: Page, locale: Locale): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: textsOf(locale)('property.appointment.short'), exact: true })
    // One that is called the same leads from section to section.
    .and(page.locator(':not(nav a)'))
    .last()

const sheetOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: textsOf(locale)('property.appointment.book') })

const daysOf = (sheet: Locator, locale: Locale): Locator =>
  sheet
    .getByRole('group', { name: textsOf(locale)('appointment.picker.day'), exact: true })
    .getByRole('radio')

const timesOf = (sheet: Locator): Locator => sheet.getByRole('radiogroup').first().getByRole('radio')

async function openProperty(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/property/${property}/?lng=${locale}`)
  await untilAlive(page)
  await page.mouse.wheel(0, 900)
}

/** Waits until React has hydrated the part of the page with the appointments, which comes after the others. */
const untilBookable = (page: Page) =>
  page.waitForFunction(
    (id) => Object.keys(document.getElementById(id) ?? {}).some((key) => key.startsWith('__reactFiber$')),
    appointmentAnchor,
  )

/** Opens the sheet: a link that is pressed earlier leads to the form in the page. */
async function openedSheet(page: Page, locale: Locale): Promise<Locator> {
  const sheet = sheetOf(page, locale)
  await openProperty(page, locale)
  await untilBookable(page)
  await untilAlive(page)
  await barLink(page, locale).tap()
  await expect(sheet).toBeVisible()
  return sheet
}

/** The form of the times, which has the same fields as the one that requests an appointment. */
const pickerIn = (place: Locator | Page, locale: Locale): Locator =>
  place.getByRole('form', { name: textsOf(locale)('appointment.picker.title') })

async function openSheet(page: Page, locale: Locale): Promise<Locator> {
  const sheet = await openedSheet(page, locale)
  await expect(timesOf(sheet)).not.toHaveCount(0)
  return sheet
}

/** What scrolls up and down within the sheet, beside the sheet itself and the remark. */
const findNestedScrollers = (sheet: Locator): Promise<string[]> =>
  sheet.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((element) => !(element instanceof HTMLTextAreaElement))
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight)
      .map((element) => element.outerHTML.slice(0, 80)),
  )

for (const locale of journeyLocales) {
  test(`a time for a visit is chosen in three taps on a phone in ${locale}`, async ({ page }) => {
    const t = textsOf(locale)
    const sheet = await openSheet(page, locale)
    const close = sheet.getByRole('button', { name: t('appointment.sheet.close'), exact: true })
    await expect(close).toBeFocused()
    await expect(page).not.toHaveURL(/#/)
    await expect(daysOf(sheet, locale).first()).toBeChecked()
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1)
    const box = await sheet.boundingBox()
    expect(box).toMatchObject({ x: 0, width: phone.width })
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height)
    // Day and time are in sight before anything is scrolled.
    await expect(timesOf(sheet).first()).toBeInViewport()
    expect(await findNestedScrollers(sheet)).toEqual([])
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await findScreenProblems(page)).toEqual([])

    const legend = () => sheet.getByRole('radiogroup').first().locator('legend').textContent()
    const first = await legend()
    await daysOf(sheet, locale).nth(1).tap()
    expect(await legend()).not.toBe(first)
    await timesOf(sheet).first().tap()
    await expect(timesOf(sheet).first()).toBeChecked()
    const firstName = pickerIn(sheet, locale).getByLabel(t('lead.fields.firstName'), { exact: true })
    await expect(firstName).toBeVisible()
    expect(await findAxeProblems(page, { part: 'dialog[open]' })).toEqual([])
  })
}

test('what was typed stays in the sheet, however it is closed, and the focus returns to its link', async ({
  page,
}) => {
  const t = textsOf('nl')
  const sheet = await openSheet(page, 'nl')
  const scrolled = await page.evaluate(() => window.scrollY)
  const firstName = pickerIn(sheet, 'nl').getByLabel(t('lead.fields.firstName'), { exact: true })
  await timesOf(sheet).nth(1).tap()
  await firstName.fill('Léa')
  const link = barLink(page, 'nl')
  const closings = [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: t('appointment.sheet.close'), exact: true }).tap(),
    () => page.touchscreen.tap(phone.width / 2, 8),
  ]
  for (const close of closings) {
    await close()
    await expect(sheet).toBeHidden()
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    await page.keyboard.press('Enter')
    await expect(firstName).toHaveValue('Léa')
    await expect(timesOf(sheet).nth(1)).toBeChecked()
  }
  await page.keyboard.press('Escape')
  // The one form of the page.
  await page.locator('summary', { hasText: t('property.appointment.book') }).tap()
  const inPage = pickerIn(page, 'nl').getByLabel(t('lead.fields.firstName'), { exact: true })
  await expect(inPage).toHaveValue('Léa')
})

test('the days of the sheet are chosen with the keyboard, and more of them are a press away', async ({
  page,
}) => {
  const t = textsOf('fr')
  const sheet = await openSheet(page, 'fr')
  const days = daysOf(sheet, 'fr')
  await days.first().focus()
  await page.keyboard.press('ArrowRight')
  const second = days.and(sheet.getByRole('radio', { disabled: false })).nth(1)
  await expect(second).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(sheet.getByRole('radio', { checked: true })).toBeInViewport()
  const later = sheet.getByRole('button', { name: t('appointment.picker.later') })
  const last = days.last()
  while ((await later.getAttribute('aria-disabled')) === 'false') {
    await later.press('Enter')
    await page.waitForTimeout(400)
  }
  await expect(last).toBeInViewport()
  const earlier = sheet.getByRole('button', { name: t('appointment.picker.earlier') })
  await expect(earlier).toHaveAttribute('aria-disabled', 'false')
})

test('without the script of the sheet the link leads to the form in the page', async ({ page }) => {
  await page.route('**/api/words/booking-sheet*', (route) => route.abort())
  await openProperty(page, 'fr')
  await barLink(page, 'fr').tap()
  await expect(page).toHaveURL(/#visit$/)
  await expect(sheetOf(page, 'fr')).toHaveCount(0)
  await expect(page.getByRole('form', { name: textsOf('fr')('appointment.picker.title') })).toBeVisible()
})

test('a wider window has the times in the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/property/${property}/?lng=fr`)
  const t = textsOf('fr')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('property.appointment.book') })
    .click()
  await expect(page.getByRole('form', { name: t('appointment.picker.title') })).toBeVisible()
  await expect(sheetOf(page, 'fr')).toHaveCount(0)
})

test('a home without times has the form that requests an appointment in the sheet', async ({ page }) => {
  await page.route('**/api/visits?*', (route) =>
    route.fulfill({ json: { isFull: false, message: null, days: [] } }),
  )
  const sheet = await openedSheet(page, 'de')
  const form = sheet.locator('form#contact-appointment')
  await expect(form).toBeVisible()
  expect(await findAxeProblems(page, { part: 'dialog[open]' })).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of journeyLocales)
    test(`the link leads to the form in the page in ${locale}`, async ({ page }) => {
      await page.goto(`/property/${property}/?lng=${locale}`)
      await barLink(page, locale).tap()
      await expect(page).toHaveURL(/#visit$/)
      const open = page.locator('#visit').getByRole('button', { name: textsOf(locale)('forms.open') })
      await expect(open).toBeVisible()
      await open.tap()
      await expect(page.locator('form#contact-appointment')).toBeVisible()
    })
})
