import { sql } from '@payloadcms/db-postgres'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { selections, type Selection } from '@/domain/stock/selections'
import { makePicture, nextNumber } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createPlaces, houseData, type Places } from '../../support/properties/search-properties'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let site: Site
let places: Places
let visitors: Visitors
let rest: CallRest
let token: string | null
let anne: number
let picture: number

type PropertyName = 'whole' | 'draft' | 'bare' | 'sold' | 'soldBefore' | 'rent' | 'held' | 'withdrawn'

const properties: Record<PropertyName, number> = {
  ...{ whole: 0, draft: 0, bare: 0, sold: 0, soldBefore: 0, rent: 0, held: 0, withdrawn: 0 },
}

async function createProperty(changes: Parameters<typeof houseData>[1] = {}): Promise<number> {
  const listedIn = { dutch: false, french: true, english: false, german: false }
  const data = { ...houseData(places), listedIn, street: 'Rue Haute', houseNumber: '3', ...changes }
  return (await site.payload.create({ collection: 'properties', locale: 'fr', data })).id
}

async function sell(id: number): Promise<void> {
  await site.payload.update({ collection: 'properties', id, locale: 'fr', data: { status: 'sold' } })
}

beforeAll(async () => {
  site = await startSite()
  const { payload } = site
  places = await createPlaces(payload)
  visitors = await createVisitors(payload)
  anne = (await payload.create({ collection: 'agents', data: { name: 'Anne' } })).id
  const account: TypedUser | null = visitors.agent
  await payload.update({ collection: 'users', id: account?.id ?? 0, data: { agent: anne } })
  rest = createRest(site.config)
  token = await logIn(payload, visitors.agent)
  const file = await makePicture({ width: 80, height: 60, name: `stock-${nextNumber()}.jpg` })
  picture = (await payload.create({ collection: 'media', data: { alt: 'Façade' }, file })).id
  const pictures = [picture]
  properties.whole = await createProperty({ pictures, agent: anne })
  properties.draft = await createProperty({ pictures, _status: 'draft' })
  properties.bare = await createProperty({ energy: { label: null, certificateNumber: null, total: null } })
  properties.sold = await createProperty({ pictures })
  properties.soldBefore = await createProperty({ pictures })
  properties.rent = await createProperty({ goal: 'rent', price: 950, pictures, costs: { rentCharges: 40 } })
  properties.held = await createProperty({ pictures, status: 'under-option' })
  properties.withdrawn = await createProperty({ status: 'withdrawn' })
  await sell(properties.sold)
  await sell(properties.soldBefore)
  await payload.db.drizzle.execute(
    sql`update property_history set at = at - interval '1 year' where property_id = ${properties.soldBefore}`,
  )
})
afterAll(stopPayload)

const expected: Record<Selection, (keyof typeof properties)[]> = {
  mine: ['whole'],
  drafts: ['draft'],
  'no-energy': ['bare'],
  'under-option': ['held'],
  'sold-this-year': ['sold'],
  'no-picture': ['bare'],
}

describe('a saved view of the list of properties', () => {
  const listed = async (query: string): Promise<number[]> => {
    const answer = await rest({ path: `/properties?draft=true&depth=0&limit=50&${query}`, token })
    const { docs }: { docs: { id: number }[] } = await answer.json()
    return docs.map(({ id }) => id)
  }

  it.each(selections)('%s has its properties', async (selection) => {
    const ids = expected[selection].map((name) => properties[name])
    expect(await listed(`where[selection][equals]=${selection}`)).toEqual(ids)
    const nested = `where[or][0][and][0][selection][equals]=${selection}`
    expect(await listed(nested)).toEqual(ids)
  })

  it('is searched in', async () => {
    const query = `where[and][0][selection][equals]=mine&where[and][1][title][like]=`
    expect(await listed(`${query}haute`)).toEqual([properties.whole])
    expect(await listed(`${query}nowhere`)).toEqual([])
  })

  it('has as many properties as it says', async () => {
    const { countSelectedProperties } = await import('@/cms/queries/stock/selected-properties')
    const counts = await countSelectedProperties({ payload: site.payload, agent: anne, now: new Date() })
    expect(counts).toEqual({ mine: 1, drafts: 1, 'under-option': 1, 'sold-this-year': 1, 'no-picture': 1 })
  })

  it('without any property finds none', async () => {
    const admin = await logIn(site.payload, visitors.admin)
    const answer = await rest({ path: '/properties?where[selection][equals]=mine', token: admin })
    expect(await answer.json()).toMatchObject({ docs: [], totalDocs: 0 })
  })

  it('is changed as a whole without touching another property', async () => {
    const path = '/properties?draft=true&locale=fr&where[selection][equals]=drafts'
    const answer = await rest({ method: 'PATCH', path, token, body: { houseNumber: '77' } })
    expect(answer.status).toBe(200)
    const { docs } = await site.payload.find({
      collection: 'properties',
      draft: true,
      where: { houseNumber: { equals: '77' } },
    })
    expect(docs.map(({ id }) => id)).toEqual([properties.draft])
  })

  it('is for staff alone', async () => {
    const owner = await logIn(site.payload, visitors.owner)
    const answer = await rest({ path: '/properties?where[selection][equals]=drafts', token: owner })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

describe('the rows of the list of properties', () => {
  const find = async (ids: number[]) => {
    const { findStockRows } = await import('@/cms/queries/stock/stock-rows')
    return findStockRows({ payload: site.payload, ids, locale: 'fr', now: new Date() })
  }

  it('have what the office knows a property by', async () => {
    await site.payload.db.drizzle
      .execute(sql`insert into page_view_days (property_id, day, source, language, page_views)
      values (${properties.whole}, current_date - 2, 'direct', 'fr', 7), (${properties.whole}, current_date - 40, 'direct', 'fr', 9)`)
    const rows = await find(Object.values(properties))
    expect(rows.get(properties.whole)).toMatchObject({
      street: 'Rue Haute 3',
      town: '1300 Wavre',
      agent: 'Anne',
      picture: expect.stringMatching(/-w60\.webp$/),
      price: { kind: 'amount', unit: null },
      isPriceHidden: false,
      standing: { publication: 'online', market: 'sale' },
      views: 7,
    })
    expect(rows.get(properties.rent)).toMatchObject({
      price: { unit: 'per-month' },
      standing: { market: 'rent' },
    })
    expect(rows.get(properties.draft)).toMatchObject({ standing: { publication: 'draft' } })
    expect(rows.get(properties.sold)).toMatchObject({ standing: { market: 'sold' }, lacks: [] })
    const held = { publication: 'online', market: 'under-option' }
    expect(rows.get(properties.held)).toMatchObject({ standing: held, lacks: ['language'] })
    const withdrawn = { publication: 'hidden', market: 'withdrawn' }
    expect(rows.get(properties.withdrawn)).toMatchObject({ standing: withdrawn, lacks: [] })
    expect(rows.get(properties.bare)).toMatchObject({
      picture: null,
      lacks: ['picture', 'energy', 'language'],
      missing: ['energy-label', 'energy-number', 'energy-total'],
      absent: ['nl', 'en', 'de'],
    })
    const french = rows.get(properties.whole)?.languages.find(({ locale }) => locale === 'fr')
    expect(french).toEqual({ locale: 'fr', isListed: true, hasTitle: true, hasText: false })
  })

  it('take as many queries for a page as for one property', async () => {
    const { pool } = site.payload.db
    const queries = async (ids: number[]): Promise<number> => {
      const spy = vi.spyOn(pool, 'query')
      await find(ids)
      const count = spy.mock.calls.length
      spy.mockRestore()
      return count
    }
    const one = await queries([properties.whole])
    expect(one).toBeGreaterThan(0)
    expect(await queries(Object.values(properties))).toBe(one)
  })
})
