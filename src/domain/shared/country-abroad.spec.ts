import { expect, it } from 'vitest'
import { countryAbroad } from './country-abroad'

it.each([
  [10, 'Belgique', 'fr', null],
  [null, 'Luxembourg', 'fr', null],
  [undefined, null, 'fr', null],
  [50, 'Grand-Duché', 'fr', 'Grand-Duché'],
  [50, null, 'fr', 'Luxembourg'],
  [50, ' ', 'nl', 'Luxemburg'],
  [50, undefined, 'de', 'Luxemburg'],
  [50, null, 'en', 'Luxembourg'],
  [33, 'Frankrijk', 'nl', 'Frankrijk'],
  [33, null, 'nl', null],
] as const)('country %j named %j shows in %s as %j', (countryId, countryName, locale, expected) => {
  expect(countryAbroad({ countryId, countryName, locale })).toBe(expected)
})
