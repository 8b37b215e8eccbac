import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PRICE_UNIT_STARTING_FROM } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { makePicture } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createProperty, createPlaces } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'Façade' },
    file: await makePicture({ width: 300, height: 200, name: 'facade.jpg' }),
  })
  const rooms = { bedrooms: 3, bathrooms: 1, garages: 1, parkings: 2 }
  await createProperty(payload, {
    places,
    publicId: 101,
    pictures: [picture.id],
    rooms,
    surfaces: { living: 150, ground: 1158.5 },
    construction: { constructionYear: 1987 },
    costs: { rentCharges: 60, propertyTax: 1450 },
    energyPerformance: 238,
    title: { fr: 'Maison claire', nl: 'Lichte woning' },
  })
  await createProperty(payload, { places, publicId: 102, goal: 'rent', price: 950, languages: ['fr'] })
  await createProperty(payload, { places, publicId: 103, status: 'sold', publishPrice: false })
  await createProperty(payload, { places, publicId: 104, _status: 'draft' })
  const offices = { type: places.office, surfaces: { office: 120, ground: 800 } }
  await createProperty(payload, { places, publicId: 105, ...offices })
  const startingPrice = { priceUnit: PRICE_UNIT_STARTING_FROM, surfaces: { living: 100 } }
  await createProperty(payload, { places, publicId: 106, ...startingPrice })
})
afterAll(stopPayload)

const find = async (references: number[], locale: Locale = 'fr') => {
  const { findPropertySummaries } = await import('@/site/data/properties/property-summaries')
  return findPropertySummaries({ references, locale })
}

describe('the properties that a browser has saved', () => {
  it('are rendered in the language, ready to be shown', async () => {
    const [property] = await find([101])
    expect(property).toMatchObject({
      id: 101,
      href: '/fr/a-vendre/wavre/maison-claire/101/',
      title: 'Maison claire',
      price: '€\u00a0300.000',
      place: '1300 Wavre',
      type: 'Maison · À vendre',
      livingSurface: '150 m²',
      groundSurface: '1\u202f158,5 m²',
      bedrooms: '3',
      bedroomsText: '3 chambres',
      bathrooms: '1',
      showerRooms: null,
      garages: '1',
      parkings: '2',
      constructionYear: '1987',
      energyUse: '238 kWh/m².an',
      pricePerSurface: '€\u00a02.000',
      rentCharges: '€\u00a060 / mois',
      propertyTax: '€\u00a01.450 / an',
      ribbon: null,
      picture: { alt: 'Façade', width: 300, height: 200 },
      labels: {
        save: 'Enregistrer Maison claire',
        compare: 'Comparer Maison claire',
        remove: 'Retirer Maison claire',
      },
    })
    expect(property?.energy?.label).toBe('C')
    const [dutch] = await find([101], 'nl')
    expect(dutch).toMatchObject({ title: 'Lichte woning', type: 'Woning · Te koop', place: '1300 Waver' })
  })

  it('are compared by the surface and the price of a square metre that their cards show', async () => {
    const [offices, startingPrice] = await find([105, 106])
    expect(offices).toMatchObject({
      livingSurface: null,
      officeSurface: '120 m²',
      totalSurface: null,
      groundSurface: '800 m²',
      pricePerSurface: '€\u00a02.500',
    })
    expect(startingPrice).toMatchObject({ livingSurface: '100 m²', pricePerSurface: null })
  })

  it('come in the requested order, including sold ones', async () => {
    const properties = await find([103, 999, 101, 102])
    expect(properties.map(({ id }) => id)).toEqual([103, 101, 102])
    expect(properties[0]).toMatchObject({
      price: 'Prix sur demande',
      ribbon: { kind: 'sold', text: 'Vendu' },
    })
    expect(properties[2]).toMatchObject({ price: '€\u00a0950 / mois', type: 'Maison · À louer' })
  })

  it('are left out where they are drafts, or not listed in the language', async () => {
    expect(await find([104])).toEqual([])
    expect(await find([102], 'de')).toEqual([])
    expect(await find([])).toEqual([])
  })
})

describe('the route of these properties', () => {
  const get = async (query: string, address = '192.0.2.1'): Promise<Response> => {
    const { GET } = await import('@/app/api/homes/route')
    const headers = { 'x-forwarded-for': address }
    return GET(new Request(`http://localhost/api/homes${query}`, { headers }))
  }

  it('answers with the properties, which no proxy may cache', async () => {
    const response = await get('?ids=102,101,nonsense&lang=fr')
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    expect(await response.json()).toMatchObject({
      properties: [{ id: 102 }, { id: 101 }],
      homes: [{ id: 102 }, { id: 101 }],
    })
  })

  it.each(['', '?ids=', '?ids=0,-1,x', "?ids=1'%20or%201=1"])(
    'answers %j with no property',
    async (query) => {
      expect(await (await get(query)).json()).toEqual({ properties: [], homes: [] })
    },
  )

  it('asks only a visitor who sends too many requests to wait', async () => {
    stopClock()
    let response = await get('', '198.51.100.7')
    for (let count = 0; response.status === 200 && count < 500; count += 1)
      response = await get('', '198.51.100.7')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await get('', '198.51.100.8')).status).toBe(200)
  })
})
