import { describe, expect, it } from 'vitest'
import { changesSimilar, type WatchedSimilar } from '@/cms/queries/properties/watch-similar'
import { changesSelection, type WatchedSelection } from '@/cms/queries/search/watch-selection'
import { areComparable, findMostSimilar, type ComparedProperty } from '@/domain/properties/similar-properties'
import type { SearchRow } from '@/process/freshness.mjs'
import { createRandom } from '../../support/random'

const row = {
  property_id: 7,
  public_id: 107,
  goal: 'sale',
  status: 'available',
  city_id: 3,
  type_id: 1,
  type_ids: [1, 2],
  shown_price: 300_000,
  annuity_price: null,
  usable_surface: 120,
  ground_surface: null,
  energy_label: 'C',
  new_build: false,
  life_annuity: false,
  shown_lat: 50.7,
  shown_lng: 4.6,
  published_at: '2026-11-01',
  text_fr: 'digest',
  text_nl: null,
}

const everything: WatchedSelection = {
  locale: 'fr',
  goal: 'sale',
  statuses: ['available'],
  typeIds: [],
  cityIds: [],
  checks: [],
  price: 'shown_price',
  columns: ['published_at', 'public_id'],
}

const byPrice: WatchedSelection = { ...everything, columns: ['shown_price', 'public_id'] }
const cheap: WatchedSelection = {
  ...everything,
  checks: [{ kind: 'compare', column: 'shown_price', operator: '<=', number: 300_000 }],
}
const dutch: WatchedSelection = { ...everything, locale: 'nl' }
const elsewhere: WatchedSelection = { ...everything, cityIds: [4] }
const words: WatchedSelection = {
  ...everything,
  criteria: {
    typeIds: [],
    notTypeIds: [],
    cityIds: [],
    resolvedText: { named: null, types: null, cities: null, words: ['jardin'] },
  },
}
const offices: WatchedSelection = {
  ...everything,
  checks: [{ kind: 'types', someOf: [[9]], noneOf: [], isNegated: false, known: [1, 2, 9] }],
}

describe('a change of a property', () => {
  it.each<[string, SearchRow | null, SearchRow | null, WatchedSelection, boolean]>([
    ['a price leaves a list by date', row, { ...row, shown_price: 1 }, everything, false],
    ['a price orders a list by price', row, { ...row, shown_price: 1 }, byPrice, true],
    ['a price that stays below leaves a list up to a price', row, { ...row, shown_price: 1 }, cheap, false],
    ['a price that rises above leaves the list', row, { ...row, shown_price: 300_001 }, cheap, true],
    ['a hidden price leaves the list', row, { ...row, shown_price: null }, cheap, true],
    ['a sale changes a list', row, { ...row, status: 'sold' }, everything, true],
    ['a sale leaves a list of another town', row, { ...row, status: 'sold' }, elsewhere, false],
    ['a move into a town changes its list', row, { ...row, city_id: 4 }, elsewhere, true],
    ['a sale leaves a list of another language', row, { ...row, status: 'sold' }, dutch, false],
    ['a translation joins the list of its language', row, { ...row, text_nl: 'x' }, dutch, true],
    ['a new one joins', null, row, everything, true],
    ['a deleted one goes', row, null, everything, true],
    ['a new one to let does not join the sales', null, { ...row, goal: 'rent' }, everything, false],
    ['another text leaves a list', row, { ...row, text_fr: 'other' }, everything, false],
    ['another text may change a list of words', row, { ...row, text_fr: 'other' }, words, true],
    ['a price leaves a list of words', row, { ...row, shown_price: 1 }, words, false],
    ['another type joins a list of types', row, { ...row, type_ids: [1, 9] }, offices, true],
    ['a sale leaves a list of other types', row, { ...row, status: 'sold' }, offices, false],
    [
      'what is sold stays sold',
      { ...row, status: 'sold' },
      { ...row, status: 'sold', city_id: 9 },
      everything,
      false,
    ],
  ])('%s', (_name, before, after, selection, expected) => {
    expect(changesSelection({ before, after }, selection)).toBe(expected)
  })
})

describe('the most similar properties', () => {
  const random = createRandom(7)
  const webIds = new Map([
    [1, 1],
    [2, 2],
    [4, 4],
  ])
  const limit = 40

  const randomRow = (id: number): SearchRow => ({
    ...row,
    property_id: id,
    public_id: id,
    type_id: random.pick([1, 1, 2, 4]),
    city_id: random.whole(1, 5),
    status: random.chance(0.9) ? 'available' : 'sold',
    shown_price: random.chance(0.1) ? null : random.whole(10, 80) * 10_000,
    usable_surface: random.whole(40, 240),
    ground_surface: random.whole(100, 900),
    shown_lat: random.chance(0.05) ? null : 50.4 + random.whole(0, 4000) / 10_000,
    shown_lng: 4.3 + random.whole(0, 6000) / 10_000,
  })

  const toCompared = (one: SearchRow): ComparedProperty => {
    const number = (value: unknown) => (typeof value === 'number' ? value : null)
    const [lat, lng] = [number(one.shown_lat), number(one.shown_lng)]
    const typeWebId = number(one.type_id)
    return {
      id: number(one.property_id) ?? 0,
      typeWebId,
      cityId: number(one.city_id),
      position: lat === null || lng === null ? null : { lat, lng },
      price: number(one.shown_price),
      surface: number(typeWebId === 4 ? one.ground_surface : one.usable_surface),
    }
  }

  const around = { north: 0.18, east: 0.283 }

  /** As the query finds and cuts them. */
  function candidatesOf(property: ComparedProperty, rows: readonly SearchRow[]): ComparedProperty[] {
    const isLand = property.typeWebId === 4
    const apart = ({ position }: ComparedProperty) =>
      position && property.position
        ? Math.hypot(
            position.lat - property.position.lat,
            ((position.lng - property.position.lng) * around.north) / around.east,
          )
        : Infinity
    return rows
      .filter(({ status }) => status === 'available')
      .map(toCompared)
      .filter(({ id, typeWebId }) => id !== property.id && (typeWebId === 4) === isLand)
      .filter((one) => areComparable(property, one))
      .filter(({ position, cityId }) => {
        const isAround =
          position !== null &&
          property.position !== null &&
          Math.abs(position.lat - property.position.lat) <= around.north &&
          Math.abs(position.lng - property.position.lng) <= around.east
        return isAround || cityId === property.cityId
      })
      .sort((one, two) => apart(one) - apart(two) || two.id - one.id)
      .slice(0, limit)
  }

  const changes: ((one: SearchRow) => SearchRow | null)[] = [
    (one) => ({ ...one, shown_price: random.whole(10, 80) * 10_000 }),
    (one) => ({ ...one, status: one.status === 'sold' ? 'available' : 'sold' }),
    (one) => ({ ...one, shown_lat: 50.4 + random.whole(0, 4000) / 10_000 }),
    (one) => ({ ...one, usable_surface: random.whole(40, 240) }),
    (one) => ({ ...one, type_id: random.pick([1, 2, 4]) }),
    () => null,
  ]

  it('become stale whenever a change gives others, and hardly ever otherwise', () => {
    const rows = Array.from({ length: 400 }, (_, place) => randomRow(place + 1))
    const count = { touched: 0, changed: 0, prices: 0, touchedByPrice: 0 }
    for (let round = 0; round < 40; round += 1) {
      const before = random.pick([rows[0] ?? row, ...rows])
      const kind = random.whole(0, changes.length - 1)
      const after = changes[kind]?.(before) ?? null
      const others = rows.filter((one) => one !== before)
      const then = after === null ? others : [...others, after]
      for (const own of others.slice(0, 60)) {
        const property = toCompared(own)
        const candidates = candidatesOf(property, rows)
        const shown = findMostSimilar(property, candidates)
        const watched: WatchedSimilar = {
          ...{ property, candidates, shown, around, webIds },
          ...{ goal: 'sale', isLifeAnnuity: false, locale: 'fr', isCut: candidates.length === limit },
        }
        const isTouched = changesSimilar({ before, after }, watched)
        const now = findMostSimilar(property, candidatesOf(property, then))
        const isChanged = JSON.stringify(shown) !== JSON.stringify(now)
        // What is shown of a property that stays is told of by its own tag.
        const isOtherIds = String(shown.map(({ id }) => id)) !== String(now.map(({ id }) => id))
        if (isOtherIds) expect(isTouched, `round ${round}`).toBe(true)
        count.touched += Number(isTouched)
        count.changed += Number(isChanged)
        count.prices += Number(kind === 0)
        count.touchedByPrice += Number(kind === 0 && isTouched)
      }
    }
    expect(count.changed).toBeGreaterThan(20)
    expect(count.touchedByPrice / count.prices).toBeLessThan(0.05)
  })
})
