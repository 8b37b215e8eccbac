import { describe, expect, it } from 'vitest'
import { noCriteria } from '@/domain/search/criteria'
import { buildCountSource, buildListSource, parseListSource } from './list-source'

const nothing = { listId: null, maximum: null, criteria: noCriteria }

describe('buildListSource', () => {
  it('names the language alone where nothing is asked', () => {
    expect(buildListSource({ ...nothing, locale: 'nl' })).toBe('/api/map?lang=nl')
  })

  it('names the list, its limit and what is asked, whatever page is shown', () => {
    const criteria = { ...noCriteria, types: [6], minPrice: 200_000, page: 4 }
    expect(buildListSource({ locale: 'fr', listId: 12, maximum: 30, criteria })).toBe(
      '/api/map?lang=fr&list=12&maximum=30&minPrice=200000&type=6',
    )
  })
})

describe('buildCountSource', () => {
  it.each([
    ['a document', { listId: 12, maximum: null, goal: null }, '/api/list-count?lang=de&list=12'],
    ['a goal', { listId: null, maximum: null, goal: 'rent' as const }, '/api/list-count?lang=de&goal=rent'],
    ['everything', { listId: null, maximum: null, goal: null }, '/api/list-count?lang=de'],
  ])('names a list of %s, to which the criteria of a form are appended', (_, list, address) => {
    expect(buildCountSource({ ...list, locale: 'de' })).toBe(address)
  })
})

describe('parseListSource', () => {
  it('gives back what was built', () => {
    const criteria = {
      ...noCriteria,
      cities: [{ name: 'Liège', zip: '4000' }],
      area: { south: 50, west: 4, north: 51, east: 5 },
    }
    const { searchParams } = new URL(
      buildListSource({ locale: 'fr', listId: 12, maximum: 30, criteria }),
      'http://localhost',
    )
    expect(parseListSource(searchParams)).toEqual({ listId: 12, maximum: 30, criteria })
  })

  it.each([
    ['nothing', ''],
    ['words', 'list=all&maximum=most'],
    ['zero and less', 'list=0&maximum=-1'],
    ['more than there can be', 'list=2147483648&maximum=99999999999'],
    ['several', 'list=1&list=2'],
    ['a page', 'page=3'],
  ])('asks for everything where an address says %s', (_case, query) => {
    expect(parseListSource(new URLSearchParams(query))).toEqual(nothing)
  })
})
