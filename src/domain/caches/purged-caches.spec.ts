import { describe, expect, it } from 'vitest'
import { readCaches, tagsOfPage, tagsOfPurge } from './purged-caches.mjs'

describe('the addresses of caches', () => {
  it.each([
    ['', []],
    ['http://127.0.0.1:6081/', ['http://127.0.0.1:6081/']],
    [' http://a:6081 , https://b/x/\nhttp://a:6081', ['http://a:6081', 'https://b/x/']],
    ['cache:6081', null],
    ['ftp://cache/', null],
    ['http://user:word@cache/', null],
    ['http://cache/?a=1', null],
    ['http://cache/#a', null],
    ['http://a/ b', null],
    ['http://', null],
  ])('%j is %j', (text, caches) => {
    expect(readCaches(text)).toEqual(caches)
  })
})

const many = (count: number, name = 'properties') =>
  Array.from({ length: count }, (_, at) => `${name}:${100_000 + at}`)

describe('the tags of a page', () => {
  it.each([
    [[], false, 'site'],
    [['pages', 'properties:7'], false, 'site pages properties:7'],
    [['pages'], true, 'site property-search pages'],
    [
      [...many(500), 'pages', ...many(1, 'property-references')],
      true,
      'site property-search properties pages',
    ],
    [many(500, 'x'), false, null],
  ])('are coarser where there are too many', (tags, isSearched, expected) => {
    expect(tagsOfPage({ tags: new Set(tags), isSearched })).toBe(expected)
  })

  it('fit into a header, whatever their number', () => {
    for (let count = 0; count < 600; count += 7)
      expect(tagsOfPage({ tags: new Set(many(count)), isSearched: true })?.length).toBeLessThanOrEqual(4000)
  })
})

describe('the tags of a purge', () => {
  it.each([
    [[['a', 'b'], ['b'], ['c']], 'a b c'],
    [[['a'], ['site'], ['b']], 'site'],
    [[many(500)], 'site'],
  ])('are said once, and everything where there are too many', (changes, expected) => {
    expect(tagsOfPurge(changes)).toBe(expected)
  })
})
