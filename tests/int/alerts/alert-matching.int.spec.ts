import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { alertMatches, alertStates } from '@/domain/alerts/alert'
import { toPropertyProbe } from '@/domain/alerts/alert-index'
import { noAlertCriteria } from '@/domain/alerts/alert-criteria'
import { locales } from '@/domain/shared/locale'
import { emptyQueue } from '../../support/database/job-queue'
import { findEvents, findMatching, forgetAlerts, matchAll, storeAlert } from '../../support/alerts/alerts'
import { nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom } from '../../support/random'
import { alertProperty, randomAlertProperty, randomAlertCriteria } from '../../support/alerts/search-alerts'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { readSearchedProperties } from '../../support/properties/searched-properties'

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
})
afterAll(stopPayload)
afterEach(() => forgetAlerts(payload))

const random = createRandom(71)

async function storeMany(count: number) {
  const alerts = []
  for (let round = 0; round < count; round += 1)
    alerts.push(
      await storeAlert(payload, {
        criteria: randomAlertCriteria(random),
        language: random.pick(locales),
        state: random.chance(0.85) ? 'active' : random.pick(alertStates),
        frequency: random.pick(['immediately', 'daily', 'weekly']),
      }),
    )
  return alerts
}

async function matchedBy(property: ReturnType<typeof alertProperty>): Promise<number[]> {
  const { whereMatched } = await import('@/cms/queries/alerts/alert-matches')
  const { rows } = await payload.db.drizzle.execute<{
    id: number
  }>(sql`select alert_id as id from alert_search
    where ${whereMatched({ probe: toPropertyProbe(property) })} order by 1`)
  return rows.map(({ id }) => id)
}

describe('the database', () => {
  it('finds the same alerts as alertMatches, in tens of thousands of pairs', async () => {
    const alerts = await storeMany(500)
    let met = 0
    for (let round = 0; round < 250; round += 1) {
      const property = randomAlertProperty(random)
      const meant = alerts.filter((alert) => alertMatches({ alert, property })).map(({ id }) => id)
      expect(await matchedBy(property), JSON.stringify(property)).toEqual(meant)
      met += meant.length
    }
    expect(met).toBeGreaterThan(2000)
  })

  it('agrees at the exact bounds of the criteria', async () => {
    const criteria = {
      ...noAlertCriteria,
      minPrice: 300_000,
      maxPrice: 300_000,
      minBedrooms: 3,
      minBathrooms: 1,
    }
    const { id } = await storeAlert(payload, { criteria })
    expect(await matchedBy(alertProperty())).toEqual([id])
    for (const fields of [
      { shownPrice: 300_000.5 },
      { shownPrice: 299_999.5 },
      { shownPrice: null },
      { bedrooms: 2.5 },
      { bedrooms: null },
      { bathrooms: null },
      { isPublished: false },
      { status: 'sold' },
      { texts: { nl: 'huis' } },
    ])
      expect(await matchedBy(alertProperty(fields)), JSON.stringify(fields)).toEqual([])
  })

  it('uses the index on what distinguishes most properties', async () => {
    await storeMany(50)
    const { whereMatched } = await import('@/cms/queries/alerts/alert-matches')
    await payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`)
      const { rows } = await db.execute(
        sql`explain select alert_id from alert_search where ${whereMatched({ probe: toPropertyProbe(alertProperty()) })}`,
      )
      expect(JSON.stringify(rows)).toContain('alert_search_wishes_idx')
    })
  })
})

const newProperty = (fields: Partial<Parameters<typeof createProperty>[1]> = {}) =>
  createProperty(payload, { places, publicId: 5000 + nextNumber(), ...fields })

describe('a property', () => {
  it('is matched with the alerts of the pure rule, and is read from the database at that moment', async () => {
    const alerts = await storeMany(200)
    for (let round = 0; round < 40; round += 1)
      await newProperty({
        goal: random.pick(['sale', 'rent']),
        type: random.pick([places.house, places.office]),
        extraTypes: random.chance(0.3) ? [places.office] : [],
        city: random.pick([places.wavre, places.liege, places.hamlet]),
        price: random.whole(0, 10),
        rooms: { bedrooms: random.whole(0, 4), bathrooms: random.whole(0, 3), garages: random.whole(0, 2) },
        surfaces: { garden: random.whole(0, 1), terrace: random.whole(0, 1) },
        status: random.pick(['available', 'available', 'sold']),
        languages: locales.filter(() => random.chance(0.7)),
      })
    const { findAlertProperties } = await import('@/cms/queries/alerts/alert-properties')
    const searched = await readSearchedProperties(payload)
    const properties = await findAlertProperties({
      db: payload.db.drizzle,
      ids: searched.map(({ id }) => id),
    })
    expect(properties.size).toBe(searched.length)
    for (const { id, property } of searched) {
      const {
        position: _p,
        label: _l,
        newBuild: _n,
        usableSurface: _s,
        publicId: _r,
        texts,
        ...facts
      } = property
      expect(properties.get(id)).toMatchObject(facts)
      expect(Object.keys(properties.get(id)?.texts ?? {}).sort()).toEqual(Object.keys(texts).sort())
    }
    await matchAll(payload)
    const pairs = (await findEvents(payload)).map(({ alert, property }) => `${alert} ${property}`)
    const meant = alerts.flatMap((alert) =>
      searched
        .filter(({ property }) => alertMatches({ alert, property }))
        .map(({ id }) => `${alert.id} ${id}`),
    )
    expect(pairs.sort()).toEqual(meant.sort())
    expect(meant.length).toBeGreaterThan(100)
  })

  it('is matched in several batches, once with every alert', async () => {
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
      insert into alerts (email, language, frequency, criteria, state, requested_at, link_version)
      select 'a' || n || '@example.com', 'fr', 'daily', '{}', 'active', now(), 0 from generate_series(1, 10001) n
      returning id`)
    await payload.db.drizzle
      .execute(sql`insert into alert_search (alert_id, types, places, terrace, garden, language, frequency)
      select id, '{0}', '{*}', false, false, 'fr', 'daily' from alerts`)
    await newProperty()
    await matchAll(payload)
    const notified = (await findEvents(payload)).map(({ alert }) => alert)
    expect(notified).toHaveLength(10_001)
    expect(new Set(notified).size).toBe(rows.length)
  })
})

const publish = (id: number, data: Record<string, unknown>) =>
  payload.update({ collection: 'properties', id, locale: 'fr', data })

async function publishedProperty(): Promise<number> {
  const { houseData } = await import('../../support/properties/search-properties')
  const data = { ...houseData(places), publicId: 7000 + nextNumber(), listedIn: { french: true } }
  const { id } = await payload.create({ collection: 'properties', locale: 'fr', data })
  return id
}

const kinds = async () => (await findEvents(payload)).map(({ kind, previousPrice }) => [kind, previousPrice])

describe('the changes of a property', () => {
  it('are events in the order in which they happened, each once', async () => {
    await storeAlert(payload)
    const id = await publishedProperty()
    expect(await findMatching(payload)).toEqual([id])
    await matchAll(payload)
    expect(await kinds()).toEqual([['new', null]])
    await publish(id, { title: 'Une autre maison' })
    expect(await findMatching(payload), 'another title is no news').toEqual([])
    await publish(id, { price: 290_000 })
    await matchAll(payload)
    await publish(id, { price: 295_000 })
    await matchAll(payload)
    await publish(id, { status: 'sold' })
    await matchAll(payload)
    await publish(id, { status: 'available' })
    await matchAll(payload)
    await publish(id, { _status: 'draft' })
    await matchAll(payload)
    await publish(id, { _status: 'published', price: 280_000 })
    await matchAll(payload)
    expect(await kinds()).toEqual([
      ['new', null],
      ['price-drop', 300_000],
      ['back', null],
      ['back', null],
    ])
  })

  it('are queued in the transaction of the save, together or not at all', async () => {
    const { createLocalReq, initTransaction, killTransaction } = await import('payload')
    const { houseData } = await import('../../support/properties/search-properties')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    const data = { ...houseData(places), publicId: 8000 + nextNumber(), listedIn: { french: true } }
    await payload.create({ collection: 'properties', locale: 'fr', data, req })
    await killTransaction(req)
    expect(await findMatching(payload)).toEqual([])
  })

  it('are no events while it is a draft', async () => {
    const { houseData } = await import('../../support/properties/search-properties')
    const data = { ...houseData(places), publicId: 8500 + nextNumber(), listedIn: { french: true } }
    await payload.create({
      collection: 'properties',
      locale: 'fr',
      draft: true,
      data: { ...data, _status: 'draft' },
    })
    expect(await findMatching(payload)).toEqual([])
  })

  it('are stored once by however many workers do it at the same time', async () => {
    await storeAlert(payload)
    const id = await publishedProperty()
    const { matchProperty } = await import('@/cms/operations/alerts/match-property')
    await Promise.all([1, 2, 3, 4].map(() => matchProperty({ payload, id, now: new Date() })))
    expect(await kinds()).toEqual([['new', null]])
  })

  it('are found by the scan where no job was queued, or one was lost', async () => {
    await storeAlert(payload)
    const id = await publishedProperty()
    await emptyQueue(payload)
    await payload.db.drizzle.execute(
      sql`update property_search set shown_price = 250000 where property_id = ${id}`,
    )
    const { queueMissedMatching } = await import('@/cms/operations/alerts/queue-property-matching')
    await queueMissedMatching(payload)
    expect(await findMatching(payload)).toEqual([id])
    await matchAll(payload)
    expect(await kinds()).toEqual([['new', null]])
    await queueMissedMatching(payload)
    expect(await findMatching(payload)).toEqual([])
  })

  it('are deleted with the property, and a deleted property stops no others', async () => {
    await storeAlert(payload)
    const id = await publishedProperty()
    await payload.delete({ collection: 'properties', id })
    await matchAll(payload)
    expect(await kinds()).toEqual([])
  })
})

describe('the number of matching alerts', () => {
  it('is known before the property is published, whatever its status', async () => {
    const { getDraftAlertProperty } = await import('@/cms/queries/alerts/draft-alert-property')
    const { findMatchingAlerts } = await import('@/cms/queries/alerts/find-matching-alerts')
    const meant = await storeAlert(payload, {
      criteria: { goal: 'sale', types: [1], zips: ['1300'], maxPrice: 310_000 },
    })
    await storeAlert(payload, { criteria: { maxPrice: 290_000 } })
    await storeAlert(payload, { state: 'paused' })
    await storeAlert(payload, { language: 'de' })
    const { houseData } = await import('../../support/properties/search-properties')
    const { id } = await payload.create({
      collection: 'properties',
      locale: 'fr',
      draft: true,
      data: {
        ...houseData(places, { _status: 'draft', status: 'sold' }),
        publicId: 9000 + nextNumber(),
        listedIn: { french: true },
      },
    })
    const property = await getDraftAlertProperty({ payload, id })
    if (!property) throw new Error('The draft is not there')
    const found = await findMatchingAlerts({ scope: wholeScope, payload, property, most: 20 })
    expect({ count: found.count, ids: found.alerts.map((alert) => alert.id) }).toEqual({
      count: 1,
      ids: [meant.id],
    })
    await payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      draft: true,
      data: { price: 280_000 },
    })
    const cheaper = await getDraftAlertProperty({ payload, id })
    if (!cheaper) throw new Error('The draft is not there')
    expect((await findMatchingAlerts({ scope: wholeScope, payload, property: cheaper, most: 1 })).count).toBe(
      2,
    )
    expect(await getDraftAlertProperty({ payload, id: 2_000_000_000 })).toBeNull()
  })
})
