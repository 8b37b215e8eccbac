import { describe, expect, it } from 'vitest'
import { noCriteria } from '@/domain/search/criteria'
import { feedHref, readFeedPath } from './feed-address'

describe('feedHref', () => {
  it('is the address of the page with the name of the feed', () => {
    expect(feedHref({ base: '/fr/a-vendre/', criteria: noCriteria })).toBe('/fr/a-vendre/feed.xml')
  })

  it('keeps the criteria, but neither the page nor the order', () => {
    const criteria = { ...noCriteria, garden: true, maxPrice: 400_000, page: 3, sort: 'price-asc' as const }
    expect(feedHref({ base: '/fr/a-vendre/', criteria })).toBe(
      '/fr/a-vendre/feed.xml?garden=1&maxPrice=400000',
    )
  })
})

describe('readFeedPath', () => {
  it.each([
    ['/fr/a-vendre/feed.xml', { locale: 'fr', segments: ['a-vendre'] }],
    ['/api/feeds/fr/a-vendre', { locale: 'fr', segments: ['a-vendre'] }],
    ['/nl/feed.xml', { locale: 'nl', segments: [] }],
    ['/de/h%C3%A4user/neu/feed.xml', { locale: 'de', segments: ['h%C3%A4user', 'neu'] }],
    ['/it/in-vendita/feed.xml', null],
    ['/feed.xml', null],
  ])('reads %s', (pathname, read) => {
    expect(readFeedPath(pathname)).toEqual(read)
  })
})
