import { describe, expect, it } from 'vitest'
import { regionOf } from './region'

describe('regionOf', () => {
  it.each([
    ['0999', null],
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
    ['10000', null],
    [' 1300 ', 'wallonia'],
    ['B-1300', null],
    ['13e2', null],
    ['', null],
    [null, null],
  ])('of the Belgian postcode %j is %s', (zip, expected) => {
    expect(regionOf({ countryId: 10, zip })).toBe(expected)
  })

  it.each([
    [50, '1611', 'luxembourg'],
    [50, 'L-1611', 'luxembourg'],
    [50, null, 'luxembourg'],
    [20, '1300', null],
    [null, '1300', null],
  ])('of country %j and postcode %j is %s', (countryId, zip, expected) => {
    expect(regionOf({ countryId, zip })).toBe(expected)
  })
})
