import { describe, expect, it } from 'vitest'
import { cityKey } from './counts'

describe('cityKey', () => {
  it.each([
    ['Liège', '4000', 'liege|4000'],
    ['  LIEGE ', ' 4000 ', 'liege|4000'],
    ['Wavre', '1300', 'wavre|1300'],
    ['Wavre', '1301', 'wavre|1301'],
  ])('of %j and %j is %j', (city, zip, expected) => {
    expect(cityKey({ city, zip })).toBe(expected)
  })
})
