import { expect, test, type APIRequestContext } from '@playwright/test'
import { readPage } from '../../support/browser/page-facts'
import { readSitemap } from '../../support/site/sitemap'
import { newStaffRequests } from '../../support/browser/staff-requests'

const address = '/fr/disclaimer/'
const propertyId = 2105

test.describe.configure({ mode: 'serial' })

type Doc = { id: number; meta?: object; flags?: object; listedIn?: object }

let staff: APIRequestContext
let page: Doc
let property: Doc

async function readOne(query: string): Promise<Doc> {
  const { docs } = await (await staff.get(`/api/${query}&depth=0&locale=fr&limit=1`)).json()
  return docs[0]
}

const save = async (collection: 'pages' | 'properties', { id, ...data }: Doc) =>
  expect((await staff.patch(`/api/${collection}/${id}?locale=fr&depth=0`, { data })).status()).toBe(200)

const listedIn = async (request: APIRequestContext, part: string): Promise<Set<string>> => {
  const urls = readSitemap(await (await request.get(`/sitemaps/${part}`)).text())
  return new Set(urls.map(({ loc }) => new URL(loc).pathname))
}

const headOf = async (request: APIRequestContext): Promise<string> => {
  const html = await (await request.get(address)).text()
  return html.replaceAll('&#x27;', "'")
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  page = await readOne(`pages?where[originalPath][equals]=${encodeURIComponent('/Disclaimer/')}`)
  property = await readOne(`properties?where[publicId][equals]=${propertyId}`)
})

test.afterAll(async () => {
  await save('pages', { id: page.id, meta: page.meta, flags: page.flags })
  await save('properties', { id: property.id, listedIn: property.listedIn })
  await staff.dispose()
})

test("an editor's texts for search results and shared links are in the head at the next request", async ({
  request,
}) => {
  expect(await headOf(request)).not.toContain('Le titre choisi')
  await save('pages', {
    id: page.id,
    meta: {
      ...page.meta,
      title: 'Le titre choisi',
      description: 'La description choisie.',
      ogTitle: 'Le titre à partager',
      ogDescription: null,
      twitterTitle: null,
      twitterDescription: 'Quelques mots pour X.',
      twitterCard: 'summary',
    },
  })
  const head = await headOf(request)
  for (const tag of [
    '<title>Le titre choisi</title>',
    '<meta name="description" content="La description choisie."/>',
    '<meta property="og:title" content="Le titre à partager"/>',
    '<meta property="og:description" content="La description choisie."/>',
    '<meta name="twitter:card" content="summary"/>',
    '<meta name="twitter:title" content="Le titre choisi"/>',
    '<meta name="twitter:description" content="Quelques mots pour X."/>',
  ])
    expect(head).toContain(tag)
})

test('a page that its editor hides from search engines says so, and leaves the sitemap', async ({
  request,
}) => {
  expect(await listedIn(request, 'pages.xml')).toContain(address)
  await save('pages', { id: page.id, flags: { ...page.flags, isActiveSeo: false } })
  expect(readPage(await headOf(request)).isIndexed).toBe(false)
  const listed = await listedIn(request, 'pages.xml')
  for (const own of [address, '/nl/disclaimer/']) expect(listed).not.toContain(own)

  await save('pages', { id: page.id, flags: { ...page.flags, isActiveSeo: true, noReferrerNoFollow: true } })
  const head = await headOf(request)
  expect(head).toContain('<meta name="referrer" content="no-referrer"/>')
  expect(head).toMatch(/<meta name="robots" content="(index, )?nofollow"\/>/)
  expect(await listedIn(request, 'pages.xml')).toContain(address)

  await save('pages', { id: page.id, meta: page.meta, flags: page.flags })
  const restored = await headOf(request)
  expect(restored).not.toContain('name="referrer"')
  expect(restored).not.toContain('name="robots"')
})

test('a property taken out of a language leaves the sitemap in it', async ({ request }) => {
  const german = (paths: Set<string>) =>
    [...paths].filter((path) => path.startsWith('/de/') && path.endsWith(`/${propertyId}/`))
  expect(german(await listedIn(request, 'properties-1.xml'))).toHaveLength(1)
  await save('properties', { id: property.id, listedIn: { ...property.listedIn, german: false } })
  expect(german(await listedIn(request, 'properties-1.xml'))).toHaveLength(0)
  await save('properties', { id: property.id, listedIn: property.listedIn })
  expect(german(await listedIn(request, 'properties-1.xml'))).toHaveLength(1)
})
