import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, houseData, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
})
afterAll(stopPayload)

type Changes = Partial<RequiredDataFromCollectionSlug<'properties'>>

const allow = (showPriceHistory: boolean) =>
  payload.updateGlobal({ slug: 'site-settings', data: { showPriceHistory } })

beforeEach(async () => {
  await allow(true)
})

/** A property that was published on 5 January 2026. */
async function create(changes: Changes = {}): Promise<{ id: number; publicId: number }> {
  const publicId = 8900 + nextNumber()
  const { id } = await payload.create({
    collection: 'properties',
    locale: 'fr',
    data: { ...houseData(places, { price: 320_000, ...changes }), publicId, listedIn: { french: true } },
  })
  await save(id, { publishedAt: '2026-01-05T09:00:00.000Z' })
  return { id, publicId }
}

const save = (id: number, data: Changes) =>
  payload.update({ collection: 'properties', id, locale: 'fr', data })

/** Saves a price as on an earlier day. */
async function saveOn(day: string, { id, data }: { id: number; data: Changes }): Promise<void> {
  await save(id, data)
  await payload.db.drizzle.execute(sql`
    update price_changes set at = ${`${day}T10:00:00Z`}::timestamptz
    where id = (select max(id) from price_changes where property_id = ${id})`)
  // The page reads it again after a save.
  await save(id, { unitNumber: day })
}

async function historyOf(publicId: number) {
  const { getProperty } = await import('@/site/data/properties/properties')
  const found = await getProperty({ id: publicId, locale: 'fr' })
  if (!found) throw new Error('The property has no page')
  return found.property.priceHistory
}

describe('the price history of a property', () => {
  it('begins on the day of its first publication, and has each change of its price once it is saved', async () => {
    const { id, publicId } = await create()
    expect(await historyOf(publicId)).toEqual({ since: '2026-01-05', changes: [] })
    await saveOn('2026-02-03', { id, data: { price: 300_000 } })
    await saveOn('2026-03-04', { id, data: { price: 305_000 } })
    expect(await historyOf(publicId)).toEqual({
      since: '2026-01-05',
      changes: [
        { day: '2026-03-04', price: 305_000, difference: 5_000 },
        { day: '2026-02-03', price: 300_000, difference: -20_000 },
      ],
    })
  })

  it('tells no price of a time when it was hidden, and none while it is', async () => {
    const { id, publicId } = await create()
    await save(id, { price: 290_000, publishPrice: false })
    expect(await historyOf(publicId)).toBeNull()
    await saveOn('2026-04-05', { id, data: { price: 310_000, publishPrice: true } })
    expect((await historyOf(publicId))?.changes).toEqual([
      { day: '2026-04-05', price: 310_000, difference: -10_000 },
    ])
  })

  it('tells a tenant nothing of a sale', async () => {
    const { id, publicId } = await create()
    await saveOn('2026-02-03', { id, data: { price: 300_000 } })
    await save(id, { goal: 'rent', price: 950, costs: { rentCharges: 0 } })
    await saveOn('2026-05-06', { id, data: { price: 900 } })
    expect((await historyOf(publicId))?.changes).toEqual([{ day: '2026-05-06', price: 900, difference: -50 }])
  })

  it('has no day for an imported property', async () => {
    const { id, publicId } = await create()
    await save(id, { snapshotHash: 'of its record' })
    await saveOn('2026-02-03', { id, data: { price: 300_000 } })
    expect(await historyOf(publicId)).toEqual({
      since: null,
      changes: [{ day: '2026-02-03', price: 300_000, difference: -20_000 }],
    })
  })

  it('follows the settings, unless the property decides', async () => {
    const { id, publicId } = await create()
    await save(id, { priceHistory: 'hidden' })
    expect(await historyOf(publicId)).toBeNull()
    await allow(false)
    await save(id, { priceHistory: null })
    expect(await historyOf(publicId)).toBeNull()
    await save(id, { priceHistory: 'shown' })
    expect((await historyOf(publicId))?.since).toBe('2026-01-05')
  })
})
