import { describe, expect, it } from 'vitest'
import { parseCityValue } from './wanted-city'

describe('parseCityValue', () => {
  it.each([
    ['Wavre|1300', 'Wavre|1300'],
    [' Wavre | 1300 ', 'Wavre|1300'],
    ['Braine-l’Alleud|1420', 'Braine-l’Alleud|1420'],
    ['Luxembourg|L-1611', 'Luxembourg|L-1611'],
    ['Wavre|', 'Wavre|'],
    ['Wavre', null],
    ['|1300', null],
    ['a|b|1300', null],
    ['Wavre|1300;', null],
    ['Wavre\u0000|1300', null],
    [`${'a'.repeat(81)}|1300`, null],
    ['', null],
  ])('of %j is %j', (text, city) => {
    expect(parseCityValue(text)).toBe(city)
  })
})
