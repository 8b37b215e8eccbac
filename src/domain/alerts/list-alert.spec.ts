import { expect, it } from 'vitest'
import { readFoldId } from './list-alert'

it.each([
  ['alert', 'alert'],
  ['alert-below', 'alert-below'],
  ['x7Gq', null],
  [['alert'], null],
  [undefined, null],
])('the place named by %j is %s', (given, expected) => {
  expect(readFoldId(given)).toBe(expected)
})
