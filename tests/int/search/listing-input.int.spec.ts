import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  listCriteriaKeys,
  noCriteria,
  parseCriteria,
  type ListingCriteria,
  type ListingQuery,
} from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom, type Random } from '../../support/random'
import { createProperty, createPlaces } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))
// A cached read for each query of a stranger would fill the memory.
const cachedReads = () => [...globalThis.siteFreshness.reads.keys()]

const caseCount = 800
const properties = 27

type Base = { id: number; maximum: number | null } | null

let payload: Payload
let bases: [Base, ...Base[]] = [null]

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  for (let made = 0; made < properties; made += 1)
    await createProperty(payload, {
      places,
      publicId: 101 + made,
      goal: made % 5 === 0 ? 'rent' : 'sale',
      city: made % 3 === 0 ? places.liege : places.wavre,
      type: made % 4 === 0 ? places.office : places.house,
      languages: made % 7 === 0 ? ['fr'] : locales,
      price: made % 6 === 0 ? null : 100_000 + made * 1000,
      rooms: { bedrooms: made % 5, garages: made % 2 },
      surfaces: { living: 40 + made, garden: made % 2 ? 100 : 0, terrace: made % 3 },
      energy: { label: made % 2 ? 'A' : 'F' },
      newBuild: made % 4 === 1,
      latitude: 50.7 + made / 1000,
      longitude: 4.6,
    })
  const list = await payload.create({
    collection: 'property-lists',
    data: { name: 'Liste', goal: 'sale', order: 'price-asc', cities: [places.wavre] },
  })
  bases = [null, { id: list.id, maximum: null }, { id: list.id, maximum: 3 }]
})
afterAll(stopPayload)

const good = [
  'sale', 'rent', 'A', 'F', 'A,F', '1', '9', '1,9', '2', '50', '110000', '125.000', 'price-asc', 'surface-desc',
  'Wavre|1300', 'luik|4000', 'LIEGE|4000', 'title', 'maison 104', '104', '50.7,4.5,50.71,4.7', 'true', 'on',
] as const // prettier-ignore

const nasty = [
  '', ' ', '%', '%00', '\u0000', 'a\u0000b', '\ud800', '\udc00|1300', '\ud83d', '\u202e', '\ufeff', '😀'.repeat(60),
  '-1', '0', '00', '1e3', '1e309', 'NaN', '-Infinity', '0x10', '１２', '9'.repeat(15), '9'.repeat(400), '2147483648',
  '9007199254740993', '1.000.000.000.000', '-90,-180,90,180', '90,180,-90,-180', '1e9,1e9,1e9,1e9', ',,,',
  "1'; drop table properties; --", "' or '1'='1", '1) or (1=1', "x' or 'a'='a|1300", '$1', ':id', '${7*7}', '\\', '\\%_',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '../../etc/passwd', '|', '||||',
  '{1,2}', '{"$ne":null}', '[[[["Wavre|1300"]]]]', 'null', 'undefined', '__proto__', 'constructor', 'e\u0301'.repeat(50),
] as const // prettier-ignore

const strangeKeys = [
  '__proto__',
  'constructor',
  'toString',
  'where',
  'limit',
  'city[]',
  'city[$ne]',
  'depth',
  '',
] as const

function makeText(random: Random): string {
  if (random.chance(0.3)) return random.pick(good)
  if (random.chance(0.6)) return random.pick(nasty)
  if (random.chance(0.3)) return random.pick(nasty) + random.pick(good) + random.pick(nasty)
  if (random.chance(0.2)) return random.pick(nasty).repeat(random.whole(2, 500))
  const units = Array.from({ length: random.whole(1, 40) }, () => random.whole(0, 0xffff))
  return String.fromCharCode(...units)
}

function nest(value: unknown, depth: number): unknown {
  return depth === 0 ? value : [nest(value, depth - 1)]
}

function makeValue(random: Random): unknown {
  if (random.chance(0.75)) return makeText(random)
  if (random.chance(0.2)) return nest(makeText(random), random.whole(1, 40))
  if (random.chance(0.1)) return random.pick<unknown>([null, 0, true, {}, { length: 3 }, [null, 1, {}]])
  return Array.from({ length: random.pick([0, 2, 3, 50, 150]) }, () => makeText(random))
}

/** A query that no form of ours sends. Passed through JSON, because a parser of addresses guarantees no types. */
function makeQuery(random: Random): ListingQuery {
  const keys = Array.from({ length: random.pick([1, 3, 5, 8, 16, 50]) }, () =>
    random.chance(0.95) ? random.pick(knownKeys) : random.pick(strangeKeys),
  )
  const pairs = keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(makeValue(random))}`)
  return JSON.parse(`{${pairs.join(',')}}`)
}

const [firstKey, ...otherKeys] = listCriteriaKeys
const knownKeys = [firstKey, ...otherKeys] as const

type ListingCase = { criteria: ListingCriteria; base: Base; locale: Locale }

async function ask({ criteria, base, locale }: ListingCase) {
  const { findListing } = await import('@/site/data/search/search')
  const found = await findListing({ criteria, base, locale })
  if (!found) throw new Error('There is no such list')
  return found
}

/** The references on each page of a listing, and the total that it states. */
async function readThrough(listingCase: ListingCase): Promise<{ references: number[]; total: number }> {
  const first = await ask(listingCase)
  const { pages, page, total } = first.window
  const references = first.cards.map(({ id }) => id)
  for (let other = 1; other <= pages; other += 1) {
    if (other === page) continue
    const { cards } = await ask({ ...listingCase, criteria: { ...listingCase.criteria, page: other } })
    references.push(...cards.map(({ id }) => id))
  }
  return { references, total }
}

/** This many different criteria, each with the query they were parsed from. */
function makeListingCases(random: Random, count: number): [queryText: string, ListingCase][] {
  const made = new Map<string, [string, ListingCase]>()
  while (made.size < count) {
    const query = makeQuery(random)
    const listingCase = {
      criteria: parseCriteria(query),
      base: random.pick(bases),
      locale: random.pick(locales),
    }
    made.set(JSON.stringify(listingCase), [JSON.stringify(query).slice(0, 500), listingCase])
  }
  return [...made.values()]
}

describe('any query in the address of a listing', () => {
  it('shows as many properties as it states, and is not cached', async () => {
    for (const locale of locales)
      for (const base of bases) {
        await readThrough({ criteria: noCriteria, base, locale })
        await readThrough({ criteria: { ...noCriteria, text: 'maison' }, base, locale })
      }
    const cachedBefore = cachedReads()
    expect(cachedBefore.length).toBeGreaterThan(locales.length)

    const totals = new Set<number>()
    const check = async ([queryText, listingCase]: [string, ListingCase]) => {
      const { references, total } = await readThrough(listingCase).catch((cause: unknown) => {
        throw new Error(queryText, { cause })
      })
      expect(references.length, queryText).toBe(total)
      expect(new Set(references).size, queryText).toBe(total)
      totals.add(total)
    }
    const cases = makeListingCases(createRandom(20_261_121), caseCount)
    for (let next = 0; next < cases.length; next += 8)
      await Promise.all(cases.slice(next, next + 8).map(check))
    expect(totals.size, 'all cases are alike').toBeGreaterThan(10)

    expect(cachedReads().toSorted()).toEqual(cachedBefore.toSorted())
    expect((await payload.count({ collection: 'properties' })).totalDocs).toBe(properties)
  })
})
