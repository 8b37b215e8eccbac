import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publicListSchema } from '@/domain/public-api/answers'
import { propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'
import { noCriteria } from '@/domain/search/criteria'
import { locales } from '@/domain/shared/locale'
import { statusWords } from '@/messages/status-words'
import { nextNumber, password } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let agent: number
let owner: number
const ids: Partial<Record<PropertyStatus, number>> = {}

/** The reference of the property with each status; sold and rented ones have the goal that they can have. */
const references: Record<PropertyStatus, number> = {
  ...{ 'coming-soon': 101, available: 102, 'under-option': 103, reserved: 104 },
  ...{ sold: 105, rented: 106, withdrawn: 107 },
}

const onMarket = [101, 102, 103, 104]
const withPage = [...onMarket, 105, 106]

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  agent = (await payload.create({ collection: 'agents', data: { name: 'Anne' } })).id
  const email = `owner-${nextNumber()}@example.com`
  owner = (await payload.create({ collection: 'owners', data: { email, password } })).id
  for (const status of propertyStatuses)
    ids[status] = await createProperty(payload, {
      ...{ places, publicId: references[status], status, agent, owner, marquee: 2 },
      ...(status === 'rented' ? { goal: 'rent', price: 900 } : {}),
    })
  await payload.db.drizzle.execute(sql`update properties_locales set marquee_name = 'Nouveau'`)
})
afterAll(stopPayload)

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

const statusesOf = (found: readonly number[]) =>
  propertyStatuses.filter((status) => found.includes(ids[status] ?? 0))

const listed = ['coming-soon', 'available', 'under-option', 'reserved']

describe('visitors find', () => {
  it('what is on the market in a search, in lists and in counts', async () => {
    const { findProperties } = await import('@/site/data/search/search')
    const { everythingAvailable } = await import('@/site/data/search/list-selections')
    const { getStats } = await import('@/site/data/properties/property-lists')
    const list = everythingAvailable('fr', 'sale')
    const found = await findProperties({ list, criteria: noCriteria, maximum: null, size: 24 })
    expect(statusesOf(found.ids)).toEqual(listed)
    expect(found.window.total).toBe(4)
    expect(await getStats('fr')).toMatchObject({ forSale: 4, forRent: 0, sold: 1 })
  })

  it('the same in a stored list of what is available, and sold ones in one of those', async () => {
    const { getListSelection } = await import('@/site/data/search/list-selections')
    const { findListing } = await import('@/site/data/search/search')
    const shownBy = async (
      statuses: ('available' | 'sold')[],
      rules: { field: 'status'; logic: 'equals'; value: string }[] = [],
    ) => {
      const data = { name: `List ${nextNumber()}`, statuses, rules, order: 'newest' as const }
      const { id } = await payload.create({ collection: 'property-lists', data: { ...data, goal: 'both' } })
      expect(await getListSelection({ id, locale: 'fr' })).not.toBeNull()
      const list = await findListing({ criteria: noCriteria, base: { id, maximum: null }, locale: 'fr' })
      return sorted(list?.cards.map((card) => card.id) ?? [])
    }
    expect(await shownBy(['available'])).toEqual(onMarket)
    expect(await shownBy(['sold'])).toEqual([105])
    expect(await shownBy([])).toEqual(withPage)
    const rule = { field: 'status', logic: 'equals', value: 'coming-soon' } as const
    expect(await shownBy(['available'], [rule])).toEqual([101])
  })

  it.each(locales)('the word of a status as the ribbon, before the marquee, in %s', async (locale) => {
    const { findPropertySummaries } = await import('@/site/data/properties/property-summaries')
    const found = await findPropertySummaries({ references: Object.values(references), locale })
    const ribbons = new Map(found.map(({ id, ribbon }) => [id, ribbon]))
    expect(sorted([...ribbons.keys()])).toEqual(withPage)
    for (const status of ['coming-soon', 'under-option', 'reserved', 'sold', 'rented'] as const)
      expect(ribbons.get(references[status])).toEqual({ kind: status, text: statusWords[status][locale] })
    expect(ribbons.get(102)).toEqual({ kind: 'marquee', text: 'Nouveau' })
  })

  it('what can still be had among similar ones', async () => {
    const { findSimilarProperties } = await import('@/cms/queries/properties/find-similar')
    const { getNamedTypes } = await import('@/site/data/search/known-names')
    const { doc } = await readSold()
    const found = await findSimilarProperties({
      payload,
      property: {
        id: doc.id,
        typeWebId: 1,
        cityId: doc.cityId,
        position: null,
        price: 300_000,
        surface: null,
      },
      goal: 'sale',
      isLifeAnnuity: false,
      types: await getNamedTypes(),
      locale: 'fr',
    })
    expect(statusesOf(found.map(({ id }) => id))).toEqual(['coming-soon', 'available', 'under-option'])
  })

  it('what is on the market on the page of its agent', async () => {
    const { findAgentProperties } = await import('@/cms/queries/agents/agent-properties')
    const query = { payload, agentId: agent, goal: 'sale', locale: 'fr', limit: 9 } as const
    const found = await findAgentProperties(query)
    expect(statusesOf(found.ids)).toEqual(listed)
    expect(found.total).toBe(4)
  })
})

async function readSold() {
  const doc = await payload.findByID({ collection: 'properties', id: ids.sold ?? 0, depth: 0 })
  return { doc: { id: doc.id, cityId: Number(doc.city) } }
}

describe('programs find', () => {
  it('what is on the market, with its status, and each one that has a page', async () => {
    const list = await import('@/app/api/public/v1/properties/route')
    const one = await import('@/app/api/public/v1/properties/[reference]/route')
    const request = (path: string) => new Request(`http://localhost/api/public/v1/properties${path}?lang=fr`)
    const found = publicListSchema.parse(await (await list.GET(request(''))).json())
    const statuses = found.properties.map(({ reference, status }) => [reference, status] as const)
    expect(new Map(statuses)).toEqual(
      new Map([
        [101, 'coming-soon'],
        [102, 'available'],
        [103, 'under-option'],
        [104, 'reserved'],
      ]),
    )
    for (const status of propertyStatuses) {
      const answer = await one.GET(request(`/${references[status]}`))
      expect(answer.status, status).toBe(status === 'withdrawn' ? 404 : 200)
    }
  })
})

describe('a withdrawn property', () => {
  it('is not read by the site, whatever it asks', async () => {
    const asVisitor = { overrideAccess: false, draft: false, limit: 20, depth: 0 } as const
    const { docs } = await payload.find({ collection: 'properties', ...asVisitor })
    expect(sorted(docs.map(({ publicId }) => publicId ?? 0))).toEqual(withPage)
    const { findListedPictures } = await import('@/cms/queries/properties/listed-pictures')
    expect(await findListedPictures({ payload, reference: 107, locale: 'fr' })).toBeNull()
    const { getLeadSubject } = await import('@/cms/queries/leads/get-lead-subject')
    expect(await getLeadSubject({ payload, property: 107, project: null, locale: 'fr' })).toBeNull()
  })

  it('is not among the properties whose page views are counted', async () => {
    const { findAllPageViewCounts } = await import('@/cms/queries/page-views/page-view-counts')
    const counted = await findAllPageViewCounts({ payload, now: new Date(), limit: 20 })
    expect(sorted(counted.map(({ publicId }) => publicId))).toEqual(withPage)
  })

  it('is not in the search, also if a start fills it again', async () => {
    const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
    await fillPropertySearch(payload)
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(
      sql`select property_id as id from property_search order by property_id`,
    )
    expect(rows.map(({ id }) => id)).not.toContain(ids.withdrawn)
    expect(rows).toHaveLength(withPage.length)
  })
})

describe('the owner', () => {
  it('sees every property by its status, and a page where it has one', async () => {
    const { findOwnerProperties } = await import('@/cms/queries/owners/properties-of-owner')
    const { toOwnedCard } = await import('@/site/data/owners/owner-cards')
    const found = await findOwnerProperties({ payload, owner, locale: 'fr' })
    const cards = found.map((property) => toOwnedCard(property, 'fr'))
    for (const status of propertyStatuses) {
      const card = cards.find(({ id }) => id === references[status])
      expect(card?.status).toBe(status)
      expect(card?.pageHref === null, status).toBe(status === 'withdrawn')
      expect(card?.isPublished, status).toBe(status !== 'withdrawn')
    }
  })
})
