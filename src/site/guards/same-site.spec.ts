import { describe, expect, it } from 'vitest'
import { isFromElsewhere, refererPath } from './same-site'

const asked = (headers: Record<string, string>) => new Request('http://localhost:3000/', { headers })

describe('isFromElsewhere', () => {
  it.each([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, true],
    [{ origin: 'http://localhost:3000' }, false],
    [{ origin: 'https://www.agency.example', host: 'www.agency.example' }, false],
    [{ origin: 'https://evil.example', host: 'www.agency.example' }, true],
    [{ origin: 'null', host: 'www.agency.example' }, true],
    [{ origin: 'http://localhost:3000.evil.example' }, true],
  ])('%j: %s', (headers, expected) => {
    expect(isFromElsewhere(asked(headers))).toBe(expected)
  })
})

describe('refererPath', () => {
  it.each([
    [{ referer: 'http://localhost:3000/fr/contact/?a=1#x' }, '/fr/contact/?a=1'],
    [{ referer: 'https://www.agency.example/fr/', host: 'www.agency.example' }, '/fr/'],
    [{ referer: 'https://evil.example/fr/' }, null],
    [{ referer: 'http://localhost:3000/' }, null],
    [{ referer: 'none' }, null],
    [{}, null],
  ])('%j: %s', (headers, expected) => {
    expect(refererPath(asked(headers))).toBe(expected)
  })
})
