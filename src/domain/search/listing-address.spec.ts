import { describe, expect, it } from 'vitest'
import { noCriteria } from './criteria'
import { addressCriteria, isNarrowed, listingHref } from './listing-address'

describe('listingHref', () => {
  it.each([
    ['nothing asked: the static address', {}, '/fr/a-vendre/'],
    ['a later page', { page: 3 }, '/fr/a-vendre/?page=3'],
    ['criteria and page', { garden: true, page: 2 }, '/fr/a-vendre/?garden=1&page=2'],
  ])('%s', (_case, asked, href) => {
    expect(listingHref({ base: '/fr/a-vendre/', criteria: { ...noCriteria, ...asked } })).toBe(href)
  })
})

describe('isNarrowed', () => {
  it('is not by a page alone', () => {
    expect(isNarrowed(noCriteria)).toBe(false)
    expect(isNarrowed({ ...noCriteria, page: 4 })).toBe(false)
  })

  it('is by a filter, and by an order of the visitor', () => {
    expect(isNarrowed({ ...noCriteria, text: 'jardin' })).toBe(true)
    expect(isNarrowed({ ...noCriteria, sort: 'price-asc' })).toBe(true)
  })
})

describe('addressCriteria', () => {
  it('keeps the line in place of what was read in it', () => {
    const asked = { ...noCriteria, text: 'maison 3 ch' }
    const filters = { criteria: { ...noCriteria, types: [1], minBedrooms: 3 } }
    expect(addressCriteria({ line: { asked }, filters })).toBe(asked)
    expect(addressCriteria({ line: null, filters })).toBe(filters.criteria)
  })
})
