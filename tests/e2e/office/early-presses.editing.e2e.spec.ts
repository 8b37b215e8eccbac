import { expect, test, type Page } from '@playwright/test'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { holdScripts } from '../../support/browser/asleep'
import { openOffice, signIn, untilOfficeAlive } from '../../support/browser/sign-in'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

// Its screens are loaded one after the other, each with its scripts held back for a while.
test.beforeEach(() => test.setTimeout(180_000))

/** Opens a screen whose scripts stay on their way until they are let through. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('what is typed and sent before a screen is alive is sent once it is', async ({ page }) => {
  await signIn(page)
  const wakeUp = await openAsleep(page, '/admin/new-lead')
  const name = `Vroege beller ${Date.now()}`
  await page.getByLabel(new RegExp(`^${sharedTexts.name.nl}`)).fill(name)
  await page.getByLabel(sharedTexts.phone.nl).fill('0470 11 22 33')
  await page.getByRole('button', { name: screenTexts.leads.noted.save.nl }).click()
  expect(new URL(page.url()).search).toBe('')
  wakeUp()
  await page.waitForURL(/\/collections\/leads\/\d+/)
  await page.unrouteAll()
  await untilOfficeAlive(page)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(screenTexts.leads.noted.saved.nl)).toBeVisible()
})

test('a press on a tab, a button of the list and the menu is kept until they work', async ({ page }) => {
  await signIn(page)
  await openOffice(page, '/admin/collections/properties')
  const property = await page.locator('tbody a[href*="/properties/"]').first().getAttribute('href')
  const wakeUp = await openAsleep(page, property ?? '')
  const tabs = page.locator('.tabs-field__tab-button')
  const name = await page
    .locator('.tabs-field__tab-button:not(.tabs-field__tab-button--active)')
    .first()
    .innerText()
  const tab = tabs.filter({ hasText: name }).first()
  await tab.click()
  await expect(tab).not.toHaveClass(/--active/)
  wakeUp()
  await expect(tab).toHaveClass(/--active/)
  await page.unrouteAll()

  const wakeList = await openAsleep(page, '/admin/collections/properties')
  await page.locator('.agency-quick__open').first().click()
  wakeList()
  await expect(page.locator('.agency-quick__panel')).toBeVisible()
  await page.unrouteAll()

  await page.setViewportSize({ width: 390, height: 844 })
  const wakeMenu = await openAsleep(page, '/admin')
  await page.locator('.nav-toggler').locator('visible=true').click()
  wakeMenu()
  await expect(page.locator('#nav-leads')).toBeInViewport()
})

test('typed texts are not lost by a press on the menu', async ({ page }) => {
  await signIn(page)
  await openOffice(page, '/admin/mail-texts')
  await page.locator('.agency-part a[href*="mail="]').first().click()
  await page.waitForURL(/mail=/)
  await untilOfficeAlive(page)
  const text = page.locator('.agency-mail-texts textarea').first()
  await text.fill('Een tekst die nog niet bewaard is')
  const asked = page.waitForEvent('dialog')
  void page.locator('#nav-leads').click()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(text).toHaveValue('Een tekst die nog niet bewaard is')
})
