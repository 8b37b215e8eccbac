import { expect, it } from 'vitest'
import { isDwelling } from './dwelling'

it.each([1, 2, 3])('a type with the web id %s is a dwelling', (webId) => {
  expect(isDwelling(webId)).toBe(true)
})

it.each([0, 4, 5, 6, 7, 8, 9, null, undefined])('a type with the web id %s is none', (webId) => {
  expect(isDwelling(webId)).toBe(false)
})
