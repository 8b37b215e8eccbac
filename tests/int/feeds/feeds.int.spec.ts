import { JSDOM } from 'jsdom'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listingSegments } from '@/domain/routing/routes'
import { noCriteria, parseCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { makePicture } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload

const properties = 55

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'Façade & "cour"' },
    file: await makePicture({ width: 300, height: 200, name: 'facade.jpg' }),
  })
  for (let publicId = 101; publicId < 101 + properties; publicId += 1)
    await createProperty(payload, {
      places,
      publicId,
      pictures: [picture.id],
      title: { fr: `Maison <${publicId}> & jardin` },
      rooms: { bedrooms: publicId % 5 },
    })
  await createProperty(payload, { places, publicId: 301, goal: 'rent', price: 950 })
  await createProperty(payload, { places, publicId: 302, publishPrice: false, price: 777_777 })
  await createProperty(payload, { places, publicId: 303, languages: ['nl'] })
  await createProperty(payload, { places, publicId: 304, _status: 'draft' })
  await createProperty(payload, { places, publicId: 305, status: 'reserved' })
  await createProperty(payload, { places, publicId: 306, status: 'withdrawn' })
  const list = await payload.create({
    collection: 'property-lists',
    data: { name: 'Trois', goal: 'sale', order: 'price-asc', maximum: 3 },
  })
  const modules = await payload.create({
    collection: 'modules',
    locale: 'fr',
    data: {
      internalName: 'Trois',
      relationType: 'property-list',
      view: 'single',
      propertyList: list.id,
      _status: 'published',
    },
  })
  for (const [publicId, listedIn] of [
    [401, { french: true }],
    [402, { french: true, dutch: true }],
    [403, { dutch: true }],
  ] as const)
    await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: {
        ...{ publicId, goal: 'sale', title: `Hameau <${publicId}>`, city: places.wavre, listedIn },
        ...{ pictures: [picture.id], _status: 'published' },
      },
    })
  const projects = await payload.create({
    collection: 'modules',
    locale: 'fr',
    data: { internalName: 'Projets', relationType: 'projects', view: 'single', _status: 'published' },
  })
  for (const [name, own] of [
    ['trois', [modules.id]],
    ['projets', [projects.id]],
    ['texte', []],
  ] as const)
    await payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name, type: 'page', path: `/${name}/`, modules: [...own], _status: 'published' },
    })
})
afterAll(stopPayload)

let visitors = 0

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { GET } = await import('@/app/api/feeds/[locale]/[[...path]]/route')
  visitors += 1
  const address = `192.0.2.${visitors % 250}`
  return GET(new Request(`http://localhost${path}`, { headers: { 'x-forwarded-for': address, ...headers } }))
}

async function entriesOf(path: string) {
  const response = await get(path)
  expect(response.status, path).toBe(200)
  const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window
  const text = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? ''
  return [...document.querySelectorAll('entry')].map((entry) => ({
    id: Number(text(entry, 'id').split(':').at(-2)),
    title: text(entry, 'title'),
    summary: text(entry, 'summary'),
    updated: text(entry, 'updated'),
    href: entry.querySelector('link[rel=alternate]')?.getAttribute('href') ?? '',
    picture: entry.querySelector('link[rel=enclosure]')?.getAttribute('href') ?? '',
  }))
}

const shownIn = async (locale: Locale, path: string, query = '') => {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  const criteria = parseCriteria(Object.fromEntries(new URLSearchParams(query)))
  const resolved = await resolveAddress({ locale, segments: [path], criteria })
  const [module] = resolved.kind === 'page' ? resolved.page.modules : []
  return module?.relation.type === 'property-list' ? module.relation.list.window.total : null
}

describe('the feed of a list', () => {
  it.each(locales)('has in %s the newest fifty properties that the list has', async (locale) => {
    for (const goal of ['sale', 'rent'] as const) {
      const path = listingSegments[goal][locale]
      const entries = await entriesOf(`/${locale}/${path}/feed.xml`)
      expect(entries).toHaveLength(Math.min(50, (await shownIn(locale, path)) ?? 0))
      const ids = entries.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((one, other) => other - one))
      for (const { href } of entries) expect(new URL(href).pathname).toMatch(`/${locale}/${path}/`)
    }
  })

  it('has the projects of a page without properties, as their cards tell of them', async () => {
    const entries = await entriesOf('/fr/projets/feed.xml?minPrice=1')
    expect(entries).toMatchObject([
      { id: 402, title: 'Hameau <402>', summary: expect.stringContaining('1300 Wavre') },
      { id: 401, title: 'Hameau <401>' },
    ])
    for (const { href, picture } of entries) {
      expect(new URL(href).pathname).toMatch(/^\/fr\/.+\/$/)
      expect(picture).toMatch(/^https?:\/\/.+\/api\/media\/file\//)
    }
    expect(await (await get('/fr/projets/feed.xml')).text()).toContain(':project:402:fr')
  })

  it('takes the criteria of the list', async () => {
    const query = 'minBedrooms=4&sort=price-asc&page=2'
    const entries = await entriesOf(`/fr/a-vendre/feed.xml?${query}`)
    expect(entries).toHaveLength((await shownIn('fr', 'a-vendre', query)) ?? 0)
    expect(entries.every(({ id }) => id % 5 === 4)).toBe(true)
    expect(await entriesOf('/fr/recherche/feed.xml?goal=rent')).toMatchObject([{ id: 301 }])
  })

  it('of a place is that of the list with only the place, which its page names', async () => {
    const moved = await get('/fr/a-vendre/wavre/feed.xml?minBedrooms=2')
    const href = '/fr/a-vendre/feed.xml?city=Wavre%7C1300&minBedrooms=2'
    expect([moved.status, moved.headers.get('location')]).toEqual([308, href])
    const { findMetadata } = await import('@/site/data/routing/find-metadata')
    const { alternates } = await findMetadata({ locale: 'fr', segments: ['a-vendre', 'wavre'] })
    expect(alternates?.types).toEqual({
      'application/atom+xml': [
        { url: '/fr/a-vendre/feed.xml?city=Wavre%7C1300', title: expect.stringContaining('Wavre') },
      ],
    })
  })

  it('names the agency once', async () => {
    const { getAgencyProfile } = await import('@/site/data/content/agency')
    const { name } = await getAgencyProfile('fr')
    const title = /<title>(.*?)<\/title>/.exec(await (await get('/fr/a-vendre/feed.xml')).text())?.[1] ?? ''
    expect(title.split(name)).toHaveLength(2)
  })

  it('tells what the card tells, with its picture', async () => {
    const [newest] = await entriesOf('/fr/a-vendre/feed.xml?q=104')
    expect(newest).toMatchObject({
      title: 'Maison <104> & jardin',
      summary: 'Maison · À vendre · 1300 Wavre · €\u00a0300.000 · 4 chambres',
    })
    expect(newest?.picture).toMatch(/^https?:\/\/.+\/api\/media\/file\/.+\?v=/)
    const [reserved] = await entriesOf('/fr/a-vendre/feed.xml?q=305')
    expect(reserved?.summary).toBe('Réservé · Maison · À vendre · 1300 Wavre · €\u00a0300.000')
  })

  it('never has a hidden price, a draft or what another language lists', async () => {
    const text = await (await get('/fr/a-vendre/feed.xml')).text()
    expect(text).not.toMatch(/777.?777/)
    expect(text).toContain('Prix sur demande')
    for (const id of [303, 304, 306]) expect(text).not.toContain(`property:${id}:`)
    expect(await entriesOf('/nl/te-koop/feed.xml')).toContainEqual(expect.objectContaining({ id: 303 }))
  })

  it('has no more than the page of a list with a maximum', async () => {
    const entries = await entriesOf('/fr/trois/feed.xml?minPrice=1')
    const { resolveAddress } = await import('@/site/data/routing/resolve')
    const resolved = await resolveAddress({ locale: 'fr', segments: ['trois'], criteria: noCriteria })
    const [module] = resolved.kind === 'page' ? resolved.page.modules : []
    const cards = module?.relation.type === 'property-list' ? module.relation.list.cards : []
    expect(entries.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
    expect(entries).toHaveLength(3)
  })

  it('keeps the ID of an entry when its title and address change', async () => {
    const before = await entriesOf('/fr/a-vendre/feed.xml?q=120')
    const { docs } = await payload.find({ collection: 'properties', where: { publicId: { equals: 120 } } })
    const id = docs[0]?.id ?? 0
    await payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      data: { title: 'Villa', _status: 'published' },
    })
    const after = await entriesOf('/fr/a-vendre/feed.xml?q=120')
    expect(after).toMatchObject([{ id: before[0]?.id, title: 'Villa' }])
    expect(after[0]?.href).not.toBe(before[0]?.href)
    expect(after[0]?.updated).not.toBe(before[0]?.updated)
  })

  it('is not sent again while nothing has changed', async () => {
    const response = await get('/fr/a-vendre/feed.xml')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/fr/a-vendre/feed.xml', { 'If-None-Match': etag })).status).toBe(304)
    expect((await get('/fr/a-louer/feed.xml', { 'If-None-Match': etag })).status).toBe(200)
  })

  it('is not there for pages without a list, and follows a page that moved', async () => {
    for (const path of ['/fr/texte/feed.xml', '/fr/nothing/feed.xml', '/it/in-vendita/feed.xml'])
      expect((await get(path)).status, path).toBe(404)
    const moved = await get('/fr/Trois/feed.xml')
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe('/fr/trois/feed.xml')
  })

  it('is named in the head of its page, with the criteria', async () => {
    const { findMetadata } = await import('@/site/data/routing/find-metadata')
    const typesOf = async (path: string, query = '') => {
      const criteria = parseCriteria(Object.fromEntries(new URLSearchParams(query)))
      const head = await findMetadata({ locale: 'fr', segments: [path], criteria })
      return JSON.stringify(head.alternates?.types ?? null)
    }
    expect(await typesOf('a-vendre')).toMatch(/\/fr\/a-vendre\/feed\.xml"/)
    expect(await typesOf('a-vendre', 'garden=1&page=2')).toMatch(/\/fr\/a-vendre\/feed\.xml\?garden=1"/)
    expect(await typesOf('projets')).toMatch(/\/fr\/projets\/feed\.xml"/)
    expect(await typesOf('texte')).toBe('null')
  })
})

describe('/llms.txt', () => {
  const readLlms = async () => {
    const { GET } = await import('@/app/llms.txt/route')
    const response = await GET(new Request('http://localhost/llms.txt'))
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    return response.text()
  }

  it('names the lists, their feeds and the API, in every language of the site', async () => {
    const text = await readLlms()
    expect(text).toMatch(/^# Maison Brabant\n/)
    for (const locale of locales) {
      expect(text).toContain(`/${locale}/${listingSegments.sale[locale]}/)`)
      expect(text).toContain(`/${locale}/${listingSegments.rent[locale]}/feed.xml)`)
    }
    expect(text).toContain('57 biens à vendre')
    expect(text).toContain('/api/public/v1/openapi.json)')
    expect(text).toContain('/sitemap.xml)')
  })

  it('leaves out a language that the site does not have', async () => {
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: { enabled: ['fr', 'nl'], default: 'nl' } },
    })
    const text = await readLlms()
    expect(text).not.toContain('/de/')
    expect(text).not.toContain('Deutsch')
    expect((await get('/de/zu-verkaufen/feed.xml')).status).toBe(404)
  })
})
