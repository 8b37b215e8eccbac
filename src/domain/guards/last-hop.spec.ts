import { describe, expect, it } from 'vitest'
import { lastHop } from './last-hop.mjs'

describe('lastHop', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['10.0.0.1, 192.0.2.7', '192.0.2.7'],
    ['10.0.0.1,2001:db8::1', '2001:db8:0:0::/64'],
    ['', ''],
    [null, ''],
  ])('of %j is %j', (forwarded, expected) => {
    expect(lastHop(forwarded)).toBe(expected)
  })
})
