import { describe, expect, it } from 'vitest'
import { energyLabels } from '@/domain/energy/energy-label'
import {
  buildQuery,
  listCriteriaKeys,
  noCriteria,
  parseCriteria,
  textTokens,
  type ListingCriteria,
  type ListingQuery,
} from './criteria'
import { listingSorts } from './criterion-kinds'
import { criteriaLimits } from './criterion-values'

const read = (query: ListingQuery): Partial<ListingCriteria> => {
  const criteria = Object.entries(parseCriteria(query))
  const empty = new Map<string, unknown>(Object.entries(noCriteria))
  return Object.fromEntries(
    criteria.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(empty.get(key))),
  )
}

/** As Next parses a query. */
function toRecord(query: string): ListingQuery {
  const record: Record<string, string | string[]> = {}
  const parameters = new URLSearchParams(query)
  for (const key of parameters.keys()) {
    const values = parameters.getAll(key)
    record[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return record
}

describe('parseCriteria', () => {
  it('has no criteria for an empty address', () => {
    expect(parseCriteria({})).toEqual(noCriteria)
  })

  it.each<[string, ListingQuery, Partial<ListingCriteria>]>([
    ['a goal', { goal: 'rent' }, { goal: 'rent' }],
    [
      'a line that came back unchanged: its filters say it',
      { q: 'villa 3 ch', line: 'villa 3 ch ', minBedrooms: '4' },
      { minBedrooms: 4 },
    ],
    [
      'a line in place of another one',
      { q: 'villa Namur', line: 'villa 3 ch', minBedrooms: '3' },
      { text: 'villa Namur', minBedrooms: 3 },
    ],
    [
      'a line in place of another one, without what was read in it',
      { q: 'villa', line: 'villa 3 ch Wavre', minBedrooms: '3', type: '1', read: 'minBedrooms=3&type=1' },
      { text: 'villa' },
    ],
    [
      'a line in place of another one, with filters that were changed beside it',
      {
        q: 'villa',
        line: 'villa 3 ch',
        minBedrooms: '4',
        garden: '1',
        type: '1',
        read: 'minBedrooms=3&type=1',
      },
      { text: 'villa', minBedrooms: 4, garden: true },
    ],
    [
      'no line in place of another one: nothing of it is left',
      {
        q: '',
        line: 'villa 3 ch',
        near: ['be-municipality-wavre', '15'],
        read: 'near=be-municipality-wavre,15',
      },
      {},
    ],
    [
      'an unchanged line with what was read in it: its filters',
      { q: 'villa 3 ch', line: 'villa 3 ch', minBedrooms: '3', read: 'minBedrooms=3' },
      { minBedrooms: 3 },
    ],
    ['nothing where what was read is broken', { minBedrooms: '3', read: '%E0%A4&&=' }, { minBedrooms: 3 }],
    ['a line that says nothing', { q: 'villa', line: '' }, { text: 'villa' }],
    ['no unknown goal', { goal: 'swap' }, {}],
    ['a type', { type: '6' }, { types: [6] }],
    ['types as often as they stand', { type: ['9', '6', '6'] }, { types: [6, 9] }],
    ['types with commas between', { type: '9,6, 7' }, { types: [6, 7, 9] }],
    ['the types that are numbers', { type: '6,house,-1,0,7.5,1e3,1000000' }, { types: [6] }],
    ['a city', { city: 'Wavre|1300' }, { cities: [{ name: 'Wavre', zip: '1300' }] }],
    [
      'cities by name, each once',
      { city: ['Wavre|1300', 'Liège|4000', 'WAVRE|1300'] },
      {
        cities: [
          { name: 'Liège', zip: '4000' },
          { name: 'Wavre', zip: '1300' },
        ],
      },
    ],
    ['a city without a zip', { city: 'Vianden|' }, { cities: [{ name: 'Vianden', zip: '' }] }],
    ['no city without a bar', { city: 'Wavre' }, {}],
    ['no city without a name', { city: '|1300' }, {}],
    ['no city of spaces', { city: ' | ' }, {}],
    ['no city with two bars', { city: 'a|b|1300' }, {}],
    ['no city with a NUL', { city: '\u0000' }, {}],
    ['no name with a NUL', { city: 'Wavre\u0000|1300' }, {}],
    ['no name with half a character', { city: '\ud83c|1300' }, {}],
    ['no zip that is code', { city: "Wavre|1300' or 1=1" }, {}],
    ['no endless name', { city: `${'x'.repeat(81)}|1300` }, {}],
    [
      'a name of the longest kind',
      { city: `${'x'.repeat(80)}|1` },
      { cities: [{ name: 'x'.repeat(80), zip: '1' }] },
    ],
    [
      'an area',
      { area: '50.4,4.45,50.78,5.1' },
      { area: { south: 50.4, west: 4.45, north: 50.78, east: 5.1 } },
    ],
    ['no area that is none', { area: '50.78,4.45,50.4,5.1' }, {}],
    ['a price range', { minPrice: '200000', maxPrice: '350000' }, { minPrice: 200_000, maxPrice: 350_000 }],
    ['a price range that is mixed up', { minPrice: '9', maxPrice: '5' }, { minPrice: 5, maxPrice: 9 }],
    ['a price in groups', { maxPrice: '1.250.000' }, { maxPrice: 1_250_000 }],
    ['a price in groups of spaces', { maxPrice: '250\u202f000' }, { maxPrice: 250_000 }],
    ['no price below one', { minPrice: '0', maxPrice: '-5' }, {}],
    ['no price with cents', { maxPrice: '250.50' }, {}],
    ['no price in words', { maxPrice: '1e6' }, {}],
    ['the highest price', { maxPrice: '1000000000' }, { maxPrice: 1_000_000_000 }],
    ['no higher price', { maxPrice: '1000000001' }, {}],
    ['no endless price', { maxPrice: '9'.repeat(400) }, {}],
    ['bedrooms', { minBedrooms: '3' }, { minBedrooms: 3 }],
    ['no hundred bedrooms', { minBedrooms: '100' }, {}],
    ['a surface', { minSurface: ' 120 ' }, { minSurface: 120 }],
    ['labels, the best first', { label: ['c', 'A++,b'] }, { labels: ['A++', 'B', 'C'] }],
    ['no unknown label', { label: 'Z,en cours' }, {}],
    [
      'what is ticked',
      { garden: '1', terrace: 'on', garage: 'true', newBuild: 'yes' },
      { garden: true, terrace: true, garage: true, newBuild: true },
    ],
    ['what is not ticked', { garden: '0', terrace: '', garage: 'no' }, {}],
    ['a text on one line', { q: ' maison\n\u0000avec  jardin ' }, { text: 'maison avec jardin' }],
    ['the beginning of a long text', { q: 'a'.repeat(501) }, { text: 'a'.repeat(500) }],
    ['no half character at its end', { q: `${'a'.repeat(499)}🏠` }, { text: 'a'.repeat(499) }],
    ['an order', { sort: 'price-asc' }, { sort: 'price-asc' }],
    ['no other order', { sort: 'price; drop table' }, {}],
    ['a page', { page: '7' }, { page: 7 }],
    ['no endless page', { page: '2000000000' }, {}],
    [
      'the first of what should stand once',
      { minPrice: ['5', '9'], goal: ['sale', 'rent'] },
      { minPrice: 5, goal: 'sale' },
    ],
    ['nothing of keys it does not know', { owner: '1', toString: '2', __proto__: '3' }, {}],
  ])('reads %s', (_case, query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it('reads at most twenty cities and ten types', () => {
    const many = Array.from({ length: 300 }, (_, index) => index + 1)
    const criteria = parseCriteria({
      type: many.map(String),
      city: many.map((number) => `Ville ${number}|${number}`),
    })
    expect(criteria.types).toHaveLength(criteriaLimits.types)
    expect(criteria.cities).toHaveLength(criteriaLimits.cities)
  })
})

describe('buildQuery', () => {
  it('is empty without criteria', () => {
    expect(buildQuery(noCriteria)).toBe('')
  })

  it('has its keys in order, whatever order they were read in', () => {
    const one = parseCriteria(toRecord('type=7&q=jardin&city=Wavre|1300&type=6&page=2&garden=on'))
    const other = parseCriteria(toRecord('garden=1&page=2&city=WAVRE|1300&city=Wavre|1300&type=6,7&q=jardin'))
    expect(buildQuery(one)).toBe('city=Wavre%7C1300&garden=1&page=2&q=jardin&type=6&type=7')
    expect(buildQuery({ ...other, cities: one.cities })).toBe(buildQuery(one))
  })

  it('names its keys in the order of the alphabet', () => {
    expect([...listCriteriaKeys].toSorted()).toEqual(listCriteriaKeys)
  })

  it('leaves out the first page', () => {
    expect(buildQuery({ ...noCriteria, page: 1, goal: 'sale' })).toBe('goal=sale')
  })
})

/** A pseudo-random sequence, the same in each run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}

describe('a query that is built and read again', () => {
  const dice = createDice(7)
  const words = [
    'Liège',
    'Braine-l’Alleud',
    'Saint-Josse',
    'München',
    '🏠 maison',
    'a & b = c',
    '100 %',
    '+?#/',
    "' or 1=1 --",
    '<script>',
  ]
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[dice(items.length)]
  const some = <Item>(make: () => Item, most: number): Item[] => Array.from({ length: dice(most + 1) }, make)
  const maybe = (text: () => string): string[] => (dice(2) === 0 ? [] : [text()])

  const randomQuery = (): ListingQuery => ({
    goal: maybe(() => pick(['sale', 'rent', 'both']) ?? ''),
    type: some(() => String(dice(30)), 14),
    city: some(() => `${pick(words)}|${pick(['1300', 'L-1234', '', '4000'])}`, 25),
    area: maybe(() => [dice(90), dice(90), dice(90) + 0.123456, -dice(9) / 7, 90].slice(dice(2)).join(',')),
    minPrice: maybe(() => String(dice(2_000_000) - 1000)),
    maxPrice: maybe(() => String(dice(2_000_000))),
    minBedrooms: maybe(() => String(dice(120))),
    minSurface: maybe(() => String(dice(900))),
    label: some(() => pick(energyLabels) ?? '', 6),
    garden: maybe(() => pick(['1', '0']) ?? ''),
    terrace: maybe(() => '1'),
    garage: maybe(() => 'on'),
    newBuild: maybe(() => 'true'),
    q: maybe(() => some(() => pick(words), 12).join(' ')),
    sort: maybe(() => pick(listingSorts) ?? ''),
    page: maybe(() => String(dice(300))),
  })

  it('gives the same criteria, and the same query', () => {
    for (let run = 0; run < 2000; run += 1) {
      const criteria = parseCriteria(randomQuery())
      const query = buildQuery(criteria)
      expect(parseCriteria(toRecord(query))).toEqual(criteria)
      expect(buildQuery(parseCriteria(toRecord(query)))).toBe(query)
    }
  })
})

describe('textTokens', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['Maison à Liège', ['maison', 'a', 'liege']],
    ['maison MAISON', ['maison']],
    ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ])('of %j are %j', (text, expected) => {
    expect(textTokens(text)).toEqual(expected)
  })
})
