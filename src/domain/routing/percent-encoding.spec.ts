import { expect, it } from 'vitest'
import { decodePercent } from './percent-encoding'

it.each([
  ['/Pr%C3%A9sentation/', '/Présentation/'],
  ['/Présentation/', '/Présentation/'],
  ['%252F', '%2F'],
  ['', ''],
  ['%', null],
  ['%E0%A4%A', null],
  ['%ff', null],
])('decodes %j as %j', (text, expected) => {
  expect(decodePercent(text)).toBe(expected)
})
