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

/** A kind of sale: what is sold, and the columns that count for it. */
type Kind = { typeWebId: number; isLifeAnnuity: boolean; priceColumn: string; sizeColumn: string }

const kinds: Record<string, Kind> = {
  houses: { typeWebId: 1, isLifeAnnuity: false, priceColumn: 'shown_price', sizeColumn: 'usable_surface' },
  land: { typeWebId: 4, isLifeAnnuity: false, priceColumn: 'shown_price', sizeColumn: 'ground_surface' },
  'life annuities': {
    typeWebId: 1,
    isLifeAnnuity: true,
    priceColumn: 'annuity_price',
    sizeColumn: 'usable_surface',
  },
}

let payload: Payload
let places: Places
const ids: number[] = []

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  const land = { webId: 4, showOrder: 3, name: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' } }
  await payload.db.create({ collection: 'property-types', data: land })
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

const randomProperty = (id: number, typeWebId: number): ComparedProperty => ({
  ...{ id, typeWebId, cityId: city(), position: position(), price: price(), surface: surface() },
})

const column = (name: string) => sql.identifier(name)

/** Stores what a property is compared by; what does not count for its kind is of another property. */
async function store(property: ComparedProperty, kind: Kind): Promise<void> {
  const { id, cityId, position: place, price: euro, surface: size } = property
  await payload.db.drizzle.execute(sql`
    update property_search set city_id = ${cityId}, shown_lat = ${place?.lat ?? null}::float8, shown_lng = ${place?.lng ?? null}::float8,
      type_id = (select id from property_types where web_id = ${kind.typeWebId}), life_annuity = ${kind.isLifeAnnuity},
      shown_price = 1, annuity_price = 2, usable_surface = 3, ground_surface = 4
    where property_id = ${id}`)
  await payload.db.drizzle.execute(sql`
    update property_search set ${column(kind.priceColumn)} = ${euro}::float8, ${column(kind.sizeColumn)} = ${size}::float8
    where property_id = ${id}`)
}

async function findIn(property: ComparedProperty, { isLifeAnnuity }: Kind): Promise<number[]> {
  const { findSimilarProperties } = await import('@/cms/queries/properties/find-similar')
  const { getNamedTypes } = await import('@/site/data/search/known-names')
  const query = { payload, property, goal: 'sale', isLifeAnnuity, locale: 'fr' } as const
  return (await findSimilarProperties({ ...query, types: await getNamedTypes() })).map(({ id }) => id)
}

it.each(Object.entries(kinds))('the query finds what the rule finds among all %s', async (_name, kind) => {
  let found = 0
  for (let round = 0; round < 5; round += 1) {
    const all = ids.map((id) => randomProperty(id, kind.typeWebId))
    for (const property of all) await store(property, kind)
    for (const property of all) {
      const expected = findMostSimilar(property, all).map(({ id }) => id)
      expect(await findIn(property, kind), JSON.stringify(property)).toEqual(expected)
      found += expected.length
    }
  }
  expect(found).toBeGreaterThan(count * 5)
})
