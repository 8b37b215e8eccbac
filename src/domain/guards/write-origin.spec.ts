import { describe, expect, it } from 'vitest'
import { isFromElsewhere } from './write-origin.mjs'

const siteUrl = 'https://www.agency.example'

describe('isFromElsewhere', () => {
  it.each([
    // Programs send neither header.
    [{}, false],
    [{ host: 'anything' }, false],
    // Sec-Fetch-Site decides.
    [{ site: 'same-origin' }, false],
    [{ site: 'none' }, false],
    [{ site: 'same-site' }, true],
    [{ site: 'cross-site' }, true],
    [{ site: '' }, true],
    [{ site: 'Same-Origin' }, true],
    [{ site: 'same-origin, cross-site' }, true],
    [{ site: 'cross-site', origin: siteUrl }, true],
    [{ site: 'same-site', origin: siteUrl }, true],
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
  ])('%j: %s', (asked, expected) => {
    expect(isFromElsewhere({ ...asked, siteUrl })).toBe(expected)
  })
})
