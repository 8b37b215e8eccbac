import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findMostSimilar, type ComparedProperty } from '@/domain/properties/similar-properties'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty, type Places } from '../../support/properties/search-properties'
import { createRandom } from '../../support/random'

vi.mock('server-only', () => ({}))

const random = createRandom(5)
const count = 30

let payload: Payload
let places: Places
const ids: number[] = []

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  for (let at = 0; at < count; at += 1)
    ids.push(await createProperty(payload, { places, publicId: 500 + at }))
})
afterAll(stopPayload)

// At the limits, where PostgreSQL and this machine might round differently, just beyond them, and without a figure.
const price = () =>
  random.pick([
    null,
    0,
    300_000,
    450_000,
    200_000,
    450_001,
    199_999,
    333_333.33,
    random.whole(15, 60) * 10_000,
  ])
const surface = () => random.pick([null, 0, 150, 300, 75, 301, 74, 99.9, random.whole(60, 320)])
const city = () => random.pick([places.wavre, places.liege])
const position = () =>
  random.chance(0.15)
    ? null
    : { lat: 50.7 + random.whole(-250, 250) / 1000, lng: 4.6 + random.whole(-250, 250) / 1000 }

const randomProperty = (id: number): ComparedProperty => ({
  ...{ id, typeWebId: 1, cityId: city(), position: position(), price: price(), surface: surface() },
})

/** Stores what properties are compared by. */
async function store(property: ComparedProperty): Promise<void> {
  const { id, cityId, position: place, price: euro, surface: size } = property
  await payload.db.drizzle.execute(sql`
    update property_search set city_id = ${cityId}, shown_lat = ${place?.lat ?? null}::float8, shown_lng = ${place?.lng ?? null}::float8,
      shown_price = ${euro}::float8, usable_surface = ${size}::float8
    where property_id = ${id}`)
}

const findIn = async (property: ComparedProperty): Promise<number[]> => {
  const { findSimilarProperties } = await import('@/cms/queries/properties/find-similar')
  const { getNamedTypes } = await import('@/site/data/search/known-names')
  const query = { payload, property, goal: 'sale', isLifeAnnuity: false, locale: 'fr' } as const
  return (await findSimilarProperties({ ...query, types: await getNamedTypes() })).map(({ id }) => id)
}

it('the query finds what the rule finds among all properties', async () => {
  let found = 0
  for (let round = 0; round < 8; round += 1) {
    const all = ids.map(randomProperty)
    for (const property of all) await store(property)
    for (const property of all) {
      const expected = findMostSimilar(property, all).map(({ id }) => id)
      expect(await findIn(property), JSON.stringify(property)).toEqual(expected)
      found += expected.length
    }
  }
  expect(found).toBeGreaterThan(count * 8)
})
