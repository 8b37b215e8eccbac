import { expect, test, type Page } from '@playwright/test'
import { locales } from '../../src/domain/shared/locale'

const id = 2103

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel(/e-?mail/i).fill(process.env.E2E_STAFF_EMAIL ?? '')
  await page.locator('#field-password').fill(process.env.E2E_STAFF_PASSWORD ?? '')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}

async function openHome(page: Page): Promise<void> {
  await page.goto(`/admin/collections/properties?search=${id}`)
  await page
    .getByRole('row')
    .filter({ hasText: String(id) })
    .getByRole('link')
    .first()
    .click()
  await expect(page.locator('#field-publicId')).toHaveValue(String(id))
}

test.describe.configure({ mode: 'serial' })

test('a new price shows on the public page in every language at the next request', async ({
  page,
  request,
}) => {
  const before = new Map<string, string>()
  for (const locale of locales) {
    const answer = await request.get(`/property/${id}/?lng=${locale}`)
    before.set(answer.url(), await answer.text())
  }
  expect([...before.keys()].map((url) => new URL(url).pathname.slice(1, 3)).sort()).toEqual(
    [...locales].sort(),
  )

  await signIn(page)
  await openHome(page)
  await page.getByRole('button', { name: 'Price and costs' }).click()
  await page.locator('#field-price').fill('431234')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/properties/'),
  )
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)

  for (const [url, html] of before) {
    expect(html).not.toContain('431.234')
    expect(await (await request.get(url)).text()).toContain('431.234')
  }
})

test('a home set to draft is a 404 and gone from the list', async ({ page, request }) => {
  const address = (await request.get(`/property/${id}/?lng=fr`)).url()
  const { pathname } = new URL(address)
  const listed = async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (number) => (await request.get(`/fr/a-vendre/?page=${number}`)).text()),
    )
    return [...pages, await (await request.get('/fr/a-vendre/')).text()].some((html) =>
      html.includes(pathname),
    )
  }
  expect(await listed()).toBe(true)

  await signIn(page)
  await openHome(page)
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.getByText('Unpublish', { exact: true }).click()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/properties/'),
  )
  await page.getByRole('button', { name: 'Confirm' }).click()
  expect((await saved).ok()).toBe(true)

  expect((await request.get(pathname)).status()).toBe(404)
  expect(await listed()).toBe(false)
})
