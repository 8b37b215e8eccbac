import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mostMapProperties, parseMapMessage } from '@/domain/map/map-message'
import { blurPosition } from '@/domain/properties/position'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { createPlace, factories, makeFile, nextNumber } from '../../support/database/factories'
import { loadProperties } from '../../support/properties/load-properties'
import { startPayload, stopPayload } from '../../support/database/payload'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

let payload: Payload
let site: typeof import('@/site/data/search/map')
let place: { type: number; city: number }

type MapPropertyData = Partial<RequiredDataFromCollectionSlug<'properties'>>

const exact = { latitude: 50.715812, longitude: 4.607234 }

async function createProperty(fields: MapPropertyData): Promise<number> {
  const user = { relationTo: 'users' as const, value: 0 }
  const data = { ...factories.properties({ ...place, user }, nextNumber()), ...fields }
  const property = await payload.create({ collection: 'properties', locale: 'fr', data })
  return property.publicId ?? 0
}

async function readMap(changes: Partial<ListingCriteria>) {
  const { findListMap } = await import('@/site/data/search/list-map')
  const criteria = { ...noCriteria, ...changes }
  const message = await findListMap({ criteria, listId: null, maximum: null, locale: 'fr' })
  if (!message) throw new Error('There is no such list')
  return message
}

/** The price distinguishes properties from those of other specs. */
const priced = (price: number) => ({ minPrice: price, maxPrice: price })

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
  site = await import('@/site/data/search/map')
})
afterAll(stopPayload)

const published = { _status: 'published', listedIn: { french: true } } as const

describe('the map of a list', () => {
  it('shows a property with its link, price and the small first picture, in a message that the frame accepts', async () => {
    const file = await makeFile('media')
    const media = await payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
    const id = await createProperty({ ...published, ...exact, price: 385_000, pictures: [media.id] })
    const message = await readMap(priced(385_000))
    expect(message).toMatchObject({ mapType: 'list', marker: null, infoMessage: null, area: null })
    expect(message.properties).toEqual([
      {
        id,
        href: expect.stringMatching(new RegExp(`^/fr/a-vendre/wavre/maison-\\d+/${id}/$`)),
        title: expect.stringMatching(/^Maison/),
        price: '€\u00a0385.000',
        thumbnail: expect.stringMatching(/^\/api\/media\/file\/.+\?v=/),
        lat: 50.71581,
        lng: 4.60723,
        approximate: false,
      },
    ])
    expect(parseMapMessage(JSON.stringify(message))).toEqual(message)
  })

  it('never reveals the position of a property whose address is not published', async () => {
    const id = await createProperty({
      ...published,
      ...exact,
      publishAddress: false,
      street: 'Rue du Secret',
      price: 1000,
    })
    const message = await readMap(priced(1000))
    expect(message.properties).toMatchObject([{ id, approximate: true }])
    expect(JSON.stringify(message)).not.toMatch(/50\.7158|4\.6072|Secret/)
  })

  it('leaves out drafts, and says how many properties have no position', async () => {
    const placed = await createProperty({ ...published, ...exact, price: 2000 })
    await createProperty({ ...published, price: 2000 })
    await createProperty({ ...exact, listedIn: { french: true }, price: 2000 })
    const message = await readMap(priced(2000))
    expect(message.properties.map(({ id }) => id)).toEqual([placed])
    expect(message.infoMessage).toBe('1 bien n’a pas d’emplacement connu.')
  })

  it('shortens a title and a note on the price that are longer than the frame accepts', async () => {
    const id = await createProperty({
      ...published,
      ...exact,
      title: 'Maison de maître '.repeat(20),
      price: 2500,
      priceUnitText: 'hors frais et droits '.repeat(10),
    })
    const message = await readMap(priced(2500))
    expect(parseMapMessage(JSON.stringify(message))).toEqual(message)
    expect(message.properties).toMatchObject([
      { id, title: expect.stringMatching(/^Maison .+…$/), price: expect.stringMatching(/^€.2\.500 .+…$/) },
    ])
  })

  it('finds the properties that it shows in an area, and returns the area', async () => {
    const blurredPlace = blurPosition({ lat: exact.latitude, lng: exact.longitude })
    const around = ({ lat, lng }: { lat: number; lng: number }) => ({
      south: lat - 0.0005,
      north: lat + 0.0005,
      west: lng - 0.0005,
      east: lng + 0.0005,
    })
    const open = await createProperty({ ...published, ...exact, price: 3000 })
    const hidden = await createProperty({ ...published, ...exact, publishAddress: false, price: 3000 })
    const nearby = around({ lat: exact.latitude, lng: exact.longitude })
    const found = await readMap({ ...priced(3000), area: nearby })
    expect(found.properties.map(({ id }) => id)).toEqual([open])
    expect(found.area).toEqual(nearby)
    const blurred = await readMap({ ...priced(3000), area: around(blurredPlace) })
    expect(blurred.properties.map(({ id }) => id)).toEqual([hidden])
  })
})

describe('the map of an editor’s list', () => {
  it('has the properties of the list in its order, up to the given number, and is null without the list', async () => {
    const { findListMap } = await import('@/site/data/search/list-map')
    const cheap = await createProperty({ ...published, ...exact, price: 4001 })
    const dear = await createProperty({ ...published, ...exact, price: 4002 })
    await createProperty({ ...published, ...exact, goal: 'rent', price: 4003 })
    const list = await payload.create({
      collection: 'property-lists',
      data: { name: 'Liste', goal: 'sale', order: 'price-desc' },
    })
    const read = async (listId: number, maximum: number | null) => {
      const criteria = { ...noCriteria, minPrice: 4001, maxPrice: 4003, page: 7 }
      const message = await findListMap({ criteria, listId, maximum, locale: 'fr' })
      return message && message.properties.map(({ id }) => id)
    }
    expect(await read(list.id, null)).toEqual([dear, cheap])
    expect(await read(list.id, 1)).toEqual([dear])
    expect(await read(999_999, null)).toBeNull()
  })
})

describe('the map of one place', () => {
  it('is exact only where the address is published, and does not exist without coordinates', () => {
    expect(site.toPlaceMap({ ...exact, publishAddress: true })?.marker).toEqual({
      lat: 50.71581,
      lng: 4.60723,
      approximate: false,
    })
    expect(site.toPlaceMap({ ...exact, publishAddress: false })?.marker).toMatchObject({ approximate: true })
    expect(site.toPlaceMap({ publishAddress: true })).toBeNull()
  })
})

describe('the route of the map', () => {
  const get = async (query: string, address = '192.0.2.1'): Promise<Response> => {
    const { GET } = await import('@/app/api/map/route')
    const headers = { 'x-forwarded-for': address }
    return GET(new Request(`http://localhost/api/map${query}`, { headers }))
  }

  it('answers the criteria of a listing with a message that the frame accepts, cached for a minute', async () => {
    const id = await createProperty({ ...published, ...exact, price: 5000 })
    const response = await get('?lang=fr&minPrice=5000&maxPrice=5000&page=3')
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    const message = parseMapMessage(await response.text())
    expect(message?.properties.map((property) => property.id)).toEqual([id])
  })

  it('shows the first 500 properties and says so', async () => {
    const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
    await loadProperties({ url: process.env.DATABASE_URL ?? '', properties: 700 })
    await fillPropertySearch(payload)
    const message = parseMapMessage(await (await get('?lang=fr')).text())
    expect(message?.properties.length).toBeLessThanOrEqual(mostMapProperties)
    expect(message?.properties.length).toBeGreaterThan(450)
    expect(message?.infoMessage).toMatch(/^La carte montre les 500 premiers biens sur \d+\./)
  })

  it('answers invalid criteria with a map, and an unknown list with 404', async () => {
    expect((await get('?lang=xx&area=1,2,3&list=all&maximum=-1&type=%00')).status).toBe(200)
    expect((await get('?list=999999')).status).toBe(404)
  })

  it('asks only a visitor who sends too many requests to wait', async () => {
    stopClock()
    let response = await get('?list=999999', '198.51.100.7')
    for (let count = 0; response.status === 404 && count < 500; count += 1)
      response = await get('?list=999999', '198.51.100.7')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await get('?list=999999', '198.51.100.8')).status).toBe(404)
  })
})
