import { expect, test, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/shared/locale'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { openOffice, signIn } from '../../support/browser/sign-in'

test.describe.configure({ mode: 'serial' })
// Rendering a form with a page beside it takes a while on a busy machine.
test.setTimeout(180_000)
const patiently = { timeout: 60_000 }
test.use({ viewport: { width: 1600, height: 1000 } })

const languages = ['fr', 'nl'] as const satisfies Locale[]

type PreviewedCollection = 'pages' | 'modules' | 'articles' | 'properties'

/** A document of this journey's own, the field that is typed in, and its public address. */
type Subject = {
  collection: PreviewedCollection
  field: string
  id: number
  seenAt: Record<(typeof languages)[number], string>
}

const states = { fr: 'Aperçu – non publié', nl: 'Voorbeeld – niet gepubliceerd' } as const

let staff: APIRequestContext
let subjects: Subject[] = []
const made: Pick<Subject, 'collection' | 'id'>[] = []

const idOf = async (collection: string, query: string): Promise<number> => {
  const { docs } = await (await staff.get(`/api/${collection}?limit=1&depth=0&${query}`)).json()
  return docs[0].id
}

/** Creates a document in French, adds its Dutch texts, and publishes both. */
async function make(
  collection: PreviewedCollection,
  { shared = {}, ...words }: { shared?: object; fr: object; nl: object },
): Promise<number> {
  const created = await staff.post(`/api/${collection}?locale=fr`, {
    data: { ...shared, ...words.fr, _status: 'draft' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()).doc
  made.push({ collection, id })
  const published = await staff.patch(`/api/${collection}/${id}?locale=nl`, {
    data: { ...words.nl, _status: 'published' },
  })
  expect(published.status(), await published.text()).toBe(200)
  return id
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const module = await make('modules', {
    shared: { internalName: 'Preview journey', relationType: 'none', view: 'single' },
    fr: { title: 'Module d’essai' },
    nl: { title: 'Proefmodule' },
  })
  const page = await make('pages', {
    shared: { type: 'page', modules: [module] },
    fr: { name: 'Page d’essai', path: '/page-d-essai/' },
    nl: { name: 'Proefpagina', path: '/proefpagina/' },
  })
  const article = await make('articles', {
    fr: { title: 'Article d’essai', path: '/article-d-essai/' },
    nl: { title: 'Proefartikel', path: '/proefartikel/' },
  })
  const property = await make('properties', {
    shared: {
      goal: 'sale',
      type: await idOf('property-types', 'where[webId][equals]=1'),
      city: await idOf('cities', 'where[zip][equals]=1300'),
      price: 250_000,
      listedIn: { french: true, dutch: true },
      energyPerformance: 238,
      energy: { label: 'C', certificateNumber: '20230914003871', total: 36_900 },
    },
    fr: { title: 'Maison d’essai' },
    nl: { title: 'Proefwoning' },
  })
  const { publicId } = await (await staff.get(`/api/properties/${property}`)).json()
  const pages = { fr: '/fr/page-d-essai/', nl: '/nl/proefpagina/' }
  subjects = [
    { collection: 'modules', field: 'title', id: module, seenAt: pages },
    { collection: 'pages', field: 'title', id: page, seenAt: pages },
    {
      collection: 'articles',
      field: 'title',
      id: article,
      seenAt: { fr: '/fr/article-d-essai/', nl: '/nl/proefartikel/' },
    },
    {
      collection: 'properties',
      field: 'title',
      id: property,
      seenAt: { fr: `/property/${publicId}/?lng=fr`, nl: `/property/${publicId}/?lng=nl` },
    },
  ]
})

test.afterAll(async () => {
  for (const { collection, id } of made.toReversed())
    expect((await staff.delete(`/api/${collection}/${id}`)).status()).toBe(200)
  await staff.dispose()
})

test('a stranger gets the ordinary missing page, whatever the address says', async ({ request, baseURL }) => {
  for (const { collection, id } of subjects) {
    for (const cookie of ['', 'payload-token=x', 'payload-token=%E0%A4%A', 'payload-token=a.b.c']) {
      const answer = await request.get(`/fr/preview/${collection}/${id}/`, { headers: { cookie } })
      expect(answer.status(), `${collection} ${cookie}`).toBe(404)
      expect(answer.headers()['cache-control']).toContain('no-store')
      const html = (await answer.text()).replaceAll('&#x27;', "'")
      expect(html).toContain("Oups, cette page n'existe plus")
      expect(html).not.toContain('d’essai')
      expect(html).toContain('noindex')
    }
  }
  for (const path of [
    '/fr/preview/',
    '/fr/preview/pages/',
    '/fr/preview//evil.example/',
    '/fr/preview/pages//evil.example/',
    '/fr/preview/pages/..%2f..%2fadmin/',
    '/fr/preview/users/1/',
    '/fr/preview/owners/1/',
    '/fr/preview/pages/abc/',
    '/fr/preview/pages/0/',
    '/fr/preview/pages/1/edit/',
    '/xx/preview/pages/1/',
    '/fr/preview/pages/1/?page=2',
  ]) {
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' })
    const location = answer.headers.get('location')
    if (location) expect(new URL(location, baseURL).host, path).toBe(new URL(baseURL ?? '').host)
    expect([308, 404], path).toContain(answer.status)
    expect((await fetch(`${baseURL}${path}`)).status, path).toBe(404)
  }
})

/** Opens a document with its preview beside the form. */
async function openBeside(page: Page, address: { path: string; locale: Locale }): Promise<FrameLocator> {
  await openOffice(page, `/admin/collections/${address.path}?locale=${address.locale}`)
  // The back office remembers from document to document that the preview was open.
  const { open, close } = togglers(page)
  await expect(open.or(close)).toBeVisible(patiently)
  if (await open.isVisible()) await open.click()
  return page.locator(`iframe[src*="/${address.locale}/preview/${address.path}/"]`).contentFrame()
}

const togglers = (page: Page) => ({
  open: page.getByRole('button', { name: 'Live Preview', exact: true }),
  close: page.getByRole('button', { name: 'Exit Live Preview' }),
})

// A preview is the same work in each language: one collection is seen in both.
for (const [collection, seenIn] of [
  ['pages', ['fr']],
  ['modules', ['nl']],
  ['articles', ['nl']],
  ['properties', languages],
] as const) {
  for (const locale of seenIn) {
    test(`staff see in ${locale} what is typed and saved of the ${collection}, and visitors do not`, async ({
      page,
      request,
    }) => {
      const subject = subjects.find((one) => one.collection === collection)
      if (!subject) throw new Error('It was not made')
      const { id, field, seenAt } = subject
      const publicPage = async () => (await request.get(seenAt[locale])).text()
      const before = await publicPage()

      await signIn(page)
      const beside = await openBeside(page, { path: `${collection}/${id}`, locale })
      await expect(beside.getByRole('main')).toBeVisible(patiently)
      const typed = `Typed ${collection} ${locale}`
      const input = page.locator(`#field-${field}`)
      const saved = await input.inputValue()
      await input.fill(typed)
      await expect(beside.getByRole('main')).toContainText(typed, patiently)
      // Nothing of it is stored: on its own, the preview shows what is saved.
      const alone = await page.context().newPage()
      await alone.goto(`/${locale}/preview/${collection}/${id}/`)
      await expect(alone.getByRole('main')).toContainText(saved === '' ? /./ : saved)
      await expect(alone.getByRole('main')).not.toContainText(typed)

      const answered = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().includes(`/api/${collection}/`),
      )
      await page.locator('#action-save-draft').click()
      expect((await answered).status()).toBe(200)
      await expect(beside.getByRole('main')).toContainText(typed, patiently)
      await alone.reload()
      await expect(alone.getByRole('main')).toContainText(typed)
      await expect(alone.getByText(states[locale])).toBeVisible()

      const after = await publicPage()
      expect(after).not.toContain(typed)
      expect(/<main[^]*<\/main>/.exec(after)?.[0]).toBe(/<main[^]*<\/main>/.exec(before)?.[0])
    })
  }
}

test('the switcher of a preview leads to the same preview, and its links work', async ({ page }) => {
  const subject = subjects.find(({ collection }) => collection === 'articles')
  await signIn(page)
  await page.goto(`/fr/preview/articles/${subject?.id}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).first().click()
  await expect(page).toHaveURL(`/nl/preview/articles/${subject?.id}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed articles nl')
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kein Text auf Deutsch')
  await page.getByRole('link', { name: 'Zur Verwaltung' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/articles/${subject?.id}`))
})

test('the back office is left as it was found', async ({ page }) => {
  await signIn(page)
  for (const { collection, id } of subjects) {
    await openOffice(page, `/admin/collections/${collection}/${id}`)
    const { open, close } = togglers(page)
    const settingsSaved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().includes('/api/payload-preferences/collection-'),
    )
    await close.click()
    expect((await settingsSaved).ok()).toBe(true)
    await expect(open).toBeVisible()
  }
})
