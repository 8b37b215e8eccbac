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

describe('whom an address belongs to', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
    ['x'.repeat(400), 'x'.repeat(45)],
  ])('of %j is %j', (address, expected) => {
    expect(lastHop(address)).toBe(expected)
  })
})
