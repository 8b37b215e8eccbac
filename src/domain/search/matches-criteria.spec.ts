import { describe, expect, it } from 'vitest'
import { alertProperty } from '../../../tests/support/alerts/search-alerts'
import { noCriteria, type ListingCriteria } from './criteria'
import { matchesCriteria, meetsCriteria } from './matches-criteria'
import { cityKeysOf } from './towns/searched-city'
import { cityKey } from './towns/named-city'

// A house for sale in Wavre for 300 000 €, with three bedrooms, 150 m², a garden, a garage and label C.
const property = alertProperty()
const asked = (criteria: Partial<ListingCriteria>): ListingCriteria => ({ ...noCriteria, ...criteria })

describe('matchesCriteria', () => {
  it.each<[string, Partial<ListingCriteria>, boolean]>([
    ['nothing', {}, true],
    ['an order and a page', { sort: 'price-asc', page: 3 }, true],
    ['its goal', { goal: 'sale' }, true],
    ['the other goal', { goal: 'rent' }, false],
    ['its type among others', { types: [1, 9] }, true],
    ['other types', { types: [2, 9] }, false],
    ['its city', { cities: [{ name: 'WAVRE', zip: '1300' }] }, true],
    ['its city in another language', { cities: [{ name: 'Waver', zip: '1300' }] }, true],
    ['its city under another zip', { cities: [{ name: 'Wavre', zip: '1301' }] }, false],
    ['another city', { cities: [{ name: 'Limal', zip: '1300' }] }, false],
    ['its price as the lowest', { minPrice: 300_000 }, true],
    ['a higher lowest price', { minPrice: 300_001 }, false],
    ['its price as the highest', { maxPrice: 300_000 }, true],
    ['a lower highest price', { maxPrice: 299_999 }, false],
    ['its bedrooms', { minBedrooms: 3 }, true],
    ['more bedrooms', { minBedrooms: 4 }, false],
    ['its surface', { minSurface: 150 }, true],
    ['a larger surface', { minSurface: 151 }, false],
    ['its label among others', { labels: ['B', 'C'] }, true],
    ['other labels', { labels: ['A'] }, false],
    ['a garden', { garden: true }, true],
    ['a terrace, which it has 0 m² of', { terrace: true }, false],
    ['a garage', { garage: true }, true],
    ['a new build', { newBuild: true }, false],
    [
      'an area with its place on the edge',
      { area: { south: 50.7172, north: 51, west: 4, east: 4.6014 } },
      true,
    ],
    ['an area beside it', { area: { south: 50.72, north: 51, west: 4, east: 5 } }, false],
    ['its words, in whatever order', { text: 'WAVRE maison' }, true],
    ['part of a word', { text: 'mais' }, true],
    ['part of a number, as no reference has a beginning', { text: 'mais 210' }, false],
    ['a word it lacks', { text: 'maison liège' }, false],
  ])('when asked for %s', (_what, criteria, expected) => {
    expect(matchesCriteria({ property, criteria: asked(criteria), locale: 'fr' })).toBe(expected)
  })

  it.each<[string, Parameters<typeof alertProperty>[0], Partial<ListingCriteria>]>([
    ['price', { shownPrice: null }, { minPrice: 1 }],
    ['price', { shownPrice: null }, { maxPrice: 1_000_000_000 }],
    ['bedrooms', { bedrooms: null }, { minBedrooms: 1 }],
    ['surface', { usableSurface: null }, { minSurface: 1 }],
    ['label', { label: null }, { labels: ['A', 'B', 'C'] }],
    ['place', { position: null }, { area: { south: -90, north: 90, west: -180, east: 180 } }],
    ['city', { city: null }, { cities: [{ name: 'Wavre', zip: '1300' }] }],
    ['garden', { gardenSurface: null }, { garden: true }],
    ['garage', { garages: null, parkings: null }, { garage: true }],
    ['age', { newBuild: null }, { newBuild: true }],
    ['lift', { lift: null }, { lift: true }],
    ['lift', { lift: null }, { noLift: true }],
    ['furniture', { furnished: null }, { unfurnished: true }],
    ['floor', { groundFloor: null }, { notGroundFloor: true }],
    ['goal', { goal: null }, { goal: 'sale' }],
  ])('does not know a %s that is not known', (_what, given, criteria) => {
    expect(meetsCriteria({ property: alertProperty(given), criteria: asked({}) })).toBe(true)
    expect(meetsCriteria({ property: alertProperty(given), criteria: asked(criteria) })).toBe(false)
  })

  it.each<[Partial<ListingCriteria>, boolean]>([
    [{ furnished: true }, true],
    [{ unfurnished: true }, false],
    [{ lift: true }, false],
    [{ noLift: true }, true],
    [{ groundFloor: true }, true],
    [{ notGroundFloor: true }, false],
  ])('takes what an editor says of a home at its word: %j', (criteria, expected) => {
    const home = alertProperty({ furnished: true, lift: false, groundFloor: true })
    expect(meetsCriteria({ property: home, criteria: asked(criteria) })).toBe(expected)
  })

  it('takes a parking place for a garage, as the listings do', () => {
    const parked = alertProperty({ garages: 0, parkings: 2 })
    expect(meetsCriteria({ property: parked, criteria: asked({ garage: true }) })).toBe(true)
  })

  it('has the properties of its language only', () => {
    const french = alertProperty({ texts: { fr: 'maison' } })
    expect(matchesCriteria({ property: french, criteria: noCriteria, locale: 'fr' })).toBe(true)
    expect(matchesCriteria({ property: french, criteria: noCriteria, locale: 'nl' })).toBe(false)
    expect(meetsCriteria({ property: french, criteria: noCriteria })).toBe(true)
  })
})

describe('the keys of cities', () => {
  it('are those of its spellings, each once', () => {
    expect(cityKey({ name: ' LIÈGE', zip: '4000' })).toBe('liege|4000')
    expect(cityKeysOf({ searchNames: ['liege', 'luik', 'liege'], zip: '4000' })).toEqual([
      'liege|4000',
      'luik|4000',
    ])
    expect(cityKeysOf(null)).toEqual([])
  })

  it('find a city without a zip by its name alone', () => {
    const vianden = alertProperty({ city: { searchNames: ['vianden'], zip: '', places: [] } })
    const isIn = (zip: string) =>
      meetsCriteria({ property: vianden, criteria: { cities: [{ name: 'Vianden', zip }] } })
    expect(isIn('')).toBe(true)
    expect(isIn('L-9401')).toBe(false)
  })
})

describe('a least number', () => {
  it.each([
    [null, null, true],
    [2, null, true],
    [2, 2, true],
    [1.5, 2, false],
    [null, 1, false],
  ])('%j is at least %j: %s', (bedrooms, minBedrooms, expected) => {
    expect(meetsCriteria({ property: alertProperty({ bedrooms }), criteria: { minBedrooms } })).toBe(expected)
  })
})
