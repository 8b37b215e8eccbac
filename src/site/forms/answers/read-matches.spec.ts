import { describe, expect, it } from 'vitest'
import { readMatches } from './read-matches'

describe('readMatches', () => {
  it.each([
    [
      { count: 3, href: '/fr/a-vendre/?type=1', isExact: true },
      { count: 3, href: '/fr/a-vendre/?type=1', isExact: true },
    ],
    [
      { count: 0, href: null, isExact: false },
      { count: 0, href: null, isExact: false },
    ],
    [
      { count: 1, href: '/fr/' },
      { count: 1, href: '/fr/', isExact: false },
    ],
    [
      { count: 2, href: 'https://evil.example/', isExact: true },
      { count: 2, href: null, isExact: true },
    ],
    [
      { count: 2, href: '//evil.example/', isExact: true },
      { count: 2, href: null, isExact: true },
    ],
  ])('reads %j', (body, expected) => {
    expect(readMatches(body)).toEqual(expected)
  })

  it.each([
    null,
    'no',
    [],
    {},
    { count: '3' },
    { count: -1 },
    { count: 1.5 },
    { error: 'too many requests' },
  ])('gives nothing for %j', (body) => {
    expect(readMatches(body)).toBeNull()
  })
})
