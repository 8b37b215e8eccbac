import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publicListSchema, publicPropertySchema } from '@/domain/public-api/answers'
import { problemSchema } from '@/domain/public-api/problem'
import { blurPosition } from '@/domain/properties/position'
import { parseCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { makePicture } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

let payload: Payload

const secret = { latitude: 50.715812, longitude: 4.607234, street: 'Rue du Secret', houseNumber: '7' }

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'Façade' },
    file: await makePicture({ width: 300, height: 200, name: 'facade.jpg' }),
  })
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Lucie', phone: '+32 10 99 01 01' },
  })
  for (let publicId = 101; publicId <= 128; publicId += 1)
    await createProperty(payload, {
      places,
      publicId,
      price: 200_000 + publicId * 1000,
      pictures: [picture.id],
      agent: agent.id,
      rooms: { bedrooms: publicId % 5 },
    })
  await createProperty(payload, { places, publicId: 201, goal: 'rent', price: 950 })
  await createProperty(payload, {
    places,
    publicId: 202,
    publishPrice: false,
    publishAddress: false,
    price: 777_777,
    ...secret,
  })
  await createProperty(payload, { places, publicId: 203, languages: ['nl'] })
  await createProperty(payload, { places, publicId: 204, _status: 'draft' })
  await createProperty(payload, { places, publicId: 205, status: 'sold', publishPrice: false })
  await createProperty(payload, { places, publicId: 206, status: 'withdrawn' })
})
afterAll(stopPayload)

let visitors = 0

const requestOf = (path: string, headers: Record<string, string> = {}): Request => {
  visitors += 1
  const address = `192.0.2.${visitors % 250}`
  return new Request(`http://localhost${path}`, { headers: { 'x-forwarded-for': address, ...headers } })
}

async function search(query: string, headers?: Record<string, string>): Promise<Response> {
  const { GET } = await import('@/app/api/public/v1/properties/route')
  return GET(requestOf(`/api/public/v1/properties${query}`, headers))
}

async function read(reference: string, query = '?lang=fr'): Promise<Response> {
  const { GET } = await import('@/app/api/public/v1/properties/[reference]/route')
  return GET(requestOf(`/api/public/v1/properties/${reference}${query}`))
}

const listOf = async (query: string) => publicListSchema.parse(await (await search(query)).json())

const propertyOf = async (reference: number, locale: Locale = 'fr') =>
  publicPropertySchema.parse(await (await read(String(reference), `?lang=${locale}`)).json())

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return problemSchema.parse(await response.json())
}

describe('the search of the public API', () => {
  it.each(locales)(
    'finds in %s what the search of the site finds, in its order and number',
    async (locale) => {
      const { resolveAddress } = await import('@/site/data/routing/resolve')
      const { listingSegments } = await import('@/domain/routing/routes')
      const queries = [
        '',
        'goal=rent',
        'minBedrooms=3',
        'page=2',
        'sort=price-asc&maxPrice=310000',
        'q=wavre',
      ]
      for (const query of queries) {
        const list = await listOf(`?lang=${locale}&${query}`)
        const resolved = await resolveAddress({
          locale,
          segments: [listingSegments.search[locale]],
          criteria: parseCriteria(Object.fromEntries(new URLSearchParams(query))),
        })
        const [module] = resolved.kind === 'page' ? resolved.page.modules : []
        if (module?.relation.type !== 'property-list') throw new Error('The search has no list')
        const { cards, window } = module.relation.list
        expect(list.total, query).toBe(window.total)
        expect(list.pages, query).toBe(window.pages)
        expect(list.properties.map(({ reference }) => reference)).toEqual(cards.map(({ id }) => id))
        expect(list.properties.map(({ title }) => title)).toEqual(cards.map(({ title }) => title))
      }
    },
  )

  it('leads from page to page, and to the same page of the site', async () => {
    const first = await listOf('?lang=fr&goal=sale')
    expect(first).toMatchObject({ page: 1, pages: 2, pageSize: 24, total: 29, query: 'goal=sale' })
    expect(first.properties).toHaveLength(24)
    expect(new URL(first.url).pathname).toBe('/fr/recherche/')
    const second = await listOf(new URL(first.next ?? '').search)
    expect(second).toMatchObject({ page: 2, next: null })
    const all = [...first.properties, ...second.properties].map(({ reference }) => reference)
    expect(new Set(all).size).toBe(29)
  })

  it('never has a hidden price, a hidden address, a draft or what another language lists', async () => {
    const text = await (await search('?lang=fr&sort=price-desc')).text()
    const texts = `${text}${await (await search('?lang=fr&page=2')).text()}`
    expect(texts).not.toMatch(/777.?777|Secret|50\.7158|4\.6072/)
    const { properties } = await listOf('?lang=fr&q=202')
    expect(properties).toMatchObject([
      { reference: 202, price: { text: 'Prix sur demande', amount: null }, place: '1300 Wavre' },
    ])
    const { lat, lng } = blurPosition({ lat: secret.latitude, lng: secret.longitude })
    expect(properties[0]?.position).toEqual({ latitude: lat, longitude: lng, approximate: true })
    const references = texts.match(/"reference":\d+/g) ?? []
    for (const hidden of [203, 204, 205]) expect(references).not.toContain(`"reference":${hidden}`)
    expect((await listOf('?lang=fr&minPrice=777777')).total).toBe(0)
  })

  it('is open to pages of other sites, and answers 304 while nothing has changed', async () => {
    const response = await search('?lang=fr&goal=rent')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const etag = response.headers.get('etag') ?? ''
    const again = await search('?lang=fr&goal=rent', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    expect((await search('?lang=nl&goal=rent', { 'If-None-Match': etag })).status).toBe(200)
  })

  it('says what is wrong with a request', async () => {
    for (const [query, code] of [
      ['', 'language-missing'],
      ['?lang=it', 'language-unknown'],
      ['?lang=fr&bedrooms=2', 'parameter-unknown'],
      ['?lang=fr&minPrice=x', 'parameter-invalid'],
    ] as const) {
      const response = await search(query)
      expect(response.status).toBe(400)
      expect(await problemOf(response)).toMatchObject({ code, status: 400 })
    }
  })

  it('answers so many requests a minute, then says when to come back', async () => {
    stopClock()
    const ask = () => search('?lang=it', { 'x-forwarded-for': '198.51.100.7' })
    for (let request = 0; request < 60; request += 1) expect((await ask()).status).toBe(400)
    const response = await ask()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await problemOf(response)).toMatchObject({ code: 'too-many-requests' })
  })
})

describe('a property of the public API', () => {
  it.each(locales)('is in %s what its page shows', async (locale) => {
    const { getProperty } = await import('@/site/data/properties/properties')
    const property = await propertyOf(101, locale)
    const page = await getProperty({ id: 101, locale })
    expect(property).toMatchObject({
      reference: 101,
      language: locale,
      title: page?.property.title,
      url: page?.property.url,
      price: { amount: 301_000 },
      agent: { name: 'Lucie', phone: '+32 10 99 01 01', email: null },
    })
    expect(Object.keys(property.languages)).toEqual(locales)
    expect(property.pictures).toHaveLength(1)
  })

  it('hides what its page hides', async () => {
    const property = await propertyOf(202)
    expect(property).toMatchObject({ street: null, price: { amount: null }, town: 'Wavre' })
    expect(property.position?.approximate).toBe(true)
    expect(JSON.stringify(property)).not.toMatch(/777.?777|Secret|50\.7158|4\.6072/)
    expect(await propertyOf(205)).toMatchObject({ status: 'sold', price: { amount: null } })
  })

  it('is not there as a draft, in another language or without a reference', async () => {
    for (const reference of ['203', '204', '206', '999', 'x']) {
      const response = await read(reference)
      expect(response.status, reference).toBe(404)
      expect(await problemOf(response)).toMatchObject({ code: 'property-unknown' })
    }
    expect((await read('203', '?lang=nl')).status).toBe(200)
    expect(await problemOf(await read('101', ''))).toMatchObject({ code: 'language-missing' })
  })
})

it.each(['', '/v1', '/v1/', '/v2/properties', '/v1/properties/101/pictures'])(
  'an address that the API does not have is a problem that names its description: %s',
  async (path) => {
    const { GET } = await import('@/app/api/public/[[...path]]/route')
    const response = await GET(requestOf(`/api/public${path}`))
    expect(response.status).toBe(404)
    expect(await problemOf(response)).toMatchObject({
      code: 'address-unknown',
      detail: expect.stringContaining('/api/public/v1/openapi.json'),
    })
  },
)

describe('a language that the site does not have', () => {
  it('is refused with the languages that there are, and in no description', async () => {
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: { enabled: ['fr', 'nl'], default: 'fr' } },
    })
    expect(await problemOf(await search('?lang=de'))).toMatchObject({
      code: 'language-unknown',
      languages: ['nl', 'fr'],
    })
    expect(Object.keys((await propertyOf(101)).languages)).toEqual(['nl', 'fr'])
    const { GET } = await import('@/app/api/public/v1/openapi.json/route')
    const text = await (await GET(requestOf('/api/public/v1/openapi.json'))).text()
    expect(text).toContain('"enum":["nl","fr"]')
  })
})
