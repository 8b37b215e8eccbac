import { expect, test, type APIRequestContext } from '@playwright/test'
import { newStaffRequests } from '../../support/browser/staff-requests'

const still = { maxRedirects: 0 }

test.describe.configure({ mode: 'serial' })

let staff: APIRequestContext
let before: unknown

const setLanguages = async (languages: unknown) =>
  expect((await staff.post('/api/globals/site-settings', { data: { languages } })).status()).toBe(200)

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  before = (await (await staff.get('/api/globals/site-settings')).json()).languages
})

test.afterAll(async () => {
  await setLanguages(before)
  await staff.dispose()
})

test('a language that is switched off is gone: pages, switcher, hreflang, sitemap, detection', async ({
  request,
  page,
  playwright,
  baseURL,
}) => {
  expect((await request.get('/de/kontakt/')).status()).toBe(200)
  expect(await (await request.get('/fr/contact/')).text()).toContain('hrefLang="de"')
  await setLanguages({ enabled: ['nl', 'fr', 'en'], default: 'en' })

  for (const path of ['/de/', '/de/kontakt/', '/de/zu-verkaufen/?page=2']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    // The page that says so is in the default language.
    expect(await answer.text()).toContain('<html lang="en"')
  }
  const html = await (await request.get('/fr/contact/')).text()
  expect(html).not.toContain('/de/')
  expect(html).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]*\/en\/contact\/"/)
  for (const part of await sitemapParts(request)) expect(part).not.toContain('/de/')

  await page.goto('/fr/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deutsch' })).toHaveCount(0)

  for (const [language, path] of [
    ['de', '/en/contact/'],
    ['de,nl;q=0.8', '/nl/contact/'],
    ['sv', '/en/contact/'],
  ] as const) {
    const visitor = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { 'accept-language': language },
    })
    const { location } = (await visitor.get('/contact/', still)).headers()
    expect(location).toBe(path)
    await visitor.dispose()
  }
})

test('switched on again, its pages are there at the next request', async ({ request }) => {
  await setLanguages(before)
  expect((await request.get('/de/kontakt/')).status()).toBe(200)
  expect(await (await request.get('/fr/contact/')).text()).toContain('/de/kontakt/')
})

test('a default that is switched off is refused with a reason, and nothing is saved', async () => {
  const answer = await staff.post('/api/globals/site-settings', {
    data: { languages: { enabled: ['nl', 'fr'], default: 'de' } },
  })
  expect(answer.status()).toBe(400)
  const [error] = (await answer.json()).errors
  expect(error.data.errors[0].path).toBe('languages.default')
  expect((await (await staff.get('/api/globals/site-settings')).json()).languages).toEqual(before)
})

async function sitemapParts(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(parts.length).toBeGreaterThan(0)
  return Promise.all(parts.map(async (part) => (await request.get(part)).text()))
}
