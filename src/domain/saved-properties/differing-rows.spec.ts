import { expect, it } from 'vitest'
import { differs } from './differing-rows'

it.each([
  [[], false],
  [['3'], false],
  [['3', '3'], false],
  [['3', '4'], true],
  [['3', null], true],
])('%j differs: %s', (values, expected) => {
  expect(differs(values)).toBe(expected)
})
