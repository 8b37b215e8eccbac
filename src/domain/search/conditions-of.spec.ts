import { describe, expect, it } from 'vitest'
import { conditionsOf } from './conditions-of'
import { noCriteria } from './criteria'
import type { Criteria } from './criteria-table'

const wavre = { name: 'Wavre', zip: '1300' }
const near = { place: 'be-municipality-wavre', km: 10 }
const shape = [
  { lat: 50, lng: 4 },
  { lat: 50, lng: 5 },
  { lat: 51, lng: 5 },
]

describe('conditionsOf', () => {
  it.each<[string, Partial<Criteria>, unknown[]]>([
    ['nothing', {}, []],
    ['a listing that nothing is asked of', noCriteria, []],
    ['order, page and words', { sort: 'newest', page: 4, text: 'moulin' }, []],
    ['a least number', { minBathrooms: 2 }, [{ by: 'at-least', fact: 'bathrooms', number: 2 }]],
    ['the highest price', { maxPrice: 9 }, [{ by: 'at-most', fact: 'shownPrice', number: 9 }]],
    ['a box', { garage: true, garden: false }, [{ by: 'some', facts: ['garages', 'parkings'] }]],
    ['a city', { cities: [wavre] }, [{ by: 'places', cities: [wavre], zips: [], places: [] }]],
    ['a circle', { near }, [{ by: 'near', near }]],
    ['a drawn area', { shape }, [{ by: 'shape', shape }]],
    [
      'cities, zips and places, which are one condition',
      { cities: [wavre], zips: ['4000'], places: ['be-province-namur'] },
      [{ by: 'places', cities: [wavre], zips: ['4000'], places: ['be-province-namur'] }],
    ],
  ])('of %s', (_what, criteria, expected) => {
    expect(conditionsOf(criteria)).toEqual(expected)
  })
})
