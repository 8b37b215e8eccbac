import { describe, expect, it } from 'vitest'
import { isFromElsewhere, lastHop } from './request-sender.mjs'

const siteUrl = 'https://www.agency.example'

describe('isFromElsewhere', () => {
  it.each<[Record<string, string>, boolean]>([
    // Programs send neither header.
    [{}, false],
    [{ host: 'anything' }, false],
    // Sec-Fetch-Site decides.
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': '' }, true],
    [{ 'sec-fetch-site': 'Same-Origin' }, true],
    [{ 'sec-fetch-site': 'same-origin, cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: siteUrl }, true],
    [{ 'sec-fetch-site': 'same-site', origin: siteUrl }, true],
    // Older browsers send only the origin.
    [{ origin: siteUrl }, false],
    [{ origin: 'https://www.agency.example:443' }, false],
    [{ origin: 'http://www.agency.example', host: 'www.agency.example' }, true],
    [{ origin: 'https://www.agency.example:8443', host: 'www.agency.example' }, true],
    [{ origin: 'https://agency.example' }, true],
    [{ origin: 'https://www.agency.example.evil.test' }, true],
    [{ origin: 'https://evil.test', host: 'www.agency.example' }, true],
    [{ origin: 'null', host: 'null' }, true],
    [{ origin: '' }, true],
    [{ origin: 'file:///x', host: '' }, true],
    // Under another name than the public one.
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
    [{ origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }, true],
    [{ origin: 'http://localhost:3000', host: '127.0.0.1:3000' }, true],
  ])('%j: %s', (sent, expected) => {
    expect(isFromElsewhere({ headers: new Headers(sent) }, siteUrl)).toBe(expected)
  })
})

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
