import { expect, it } from 'vitest'
import { fillText } from './fill-text'

it.each([
  ['{count} homes', { count: 3 }, '3 homes'],
  ['{count} of {count}', { count: 0 }, '0 of 0'],
  ['{title} ({id})', { title: '{id} $& $1', id: 7 }, '{id} $& $1 (7)'],
  ['{unknown}', { count: 1 }, '{unknown}'],
  ['no place', { count: 1 }, 'no place'],
])('%s with %j says %s', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled)
})
