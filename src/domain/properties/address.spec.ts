import { describe, expect, it } from 'vitest'
import { formatAddress } from './address'

const property = {
  publishAddress: true,
  street: 'Rue du Pont',
  houseNumber: '12',
  boxNumber: '3',
  zip: '1300',
  city: 'Wavre',
  countryId: 10,
  countryName: 'Belgique',
  locale: 'fr',
} as const

describe('formatAddress', () => {
  it.each([
    ['shows a published street with house and box', {}, 'Rue du Pont 12 bte 3'],
    ['needs no box', { boxNumber: ' ' }, 'Rue du Pont 12'],
    ['needs no house number', { houseNumber: null, boxNumber: undefined }, 'Rue du Pont'],
    ['shows no house number without a street', { street: '' }, null],
    ['hides the street when it is not published', { publishAddress: false }, null],
    ['hides the street when nothing is said', { publishAddress: null }, null],
  ])('%s', (_case, fields, street) => {
    expect(formatAddress({ ...property, ...fields })).toEqual({ street, place: '1300 Wavre' })
  })

  it.each([
    ['is zip and city in Belgium', {}, '1300 Wavre'],
    [
      'names a country other than Belgium',
      { zip: '1611', city: 'Luxembourg', countryId: 50, countryName: 'Luxembourg' },
      '1611 Luxembourg, Luxembourg',
    ],
    ['names no country that has no name', { countryId: 99, countryName: ' ' }, '1300 Wavre'],
    ['knows the country by its number', { countryId: 50, countryName: ' ' }, '1300 Wavre, Luxembourg'],
    ['names no country that is not known', { countryId: null }, '1300 Wavre'],
    ['is the city alone without zip', { zip: null }, 'Wavre'],
    ['is the zip alone without city', { city: '' }, '1300'],
    [
      'is the country alone without both',
      { zip: '', city: '', countryId: 20, countryName: 'France' },
      'France',
    ],
  ])('the place %s', (_case, fields, place) => {
    expect(formatAddress({ ...property, ...fields }).place).toBe(place)
  })
})
