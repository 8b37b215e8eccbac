import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { locales } from '../../../src/domain/shared/locale'
import { textsOf } from '../../support/words/site-texts'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { openOffice, signIn } from '../../support/browser/sign-in'

const id = 2103

type GoneReason = 'withdrawn' | 'sold' | 'formerProject'

/** Checks that these addresses are gone, and say why in their language. */
async function expectGone(
  page: Page,
  { reason, addresses }: { reason: GoneReason; addresses: readonly (readonly ['fr' | 'nl', string])[] },
): Promise<void> {
  for (const [locale, address] of addresses) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf(locale)(`notFound.${reason}.title`),
    )
  }
}

/** The addresses of a property or project in French and in Dutch, and its original path. */
async function findAddresses(request: APIRequestContext, original: string) {
  const own = async (locale: 'fr' | 'nl') =>
    [locale, (await request.get(`${original}?lng=${locale}`)).url()] as const
  return [
    await own('fr'),
    await own('nl'),
    ['fr', `${original}?lng=fr`],
    ['nl', `${original}?lng=nl`],
  ] as const
}

/** Saves fields of the property or project with a reference as staff; `_status` publishes and unpublishes. */
async function save(
  staff: APIRequestContext,
  { collection, reference, data }: { collection: string; reference: number; data: object },
): Promise<void> {
  const found = await staff.get(`/api/${collection}?where[publicId][equals]=${reference}&depth=0&limit=1`)
  const { docs } = await found.json()
  const answer = await staff.patch(`/api/${collection}/${docs[0].id}?locale=fr`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function openProperty(page: Page): Promise<void> {
  await openOffice(page, `/admin/collections/properties?search=${id}`)
  await page
    .getByRole('row')
    .filter({ hasText: String(id) })
    .getByRole('link')
    .first()
    .click()
  await expect(page.locator('#field-publicId')).toHaveValue(String(id))
}

test.describe.configure({ mode: 'serial' })

test('a new price is on the public page in every language at the next request', async ({ page, request }) => {
  const before = new Map<string, string>()
  for (const locale of locales) {
    const answer = await request.get(`/property/${id}/?lng=${locale}`)
    before.set(answer.url(), await answer.text())
  }
  expect([...before.keys()].map((url) => new URL(url).pathname.slice(1, 3)).sort()).toEqual(
    [...locales].sort(),
  )

  await signIn(page)
  await openProperty(page)
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

test('a property set to draft is a 410 that says so and gone from the list, until it is published again', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const addresses = await findAddresses(request, `/property/${id}/`)
  const [[, address]] = addresses
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
  await openProperty(page)
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.getByText('Unpublish', { exact: true }).click()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/properties/'),
  )
  await page.getByRole('button', { name: 'Confirm' }).click()
  expect((await saved).ok()).toBe(true)

  expect((await request.head(pathname)).status()).toBe(410)
  await expectGone(page, { reason: 'withdrawn', addresses })
  expect(await listed()).toBe(false)

  const staff = await newStaffRequests(playwright, baseURL)
  await save(staff, { collection: 'properties', reference: id, data: { _status: 'published' } })
  await staff.dispose()
  for (const [, path] of addresses) expect((await request.get(path)).status(), path).toBe(200)
  expect(await listed()).toBe(true)
})

test('a sold property keeps its page while it is published, and is gone as sold afterwards', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const addresses = await findAddresses(request, `/property/${id}/`)
  const staff = await newStaffRequests(playwright, baseURL)
  const change = (data: object) => save(staff, { collection: 'properties', reference: id, data })
  await change({ status: 'sold', _status: 'published' })
  for (const [, path] of addresses) expect((await request.get(path)).status(), path).toBe(200)
  await change({ _status: 'draft' })
  await expectGone(page, { reason: 'sold', addresses })
  await change({ status: 'available', _status: 'published' })
  for (const [, path] of addresses) expect((await request.get(path)).status(), path).toBe(200)
  await staff.dispose()
})

test('an unpublished project is a 410 and gone from the page of projects, until it is published again', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const reference = 95
  const addresses = await findAddresses(request, `/project/${reference}/`)
  const staff = await newStaffRequests(playwright, baseURL)
  const change = (data: object) => save(staff, { collection: 'projects', reference, data })
  const listed = async () =>
    (await (await request.get('/fr/promotions/')).text()).includes(new URL(addresses[0][1]).pathname)
  expect(await listed()).toBe(true)

  await change({ _status: 'draft' })
  await expectGone(page, { reason: 'formerProject', addresses })
  expect(await listed()).toBe(false)

  await change({ _status: 'published' })
  for (const [, path] of addresses) expect((await request.get(path)).status(), path).toBe(200)
  expect(await listed()).toBe(true)
  await staff.dispose()
})
