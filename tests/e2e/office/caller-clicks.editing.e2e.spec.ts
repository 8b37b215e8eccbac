import { expect, test, type Page } from '@playwright/test'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { clicksOf, countClicks, forgetClicks } from '../../support/browser/clicks'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { dayFromNow } from '../../support/forms/fill-form'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })
test.setTimeout(180_000)

const { leads } = officeTexts
const { own } = phoneTexts
const needed = phoneTexts.needed.nl

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })

/** Opens the page of a lead, where the count starts. */
async function beginAt(page: Page, lead: string): Promise<void> {
  await openOffice(page, lead)
  await forgetClicks(page)
}

/** Follows one of the steps of a lead. */
async function step(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.waitForURL(/\/admin\/(?:week|new-alert|new-offer)\?lead=\d+/)
  // The router shows the new screen while parts of it are still on their way.
  await page.waitForLoadState('networkidle')
  await untilOfficeAlive(page)
}

test('an agent notes a call with four clicks, and books, offers and searches for the caller with few more', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await newStaffRequests(playwright, baseURL)
  await signInAs(page, { staff, role: 'agent' })
  await countClicks(page)
  const email = `klik.${Date.now()}@example.com`

  await openOffice(page, '/admin')
  await forgetClicks(page)
  await page.getByRole('link', { name: leads.noted.title.nl }).click()
  await page.waitForURL('**/admin/new-lead')
  await untilOfficeAlive(page)
  await field(page, `${sharedTexts.name.nl} ${needed}`).click()
  await page.keyboard.type('Klik Beller')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('2101')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('button', { name: screenTexts.leads.noted.save.nl, exact: true }).click()
  await page.waitForURL(/\/collections\/leads\/\d+/)
  expect(await clicksOf(page)).toBeLessThanOrEqual(4)
  const lead = new URL(page.url()).pathname

  await beginAt(page, lead)
  await step(page, leads.newAlert.title.nl)
  await page.getByRole('button', { name: screenTexts.leads.alert.save.nl }).click()
  await page.waitForURL(/\/admin\/person\?lead=\d+$/)
  expect(await clicksOf(page)).toBeLessThanOrEqual(2)

  await beginAt(page, lead)
  await step(page, leads.newOffer.title.nl)
  await field(page, `${leads.newOffer.amount.nl} ${needed}`).click()
  await page.keyboard.type('250000')
  await page.getByLabel(`${siteTexts.lead.fields.endDate.nl} ${needed}`).fill(dayFromNow(9))
  await page.getByRole('button', { name: screenTexts.leads.offer.save.nl }).click()
  await page.waitForURL(/\/admin\/person\?lead=\d+$/)
  expect(await clicksOf(page)).toBeLessThanOrEqual(3)

  await beginAt(page, lead)
  await step(page, leads.steps.appointment.nl)
  const booking = page.locator('#book')
  await booking.getByRole('checkbox', { name: own.choose.nl }).check()
  await booking.getByLabel(`${own.day.nl} ${needed}`).fill(dayFromNow(7))
  await booking.getByLabel(`${own.time.nl} ${needed}`).fill('20:30')
  await booking.getByLabel(`${phoneTexts.phone.nl} ${needed}`).fill('0470 12 34 57')
  await booking.getByRole('button', { name: phoneTexts.send.nl }).click()
  await booking.getByRole('button', { name: own.confirm.nl }).click()
  await page.waitForURL(/\/collections\/leads\/\d+/)
  expect(await clicksOf(page)).toBeLessThanOrEqual(4)
  const booked = await staff.get(`/api/appointments?where[email][equals]=${email}`)
  for (const { id } of (await booked.json()).docs)
    await staff.post(`/api/appointments/${id}/cancel`, { data: {} })
  await staff.dispose()
})
