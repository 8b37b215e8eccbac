import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextNumber } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createPlaces, houseData, type Places } from '../../support/properties/search-properties'
import { createSnapshotWriter, propertyRecord, typeRecord } from '../../support/snapshot/snapshot-folder'

let payload: Payload
let places: Places
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
  places = await createPlaces(payload)
})
afterAll(stopPayload)

type Changes = Partial<RequiredDataFromCollectionSlug<'properties'>>

async function create(changes: Changes = {}): Promise<number> {
  const data = { ...houseData(places, changes), publicId: 8600 + nextNumber(), listedIn: { french: true } }
  const { id } = await payload.create({ collection: 'properties', locale: 'fr', data })
  return id
}

const save = (id: number, data: Changes) =>
  payload.update({ collection: 'properties', id, locale: 'fr', data })

type StoredChange = [goal: string, before: number | null, after: number]

async function changesOf(id: number): Promise<StoredChange[]> {
  const { rows } = await payload.db.drizzle.execute<{ goal: string; before: number | null; after: number }>(
    sql`select goal, old_price as before, new_price as after from price_changes where property_id = ${id} order by id`,
  )
  return rows.map(({ goal, before, after }) => [goal, before, after])
}

describe('the stored changes of a public price', () => {
  it('begin with the first price, and have each other one once', async () => {
    const id = await create({ price: 320_000 })
    await save(id, { price: 300_000 })
    await save(id, { description: null })
    await save(id, { price: 310_000 })
    expect(await changesOf(id)).toEqual([
      ['sale', null, 320_000],
      ['sale', 320_000, 300_000],
      ['sale', 300_000, 310_000],
    ])
  })

  it('have no price of a draft, nor one that is hidden', async () => {
    const id = await create({ price: 320_000, _status: 'draft' })
    await save(id, { price: 315_000, publishPrice: false, _status: 'published' })
    expect(await changesOf(id)).toEqual([])
    await save(id, { price: 310_000, publishPrice: true, _status: 'published' })
    await save(id, { price: 305_000, publishPrice: false, _status: 'published' })
    await save(id, { price: 290_000, publishPrice: true, _status: 'published' })
    expect(await changesOf(id)).toEqual([
      ['sale', null, 310_000],
      ['sale', 310_000, 290_000],
    ])
  })

  it('begin anew where a property for sale is let', async () => {
    const id = await create({ price: 320_000 })
    await save(id, { goal: 'rent', price: 950 })
    expect(await changesOf(id)).toEqual([
      ['sale', null, 320_000],
      ['rent', null, 950],
    ])
  })

  it('have no price of a square metre', async () => {
    expect(await changesOf(await create({ price: 120, priceUnitText: 'par m²' }))).toEqual([])
  })

  it('are undone with their save', async () => {
    const id = await create({ price: 320_000 })
    const { createLocalReq, initTransaction, killTransaction } = await import('payload')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.update({ collection: 'properties', id, locale: 'fr', data: { price: 1 }, req })
    await killTransaction(req)
    expect(await changesOf(id)).toEqual([['sale', null, 320_000]])
  })

  it('come from imports as well, and go with their property', async () => {
    const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
    const importPrice = (Price: number) =>
      importSnapshot({
        payload,
        folder: writeSnapshot({
          'types.json': [typeRecord({ ID: 70, WebID: 70 })],
          'properties.json': [propertyRecord({ ID: 8500, WebID: 70, Goal: 0, Price, PublishPrice: true })],
        }),
        now: new Date('2026-11-21T09:00:00Z'),
      })
    await importPrice(280_000)
    await importPrice(270_000)
    const where = { publicId: { equals: 8500 } }
    const { docs } = await payload.find({ collection: 'properties', where })
    const id = docs[0]?.id ?? 0
    expect(await changesOf(id)).toEqual([
      ['sale', null, 280_000],
      ['sale', 280_000, 270_000],
    ])
    await payload.delete({ collection: 'properties', id })
    expect(await changesOf(id)).toEqual([])
  })
})
