import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { alertOfListing } from '@/domain/alerts/alert-search'
import { nodeById, placesIn, zipLocalities } from '@/domain/places/place-index'
import type { Goal } from '@/domain/properties/goal'
import type { Position } from '@/domain/properties/position'
import { buildQuery, noCriteria, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import { locales, type Locale } from '@/domain/shared/locale'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom, type Random } from '../../support/random'

vi.mock('server-only', () => ({}))

const runs = 40

/** The places of every kind in which the homes of the sample are, and others around them. */
const places: string[] = []
const others: string[] = []

beforeAll(async () => {
  const payload = await startPayload()
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  await importSnapshot({
    payload,
    folder: path.resolve('seed/snapshot'),
    now: new Date('2026-11-21T09:00:00Z'),
  })
  const { docs } = await payload.find({ collection: 'cities', pagination: false })
  const zips = new Set(docs.map(({ zip }) => zip))
  const near = zipLocalities().filter(({ place }) => place.zips.some((zip) => zips.has(zip)))
  const larger = new Set(near.flatMap(({ within }) => within))
  places.push(...near.map(({ place }) => place.id), ...larger)
  others.push(
    ...[...larger].flatMap((id) => placesIn(id).map(({ place }) => place.id)),
    'be-province-antwerpen',
  )
})
afterAll(stopPayload)

function onePlace(random: Random): string {
  const among = random.chance(0.8) ? places : others
  return among[random.whole(0, among.length - 1)] ?? ''
}

/** Corners in any order around a point of the region, so that the line of some crosses itself. */
function randomShape(random: Random): Position[] {
  const middle = { lat: 50.5 + random.whole(0, 300) / 1000, lng: 4.5 + random.whole(0, 500) / 1000 }
  const reach = random.whole(100, 500)
  return Array.from({ length: random.whole(3, 12) }, () => ({
    lat: middle.lat + random.whole(-reach, reach) / 1000,
    lng: middle.lng + random.whole(-reach, reach) / 1000,
  }))
}

/** A place, a circle, a drawn area or several of them, and at times something else. */
function randomCriteria(random: Random): ListingCriteria {
  const kinds: readonly [() => Partial<ListingCriteria>, ...(() => Partial<ListingCriteria>)[]] = [
    () => ({ places: Array.from({ length: random.whole(1, 3) }, () => onePlace(random)) }),
    () => ({ near: { place: onePlace(random), km: random.whole(2, 30) } }),
    () => ({ shape: randomShape(random) }),
    () => ({ places: [onePlace(random)], near: { place: onePlace(random), km: 30 } }),
    () => ({ near: { place: onePlace(random), km: 20 }, shape: randomShape(random) }),
  ]
  const criteria = {
    ...noCriteria,
    ...random.pick(kinds)(),
    minBedrooms: random.chance(0.1) ? random.whole(1, 3) : null,
    maxPrice: random.chance(0.1) ? random.whole(3, 6) * 100_000 : null,
  }
  // As an address gives them: rounded, without a place twice.
  return criteriaOf(`?${buildQuery(criteria)}`)
}

const criteriaOf = (href: string): ListingCriteria => {
  const { searchParams } = new URL(href, 'http://localhost')
  const keys = [...new Set(searchParams.keys())]
  return parseCriteria(Object.fromEntries(keys.map((key) => [key, searchParams.getAll(key)])))
}

type Question = { criteria: ListingCriteria; goal: Goal; locale: Locale }

const listIdOf = async ({ goal, locale }: Question) => {
  const { getGoalList } = await import('@/site/data/search/goal-lists')
  return (await getGoalList({ goal, locale })).listId
}

/** The references of all pages of a list, and the number that it shows. */
async function listOf({ criteria, ...asked }: Question): Promise<{ ids: number[]; total: number }> {
  const { findListing } = await import('@/site/data/search/search')
  const id = await listIdOf({ criteria, ...asked })
  const base = id === null ? null : { id, maximum: null }
  const read = async (page: number) => {
    const list = await findListing({ ...asked, criteria: { ...criteria, page }, base })
    if (!list) throw new Error('There is no such list')
    return list
  }
  const { window, cards } = await read(1)
  const ids = cards.map((card) => card.id)
  for (let page = 2; page <= window.pages; page += 1)
    ids.push(...(await read(page)).cards.map(({ id }) => id))
  return { ids, total: window.total }
}

async function mapOf(asked: Question): Promise<number[]> {
  const { findListMap } = await import('@/site/data/search/list-map')
  const message = await findListMap({ ...asked, listId: await listIdOf(asked), maximum: null })
  return (message?.properties ?? []).map(({ id }) => id)
}

async function buttonOf(asked: Question): Promise<number | null> {
  const { countList } = await import('@/site/data/search/list-count')
  return countList({ ...asked, listId: await listIdOf(asked), maximum: null })
}

/** What the form of an alert for this list says: how many properties match, and the list behind its link. */
async function alertOf({ criteria, goal, locale }: Question) {
  const { countMatchingProperties } = await import('@/site/data/alerts/alerts')
  const { held } = alertOfListing({ criteria, goal })
  return countMatchingProperties({ criteria: held, locale })
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

it.each(locales)(
  'a place, a circle and a drawn area find the same on buttons, in lists, on maps and for alerts, in %s',
  async (locale) => {
    const random = createRandom(88 + locales.indexOf(locale))
    const met = { places: 0, near: 0, shape: 0 }
    for (let run = 0; run < runs; run += 1) {
      const criteria = randomCriteria(random)
      const asked = { criteria, goal: random.pick(['sale', 'sale', 'rent'] as const), locale }
      const name = `${asked.goal} ${buildQuery(criteria)}`
      const { ids, total } = await listOf(asked)
      expect(new Set(ids).size, name).toBe(total)
      expect(await buttonOf(asked), name).toBe(total)
      const onMap = await mapOf(asked)
      // A property without a known position is in a town, but on no map, in no circle and in no drawn area.
      const isOfPlane = criteria.near !== null || criteria.shape.length > 0
      expect(isOfPlane ? sorted(onMap) : onMap.every((id) => ids.includes(id)), name).toEqual(
        isOfPlane ? sorted(ids) : true,
      )
      const { count, href } = await alertOf(asked)
      expect(count, name).toBe(total)
      expect((await listOf({ ...asked, criteria: criteriaOf(href) })).total, href).toBe(total)
      if (total === 0) continue
      met.places += Number(criteria.places.length > 0)
      met.near += Number(criteria.near !== null)
      met.shape += Number(criteria.shape.length > 0)
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(runs / 10)
  },
)

it.each(locales)('a typed place or circle counts what its list has, in %s', async (locale) => {
  const { findSearchPanel } = await import('@/site/data/search/search-panel')
  const random = createRandom(99 + locales.indexOf(locale))
  const word = { nl: 'rond', fr: 'autour de', en: 'around', de: 'um' }[locale]
  let met = 0
  for (let run = 0; run < runs; run += 1) {
    const name = nodeById(onePlace(random))?.place.names[locale] ?? ''
    const query = random.chance(0.5) ? name : `${random.whole(2, 30)} km ${word} ${name}`
    const { understood, matches } = await findSearchPanel({ query, locale })
    if (!understood) continue
    const totals = await Promise.all(
      (['sale', 'rent'] as const).map((goal) =>
        listOf({ criteria: criteriaOf(understood.href), goal, locale }),
      ),
    )
    const [sale = 0, rent = 0] = totals.map(({ total }) => total)
    expect(
      understood.count,
      `${query}: ${listingHref({ base: understood.href, criteria: noCriteria })}`,
    ).toBe(sale + rent)
    expect([matches?.sale.count, matches?.rent.count], query).toEqual([sale, rent])
    met += 1
  }
  expect(met).toBeGreaterThan(runs / 4)
})
