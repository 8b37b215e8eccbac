import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tidyAlertCriteria } from '@/domain/alerts/alert-criteria'
import { noCriteria, parseCriteria } from '@/domain/search/criteria'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places
let data: typeof import('@/site/data/leads/demand-drafts')

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  data = await import('@/site/data/leads/demand-drafts')
  await createProperty(payload, { places, publicId: 4001, price: 300_000, rooms: { bathrooms: 2 } })
  await createProperty(payload, { places, publicId: 4002, price: 500_000, rooms: { bathrooms: 1 } })
  await createProperty(payload, { places, publicId: 4003, city: places.liege, price: 300_000 })
  await createProperty(payload, { places, publicId: 4004, status: 'sold', price: 300_000 })
  await createProperty(payload, { places, publicId: 4005, languages: ['nl'], price: 300_000 })
})
afterAll(stopPayload)

const listed = (query: string, locale: 'fr' | 'nl' = 'fr') =>
  data.getListedDemand({
    criteria: parseCriteria(gather(new URLSearchParams(query))),
    locale,
  })

const gather = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))

describe('the form of an alert for a visitor who comes from a listing', () => {
  it('has the criteria of the listing', async () => {
    const found = await listed('goal=sale&type=1&city=Wavre%7C1300&maxPrice=450000&minBedrooms=3&garden=1')
    expect(found).toMatchObject({
      dropped: [],
      query: 'city=Wavre%7C1300&garden=1&goal=sale&maxPrice=450000&minBedrooms=3&type=1',
      draft: { kind: 'demand-register', errors: {} },
    })
    expect(found?.draft.values).toMatchObject({
      goal: ['sale'],
      types: ['1'],
      cities: ['Wavre|1300'],
      minPrice: [],
      maxPrice: ['450000'],
      minBedrooms: ['3'],
      garden: ['1'],
      terrace: [],
      frequency: [],
    })
  })

  it("names a city in the form's language, and leaves out an unknown one", async () => {
    const query = 'city=Luik%7C4000&city=Nulle-Part%7C9999'
    expect((await listed(query))?.draft.values.cities).toEqual(['Liège|4000'])
    expect((await listed(query, 'nl'))?.draft.values.cities).toEqual(['Luik|4000'])
    expect((await listed('city=Pietrebais%7C1315'))?.draft.values.cities).toEqual(['Piétrebais|1315'])
  })

  it('names the criteria that an alert cannot hold', async () => {
    const found = await listed(
      'goal=rent&minSurface=120&label=A&q=vue&newBuild=1&garage=1&area=50.6,4.5,50.8,4.7',
    )
    expect(found?.dropped.toSorted()).toEqual(['area', 'garage', 'labels', 'minSurface', 'newBuild', 'text'])
    expect(found?.draft.values).toMatchObject({ goal: ['rent'], types: [] })
  })

  it('is empty where the listing has no criteria', async () => {
    expect(await data.getListedDemand({ criteria: noCriteria, locale: 'fr' })).toBeNull()
    expect(await listed('sort=newest&page=2')).toBeNull()
  })
})

describe('the form of an existing alert', () => {
  it('has the cities of its postcodes', async () => {
    const criteria = tidyAlertCriteria({ goal: 'sale', zips: ['1300'], minBathrooms: 2 })
    const { values } = await data.getDemandDraft({ criteria, frequency: 'weekly', locale: 'nl' })
    expect(values).toMatchObject({ cities: ['Waver|1300'], bathrooms: ['2'], frequency: ['weekly'] })
  })
})

describe('GET /api/alerts/count', () => {
  let address = 0
  const ask = async (query: string): Promise<Response> => {
    const { GET } = await import('@/app/api/alerts/count/route')
    const headers = { 'x-forwarded-for': `10.60.${address}.1` }
    return GET(new Request(`http://localhost:3000/api/alerts/count?${query}`, { headers }))
  }
  const count = async (query: string) => (await ask(query)).json()

  it('counts the properties that visitors of the language can see, and links to them', async () => {
    address += 1
    const found = await count('goal=sale&types=1&cities=Wavre%7C1300&maxPrice=450000&lang=fr')
    expect(found).toMatchObject({ count: 1, isExact: true })
    const { pathname, searchParams } = new URL(found.href, 'http://localhost:3000')
    expect(pathname).toMatch(/^\/fr\/.+\/$/)
    expect(searchParams.get('city')).toBe('Wavre|1300')
    expect(searchParams.get('maxPrice')).toBe('450000')
    expect(await count('goal=sale&types=1&cities=Waver%7C1300&maxPrice=450000&lang=nl')).toMatchObject({
      count: 2,
      href: expect.stringMatching(/^\/nl\//),
    })
    expect((await count('goal=sale&cities=Wavre%7C1300&cities=Li%C3%A8ge%7C4000&lang=fr')).count).toBe(3)
  })

  it('counts every number of the form, and its list shows the same', async () => {
    address += 1
    const found = await count('goal=sale&cities=Wavre%7C1300&bathrooms=2&lang=fr')
    expect(found).toMatchObject({ count: 1, isExact: true })
    expect(found.href).toContain('minBathrooms=2')
  })

  it('has no address where no property matches', async () => {
    address += 1
    expect(await count('goal=rent&lang=fr')).toMatchObject({ count: 0, href: null })
  })

  it('takes invalid criteria for none', async () => {
    address += 1
    const { count: all } = await count('lang=fr')
    expect(all).toBe(3)
    for (const query of [
      'lang=fr&goal=steal&types=house&cities=%00&maxPrice=-1&minBedrooms=1e9',
      'lang=fr&q=x&email=lea%40example.com&minPrice=abc',
      "lang=fr&cities=';drop table cities;--",
    ]) {
      const answer = await ask(query)
      expect(answer.status, query).toBe(200)
      expect((await answer.json()).count, query).toBe(all)
    }
  })

  it('can be cached for a short while, and is limited per visitor', async () => {
    address += 1
    const first = await ask('goal=sale&lang=fr')
    expect(first.headers.get('cache-control')).toBe('private, max-age=30')
    stopClock()
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask('goal=sale&lang=fr')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  })
})
