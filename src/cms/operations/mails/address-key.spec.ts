import { expect, it } from 'vitest'
import { addressKey } from './address-key'

it.each([
  ['Info@Agence.BE', 'Info@agence.be'],
  ['jan@münchen.de', 'jan@xn--mnchen-3ya.de'],
  ['zoé@Exämple.be', 'zoé@exämple.be'],
  ['jan.@example.com', '"jan."@example.com'],
  ['jan@[192.0.2.1]', 'jan@[192.0.2.1]'],
])('%j and %j are one address', (stored, answered) => {
  expect(addressKey(stored)).toBe(addressKey(answered))
})

it.each([
  ['Jan@example.com', 'jan@example.com'],
  ['jan@example.com', 'jan@example.be'],
])('%j and %j are two', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other))
})
