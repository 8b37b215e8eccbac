import { describe, expect, it } from 'vitest'
import { formatArea, parseArea, queryWithArea, queryWithShape } from './area'
import { buildQuery, noCriteria, type ListingCriteria } from '../criteria'

const area = { south: 50.4, west: 4.45, north: 50.78, east: 5.1 }

describe('parseArea', () => {
  it.each([
    ['50.4,4.45,50.78,5.1', area],
    [' 50.4, 4.45 ,50.78,5.1', area],
    ['50.400001,4.4500049,50.78,5.1', area],
    ['-90,-180,90,180', { south: -90, west: -180, north: 90, east: 180 }],
    ['-0,0,1,1', { south: 0, west: 0, north: 1, east: 1 }],
  ])('reads %j', (text, expected) => {
    expect(parseArea(text)).toEqual(expected)
  })

  it.each([
    ['nothing', ''],
    ['three numbers', '50.4,4.45,50.78'],
    ['five numbers', '50.4,4.45,50.78,5.1,6'],
    ['words', 'south,west,north,east'],
    ['an empty number', '50.4,,50.78,5.1'],
    ['a power', '5e1,4.45,50.78,5.1'],
    ['infinity', '50.4,4.45,Infinity,5.1'],
    ['code', "50.4,4.45,50.78,5.1' or 1=1"],
    ['south above north', '50.78,4.45,50.4,5.1'],
    ['west behind east', '50.4,5.1,50.78,4.45'],
    ['no height', '50.4,4.45,50.4,5.1'],
    ['less than a metre', '50.4,4.45,50.400001,5.1'],
    ['a place off the earth', '50.4,4.45,90.1,5.1'],
    ['a place beyond the date line', '50.4,4.45,50.78,180.1'],
  ])('drops %s', (_case, text) => {
    expect(parseArea(text)).toBeNull()
  })
})

describe('formatArea', () => {
  it('writes to a metre what it reads back', () => {
    const text = formatArea({ ...area, south: 50.4000049, west: -0.000001 })
    expect(text).toBe('50.4,0,50.78,5.1')
    expect(formatArea(parseArea(text) ?? area)).toBe(text)
  })
})

const shape = [
  { lat: 50.7, lng: 4.6 },
  { lat: 50.7, lng: 4.7 },
  { lat: 50.8, lng: 4.7 },
]

const queries: [string, ListingCriteria][] = [
  ['nothing', noCriteria],
  ['an earlier area', { ...noCriteria, area: { ...area, south: 50 } }],
  ['an earlier drawn area', { ...noCriteria, shape: [...shape, { lat: 50.8, lng: 4.6 }] }],
  [
    'much, on a later page',
    {
      ...noCriteria,
      area,
      page: 3,
      cities: [{ name: 'Liège', zip: '4000' }],
      text: 'area=1&page=2',
      types: [6],
      notTypes: [3, 1],
      sort: 'newest',
      goal: 'sale',
    },
  ],
]

describe('queryWithArea', () => {
  it.each(queries)(
    'asks of a listing that was asked for %s the same as its criteria would',
    (_case, criteria) => {
      const query = queryWithArea({ query: buildQuery(criteria), area })
      expect(query).toBe(buildQuery({ ...criteria, area, shape: [], page: 1 }))
    },
  )
})

describe('queryWithShape', () => {
  it.each(queries)(
    'asks of a listing that was asked for %s the same as its criteria would',
    (_case, criteria) => {
      const asked = { ...criteria, area: null, page: 1 }
      const query = buildQuery(criteria)
      expect(queryWithShape({ query, shape })).toBe(buildQuery({ ...asked, shape }))
      expect(queryWithShape({ query, shape: [] })).toBe(buildQuery({ ...asked, shape: [] }))
    },
  )
})
