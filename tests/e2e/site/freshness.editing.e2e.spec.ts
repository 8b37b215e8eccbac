import { expect, test, type APIRequestContext } from '@playwright/test'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe.configure({ mode: 'serial' })

// Pages that have only the frame of the site in common.
const anyPages = ['/fr/', '/fr/contact/', '/fr/a-vendre/', '/fr/disclaimer/']

type CreatedDocument = { collection: string; id: number }

let staff: APIRequestContext
const made: CreatedDocument[] = []

async function make(collection: string, data: object): Promise<number> {
  const answer = await staff.post(`/api/${collection}?locale=fr`, { data: { _status: 'published', ...data } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()).doc
  made.push({ collection, id })
  return id
}

const change = async (
  { collection, id }: CreatedDocument,
  { isDraft, data }: { isDraft: boolean; data: object },
) => {
  const answer = await staff.patch(`/api/${collection}/${id}?locale=fr${isDraft ? '&draft=true' : ''}`, {
    data: { _status: isDraft ? 'draft' : 'published', ...data },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
})

test.afterAll(async () => {
  for (const { collection, id } of made.toReversed())
    expect((await staff.delete(`/api/${collection}/${id}`)).status()).toBe(200)
  await staff.dispose()
})

type ChangedFact = {
  of: CreatedDocument
  /** The values of a save after which the page shows these words. */
  write: (words: string) => object
  seenAt: string[]
}

/** A draft changes none of the pages, publishing changes all of them at the next request, and again. */
async function expectFresh(request: APIRequestContext, { of, write, seenAt }: ChangedFact): Promise<void> {
  const pages = () => Promise.all(seenAt.map(async (path) => (await request.get(path)).text()))
  for (const round of [1, 2]) {
    const words = `Fraîcheur ${of.collection} ${round}`
    for (const html of await pages()) expect(html).not.toContain(words)
    await change(of, { isDraft: true, data: write(words) })
    for (const html of await pages()) expect(html).not.toContain(words)
    await change(of, { isDraft: false, data: write(words) })
    for (const [place, html] of (await pages()).entries()) expect(html, seenAt[place]).toContain(words)
  }
}

test('a changed module is up to date on each page that uses it, and an article in the module and on its own page', async ({
  request,
}) => {
  const article = await make('articles', { title: 'Article', path: '/fraicheur-article/' })
  const module = await make('modules', {
    internalName: 'Freshness journey',
    relationType: 'article',
    view: 'news',
    article,
    title: 'Module',
  })
  await make('pages', { name: 'Une', type: 'page', path: '/fraicheur-une/', modules: [module] })
  await make('pages', { name: 'Deux', type: 'page', path: '/fraicheur-deux/', modules: [module] })
  const pages = ['/fr/fraicheur-une/', '/fr/fraicheur-deux/']
  const title = (words: string) => ({ title: words })
  await expectFresh(request, { of: { collection: 'modules', id: module }, write: title, seenAt: pages })
  await expectFresh(request, {
    of: { collection: 'articles', id: article },
    write: title,
    seenAt: [...pages, '/fr/fraicheur-article/'],
  })
})

const costs = (price: number): string => `maxPrice=${price}&minPrice=${price}`

test('a changed property is up to date on its own page and in the lists', async ({ request }) => {
  const first = async (collection: string, where: string): Promise<number> =>
    (await (await staff.get(`/api/${collection}?limit=1&depth=0&${where}`)).json()).docs[0].id
  const id = await make('properties', {
    goal: 'sale',
    title: 'Maison',
    type: await first('property-types', 'where[webId][equals]=1'),
    city: await first('cities', 'where[zip][equals]=1300'),
    price: 250_000,
    listedIn: { french: true },
    energyPerformance: 238,
    energy: { label: 'C', certificateNumber: '20230914003871', total: 36_900 },
  })
  const { publicId } = await (await staff.get(`/api/properties/${id}`)).json()
  await expectFresh(request, {
    of: { collection: 'properties', id },
    write: (words) => ({ title: words }),
    seenAt: [
      `/property/${publicId}/?lng=fr`,
      '/fr/a-vendre/',
      `/fr/a-vendre/?${costs(250_000)}`,
      `/fr/a-vendre/?utm_source=x&${costs(250_000)}`,
      `/fr/recherche/?q=${publicId}`,
    ],
  })
  // Both lists are kept by now.
  const isListed = async (price: number) =>
    (await (await request.get(`/fr/a-vendre/?${costs(price)}`)).text()).includes('Fraîcheur properties 2')
  expect([await isListed(250_000), await isListed(987_600)]).toEqual([true, false])
  await change({ collection: 'properties', id }, { isDraft: false, data: { price: 987_600 } })
  expect([await isListed(250_000), await isListed(987_600)]).toEqual([false, true])
})

test('the changed menu is up to date on every page, without unpublished pages', async ({ request }) => {
  const id = await make('pages', {
    name: 'Au menu',
    type: 'page',
    path: '/fraicheur-menu/',
    showInMenu: true,
  })
  await expectFresh(request, {
    of: { collection: 'pages', id },
    write: (words) => ({ name: words }),
    seenAt: anyPages,
  })
  await staff.patch(`/api/pages/${id}?locale=fr`, { data: { _status: 'draft' } })
  for (const path of anyPages) expect(await (await request.get(path)).text()).not.toContain('Fraîcheur pages')
  expect((await request.get('/fr/fraicheur-menu/')).status()).toBe(404)
})

test('the changed popup is up to date on every page', async ({ request }) => {
  const id = await make('popups', { title: 'Annonce', delay: 600, _status: 'draft' })
  await expectFresh(request, {
    of: { collection: 'popups', id },
    write: (words) => ({ title: words }),
    seenAt: anyPages,
  })
})

test('the changed footer is up to date on every page: it has no drafts', async ({ request }) => {
  const id = await make('footer-columns', { title: 'Colonne' })
  const contain = async (words: string) => {
    const pages = await Promise.all(anyPages.map(async (path) => (await request.get(path)).text()))
    return pages.map((html) => html.includes(words))
  }
  expect(await contain('Fraîcheur au pied')).toEqual(anyPages.map(() => false))
  await change({ collection: 'footer-columns', id }, { isDraft: false, data: { title: 'Fraîcheur au pied' } })
  expect(await contain('Fraîcheur au pied')).toEqual(anyPages.map(() => true))
})
