import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { dashboardTexts } from '@/cms/admin/dashboard/dashboard-texts'
import { goneLabels } from '@/domain/properties/property-status'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { clicksOf, countClicks, forgetClicks } from '../../support/browser/clicks'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { walloonMentions } from '../../support/database/factories'
import { findMails } from '../../support/mail/mails'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

const texts = screenTexts.quickEdit
const most = 3

let staff: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})
test.afterAll(() => staff.dispose())

/** Begins on the dashboard, where the count starts. */
async function begin(page: Page): Promise<void> {
  await openOffice(page, '/admin')
  await forgetClicks(page)
}

async function joinAs(page: Page, role: 'agent' | 'editor'): Promise<number> {
  const id = await signInAs(page, { staff, role })
  await countClicks(page)
  return id
}

/** A new house for sale, which is online and the first of the list. */
async function createHouse(street: string): Promise<number> {
  const known = await staff.get('/api/properties?where[publicId][equals]=2101&depth=0')
  const towns = await staff.get(
    '/api/cities?where[zip][greater_than_equal]=4000&where[zip][less_than]=8000&limit=1',
  )
  const data = {
    ...{ goal: 'sale', type: (await known.json()).docs[0].type, city: (await towns.json()).docs[0].id },
    ...{ title: 'Huis aan de lijst', street, price: 300_000, publishPrice: true },
    ...{ listedIn: { dutch: true }, ...walloonMentions, _status: 'published' },
  }
  const answer = await staff.post('/api/properties?locale=nl', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).doc.id
}

const stored = async (id: number) => (await staff.get(`/api/properties/${id}?depth=0`)).json()

test('an agent changes a price and marks a property as sold with three clicks from the dashboard', async ({
  page,
}) => {
  await joinAs(page, 'agent')
  const street = `Klikstraat ${Date.now()}`
  const id = await createHouse(street)
  const row = page.getByRole('row').filter({ hasText: street })
  const menu = page.locator('#nav-properties')
  const cell = (name: string) => row.getByRole('button', { name })

  await begin(page)
  await menu.click()
  await cell(texts.changePrice.nl).click()
  const dialog = page.getByRole('dialog')
  const price = dialog.getByRole('textbox', { name: texts.price.nl })
  await expect(price).toBeFocused()
  expect(await findAgencyProblems(page)).toEqual([])
  await price.fill('289.000')
  await dialog.getByRole('button', { name: texts.savePrice.nl }).click()
  await expect(row.getByRole('status').filter({ hasText: texts.saved.nl })).toBeVisible()
  await expect(row).toContainText('289.000')
  expect(await clicksOf(page)).toBeLessThanOrEqual(most)
  expect(await stored(id)).toMatchObject({ price: 289_000, _status: 'published' })

  // By keys, with a wrong price first, and left without a change.
  await cell(texts.changePrice.nl).press('Enter')
  await price.fill('gratis')
  await price.press('Enter')
  await expect(price).toHaveAccessibleDescription(new RegExp(texts.faults.price.nl.slice(0, 20)))
  await expect(price).toHaveValue('gratis')
  await price.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cell(texts.changePrice.nl)).toBeFocused()

  await begin(page)
  await menu.click()
  await cell(texts.changeStatus.nl).click()
  await dialog.getByRole('button', { name: goneLabels.sold.nl }).click()
  await expect(row.getByRole('status').filter({ hasText: texts.saved.nl })).toBeVisible()
  await expect(cell(texts.changeStatus.nl)).toContainText(goneLabels.sold.nl)
  expect(await clicksOf(page)).toBeLessThanOrEqual(most)
  expect(await stored(id)).toMatchObject({ status: 'sold', _status: 'published' })

  // Somebody has saved since the list was loaded; what was typed stays, and is saved on top of what the list shows then.
  await cell(texts.changePrice.nl).click()
  await staff.patch(`/api/properties/${id}?locale=nl`, { data: { price: 280_000 } })
  await price.fill('270.000')
  await price.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(texts.reasons.nl)
  await expect(row).toContainText('280.000')
  await expect(price).toHaveValue('270.000')
  await price.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('270.000')
  await staff.delete(`/api/properties/${id}`)
})

test('an agent answers a lead with three clicks from the dashboard', async ({ page, request }) => {
  const account = await joinAs(page, 'agent')
  const lastName = `Anders${Date.now()}`
  const email = `${lastName}@example.com`.toLowerCase()
  const form = { lang: 'nl', title: 'mrs', firstName: 'Klik', lastName, privacy: true }
  const data = { ...form, email, property: 2101, remark: 'Is het dak nieuw?' }
  expect((await request.post('/api/forms/contact-me', { data })).status()).toBe(200)
  const found = await staff.get(`/api/leads?where[email][equals]=${email}`)
  const { id } = (await found.json()).docs[0]
  await staff.patch(`/api/leads/${id}`, { data: { assignedTo: account } })

  await begin(page)
  const leads = page.getByRole('region', { name: new RegExp(officeTexts.leads.newLeads.texts.title.nl) })
  const line = leads.getByRole('listitem').filter({ hasText: lastName })
  await expect(line).toContainText(dashboardTexts.leads.own.nl)
  await line.getByRole('link').click()
  await page.waitForURL(`**/leads/${id}`)
  await untilOfficeAlive(page)
  await page.getByText(`${officeTexts.leads.answer.title.nl} (${email})`).click()
  await page.getByRole('button', { name: officeTexts.leads.answer.send.nl, exact: true }).click()
  await findMails({ to: email, containing: officeTexts.leads.answerTemplate.body.nl })
  // The page has loaded anew.
  await expect(page.locator('#field-status')).toContainText(officeTexts.leads.officeFields.status.inHand.nl)
  expect(await clicksOf(page)).toBeLessThanOrEqual(most)
})

test('an editor swaps two pages of the menu with three clicks from the dashboard', async ({ page }) => {
  await joinAs(page, 'editor')
  await begin(page)
  await page.locator('#nav-site-menu').click()
  const top = page.locator('.agency-menu').first().locator('> li > .agency-menu-line')
  const names = () => top.getByRole('link').allTextContents()
  await expect(top.first()).toBeVisible()
  const [first = '', second = ''] = await names()
  const { down, moved } = screenTexts.siteMenu
  await page.getByRole('button', { name: `${down.nl}: ${first}`, exact: true }).click()
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first])
  const place = fillText(moved.nl, { name: first, place: 2, count: (await names()).length })
  await expect(page.getByRole('status').filter({ hasText: place })).toBeVisible()
  expect(await clicksOf(page)).toBeLessThanOrEqual(most)
  await page.getByRole('button', { name: `${down.nl}: ${second}`, exact: true }).click()
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([first, second])
})
