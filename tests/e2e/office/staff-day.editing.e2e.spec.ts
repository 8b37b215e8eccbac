import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { dashboardTexts } from '@/cms/admin/dashboard/dashboard-texts'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { ownSite } from '../../support/browser/own-site'
import { joinAsColleague } from '../../support/browser/new-colleague'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { password } from '../../support/database/factories'

test.describe.configure({ mode: 'serial' })
// Each journey renders many screens of the back office.
test.beforeEach(() => test.setTimeout(180_000))

let staff: APIRequestContext
let agent: { id: number; name: string }
let draft: number

// No other journey asks about it: the list of what waits would show what waits longest.
const references = { own: 2116 }

// Another try joins again.
const attempt = randomUUID().slice(0, 8)
const accounts = {
  agent: `agent.day.${attempt}@example.com`,
  editor: `editor.day.${attempt}@example.com`,
  admin: `admin.day.${attempt}@example.com`,
}

type Role = keyof typeof accounts

async function created(path: string, data: object): Promise<{ id: number }> {
  const answer = await staff.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).doc
}

async function propertyOf(reference: number): Promise<{ id: number; type: number; city: number }> {
  const answer = await staff.get(`/api/properties?where[publicId][equals]=${reference}&depth=0&draft=true`)
  return (await answer.json()).docs[0]
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const name = 'Dina Dag'
  agent = { name, ...(await created('/api/agents', { name })) }
  const { id, type, city } = await propertyOf(references.own)
  await staff.patch(`/api/properties/${id}?locale=fr`, { data: { agent: agent.id } })
  const home = {
    goal: 'sale',
    type,
    city,
    title: 'Maison de la journée',
    street: 'Dagstraat',
    agent: agent.id,
  }
  draft = (await created('/api/properties?locale=fr&draft=true', { ...home, _status: 'draft' })).id
  for (const role of ['agent', 'editor', 'admin'] as const) {
    const account = await joinAsColleague(staff, { email: accounts[role], name: role, role, password })
    if (role === 'agent') await staff.patch(`/api/users/${account}`, { data: { agent: agent.id } })
  }
})
test.afterAll(() => staff.dispose())

async function openAs(
  browser: Browser,
  { role, locale, width }: { role: Role; locale: 'nl' | 'fr'; width: number },
): Promise<Page> {
  const { url } = ownSite()
  const context = await browser.newContext({
    baseURL: url,
    locale: `${locale}-BE`,
    viewport: { width, height: 900 },
  })
  const page = await context.newPage()
  const answer = await page.request.post('/api/users/login', { data: { email: accounts[role], password } })
  const { token } = await answer.json()
  await context.addCookies([{ name: 'payload-token', value: token, url, httpOnly: true }])
  await openOffice(page, '/admin')
  return page
}

const screens = [
  { locale: 'nl', width: 1440 },
  { locale: 'fr', width: 820 },
] as const

for (const { locale, width } of screens) {
  test.describe(`in ${locale} at ${width} px`, () => {
    const regionOf = (page: Page, text: Record<'nl' | 'fr', string>) =>
      page.getByRole('region', { name: new RegExp(`^${text[locale]}`) }).first()

    test('agents see their own day', async ({ browser, request }) => {
      const data = {
        ...{ lang: 'nl', property: references.own, title: 'mrs', firstName: 'Nina', lastName: 'Dagelijks' },
        ...{ email: `nina.day.${attempt}@example.com`, remark: 'Is het nog te koop?', privacy: true },
      }
      expect((await request.post('/api/forms/contact-me', { data })).status()).toBe(200)
      const page = await openAs(browser, { role: 'agent', locale, width })
      const title = fillText(dashboardTexts.title.own[locale], { name: agent.name })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const first = regionOf(page, officeTexts.leads.newLeads.texts.title).getByRole('listitem').first()
      await expect(first).toContainText('Nina Dagelijks')
      await expect(first).toContainText(dashboardTexts.leads.own[locale])
      const waiting = regionOf(page, dashboardTexts.properties.title)
      await expect(waiting.getByRole('listitem').filter({ hasText: 'Dagstraat' })).toContainText(
        `${sharedTexts.draft[locale]}, ${dashboardTexts.lacks.picture[locale]}`,
      )
      await expect(page.getByText(dashboardTexts.figures.title[locale])).toHaveCount(0)
      expect(await findAgencyProblems(page)).toEqual([])
      await page.context().close()
    })

    test('agents find their homes by saved views, and see what each lacks', async ({ browser }) => {
      const page = await openAs(browser, { role: 'agent', locale, width })
      await page.getByRole('link', { name: dashboardTexts.actions.mine[locale] }).click()
      const views = page.getByRole('navigation', { name: officeTexts.stock.selections.label[locale] })
      const mine = views.getByRole('link', { name: `${officeTexts.stock.selections.mine[locale]} (2)` })
      await expect(mine).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('tbody tr')).toHaveCount(2)
      const row = page.getByRole('row').filter({ hasText: 'Dagstraat' })
      await expect(row).toContainText(sharedTexts.draft[locale])
      await expect(row).toContainText(agent.name)
      await expect(
        row.getByRole('listitem').filter({ hasText: officeTexts.stock.short.energy[locale] }),
      ).toHaveCount(1)
      expect(await findAgencyProblems(page)).toEqual([])
      await untilOfficeAlive(page)
      await views.getByRole('link', { name: officeTexts.stock.selections.drafts[locale] }).click()
      await expect(page).toHaveURL(/drafts/)
      await expect(row).toBeVisible()
      await row.getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/properties/${draft}`))
      await page.context().close()
    })

    test('editors see the day of the agency, and no figures', async ({ browser }) => {
      const page = await openAs(browser, { role: 'editor', locale, width })
      await expect(
        page.getByRole('heading', { level: 1, name: dashboardTexts.title.agency[locale] }),
      ).toBeVisible()
      await expect(page.getByText(dashboardTexts.figures.title[locale])).toHaveCount(0)
      await openOffice(page, '/admin/collections/leads')
      const views = page.getByRole('navigation', { name: officeTexts.stock.selections.label[locale] })
      await untilOfficeAlive(page)
      await views.getByRole('link', { name: officeTexts.leads.list.new[locale] }).click()
      await expect(page).toHaveURL(/status/)
      await expect(page.getByRole('row').filter({ hasText: 'Nina Dagelijks' }).first()).toContainText(
        officeTexts.leads.list.waiting[locale],
      )
      expect(await findAgencyProblems(page)).toEqual([])
      await page.context().close()
    })

    test('administrators see the figures as a chart and as a table', async ({ browser }) => {
      const page = await openAs(browser, { role: 'admin', locale, width })
      const leads = regionOf(page, dashboardTexts.figures.months.title)
      await expect(leads.locator('.agency-chart svg').first()).toBeVisible()
      await expect(leads.locator('.agency-chart')).toHaveAttribute('aria-hidden', 'true')
      for (const summary of await leads.locator('summary').all()) await summary.click()
      await expect(
        leads.getByRole('table', { name: dashboardTexts.figures.months.title[locale] }),
      ).toBeVisible()
      await expect(regionOf(page, dashboardTexts.figures.states.title).getByRole('table')).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])
      await page.context().close()
    })

    test('the menu says what waits, and is reached with the keyboard', async ({ browser }) => {
      const page = await openAs(browser, { role: 'agent', locale, width })
      const leads = page.locator('#nav-leads')
      if (width < 1024) await page.getByRole('button', { name: /menu/i }).first().press('Enter')
      await expect(leads).toBeVisible()
      await expect(leads).toContainText(/\d/)
      await expect(page.locator('#nav-day')).toHaveAttribute('aria-current', 'page')
      await leads.press('Enter')
      await expect(page).toHaveURL(/collections\/leads/)
      await page.context().close()
    })
  })
}

test('the link of an account with an agent is for administrators', async ({ browser }) => {
  const page = await openAs(browser, { role: 'editor', locale: 'nl', width: 1440 })
  const { user } = await (await page.request.get('/api/users/me')).json()
  await page.request.patch(`/api/users/${user.id}`, { data: { agent: agent.id } })
  const stored = await (await staff.get(`/api/users/${user.id}?depth=0`)).json()
  expect(stored.agent ?? null).toBeNull()
  await page.context().close()
})
