import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.setTimeout(180_000)

let staff: APIRequestContext
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})
test.afterAll(() => staff.dispose())

const documentOf = async (slug: string): Promise<string> => {
  const { docs } = await (await staff.get(`/api/${slug}?limit=1&depth=0&sort=id`)).json()
  return `/admin/collections/${slug}/${docs[0].id}`
}

async function open(page: Page, path: string): Promise<void> {
  await openOffice(page, path)
  await page.waitForLoadState('networkidle')
}

const rules = ['label', 'button-name', 'aria-input-field-name', 'aria-hidden-focus', 'color-contrast']

async function findNameless(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ['violations'] })
  const { violations } = await axe.exclude('iframe').setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

test.describe('for an editor in nl', () => {
  test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

  test('every control of a form and of a list has a name, and what explains it can be read', async ({
    page,
  }) => {
    await signIn(page)
    const screens = [
      '/admin/collections/properties',
      await documentOf('properties'),
      await documentOf('projects'),
      await documentOf('articles'),
      '/admin/globals/site-settings',
      '/admin/collections/appointment-openings/create',
    ]
    for (const screen of screens) {
      await open(page, screen)
      await expect(async () => expect(await findNameless(page), screen).toEqual([])).toPass({
        timeout: 15_000,
      })
    }
  })

  test('a field with choices speaks the language of its reader', async ({ page }) => {
    await signIn(page)
    await open(page, await documentOf('properties'))
    const field = page.locator('#field-status')
    await field.getByRole('combobox', { name: 'Status' }).focus()
    const said = field.getByRole('log')
    await page.keyboard.press('ArrowDown')
    await expect(said).toContainText(/Keuzes: \d+\..*Enter kiest, Escape sluit\./)
    expect(await page.content()).not.toContain('results available')
    await page.keyboard.press('Escape')
  })

  test('the first look at a date is in the language of its reader', async ({ page }) => {
    await signIn(page)
    await open(page, await documentOf('properties'))
    const date = page.getByLabel('Eerste publicatie', { exact: true })
    await expect(date).toHaveValue(/^\d+ (?:jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec)\.? \d{4}, /)
  })

  test('forms that begin with a lead are there at once', async ({ page }) => {
    const person = { title: 'mrs', firstName: 'Nora', lastName: 'Vraag', email: 'nora.vraag@example.com' }
    const data = { lang: 'nl', property: 2101, ...person, remark: 'Vraag', privacy: true }
    expect((await page.request.post('/api/forms/contact-me', { data })).status()).toBe(200)
    const { docs } = await (await staff.get('/api/leads?limit=1&sort=-id&depth=0')).json()
    await signIn(page)
    for (const form of ['new-alert', 'new-offer']) {
      const answer = await openOffice(page, `/admin/${form}?lead=${docs[0].id}`)
      expect(answer?.status(), form).toBe(200)
    }
    await open(page, `/admin/new-alert?lead=${docs[0].id}`)
    const [towns, name] = await Promise.all(
      [page.getByRole('combobox', { name: /^Gemeente/ }), page.getByLabel(/^Naam/)].map((box) =>
        box.boundingBox(),
      ),
    )
    expect(towns?.width).toBe(name?.width)
  })
})

test.describe('for an administrator in fr', () => {
  test.use({
    locale: 'fr-BE',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 1000 },
  })

  test('the log fits a desktop', async ({ page }) => {
    await signIn(page)
    await open(page, '/admin/collections/audit-entries')
    const table = page.locator('.table')
    expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  })

  test('two versions of a document are compared in Belgian time and in the words of the reader', async ({
    page,
  }) => {
    await signIn(page)
    const settings = '/api/globals/site-settings'
    const { copyright } = await (await staff.get(`${settings}?locale=fr`)).json()
    await staff.post(`${settings}?locale=fr`, { data: { copyright: `${copyright ?? ''} ` } })
    await staff.post(`${settings}?locale=fr`, { data: { copyright } })
    await open(page, '/admin/globals/site-settings/versions')
    const link = page.getByRole('table', { name: 'Versions' }).locator('tbody a').first()
    const moment = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.locator('.step-nav')).toContainText(moment)
    await expect(page.getByText('Modifié le')).toBeVisible()
    await expect(page.getByText('Aangepast op')).toHaveCount(0)
    await expect(page.locator('.render-field-diffs').first()).toContainText(moment)
  })
})

test('a phone shows the whole button that publishes', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-BE', viewport: { width: 390, height: 844 } })
  await signIn(page)
  await open(page, await documentOf('properties'))
  const button = await page.locator('#action-save').boundingBox()
  expect(button && button.x + button.width).toBeLessThanOrEqual(390)
  expect(
    await page.locator('.doc-controls__controls').evaluate((it) => it.scrollWidth - it.clientWidth),
  ).toBe(0)
  await page.close()
})
