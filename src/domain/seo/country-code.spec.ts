import { describe, expect, it } from 'vitest'
import { countryCode, countryCodeByName } from './country-code'

describe('countryCode', () => {
  it.each([
    [10, 'BE'],
    [50, 'LU'],
    [99, null],
    [0, null],
    [null, null],
    [undefined, null],
  ])('of country %j is %j', (id, expected) => {
    expect(countryCode(id)).toBe(expected)
  })
})

describe('countryCodeByName', () => {
  it.each([
    ['Belgique', 'fr', 'BE'],
    ['België', 'nl', 'BE'],
    ['Belgium', 'en', 'BE'],
    [' belgien ', 'de', 'BE'],
    ['Luxembourg', 'fr', 'LU'],
    ['Luxemburg', 'nl', 'LU'],
    ['Royaume de Belgique', 'fr', 'Royaume de Belgique'],
  ] as const)('of %j in %s is %s', (name, locale, expected) => {
    expect(countryCodeByName({ name, locale })).toBe(expected)
  })
})
