import { describe, expect, it } from 'vitest'
import { formQueryKeys } from '@/domain/leads/form-query'
import { buildQuery, listCriteriaKeys, parseCriteria } from './criteria'
import { canonicalQuery, hasOwnPage } from './canonical-query'

describe('the canonical query of a page', () => {
  it.each([
    ['no query', '', ''],
    ['criteria', 'page=2', 'page=2'],
    ['another order', 'page=2&maxPrice=300000&city=Wavre%7C1300', 'city=Wavre%7C1300&maxPrice=300000&page=2'],
    ['another spelling', 'q=%6daison+vue&%70age=2', 'page=2&q=maison%20vue'],
    ['names that no page reads', 'utm_source=x&page=2&fbclid=1&lng=nl&lang=fr', 'page=2'],
    ['a line that a form sent back', 'q=villa+3+ch&line=villa+3+ch&minBedrooms=4', 'minBedrooms=4'],
    ['a line in place of an earlier one', 'q=villa&line=3+ch&minBedrooms=3&read=minBedrooms%3D3', 'q=villa'],
    ['only such names', 'utm_source=x&gclid=1', ''],
    ['criteria without a meaning', 'page=1&minPrice=-5&q=&sort=none&goal=swap', ''],
    ['repeated names', 'type=9&type=6&type=9&page=3&page=4', 'page=3&type=6&type=9'],
    ['swapped prices', 'minPrice=9&maxPrice=5', 'maxPrice=9&minPrice=5'],
    ['names of every object', '__proto=1', null],
    ['names of Next', 'page=2&_rsc=1abc', null],
    ['parameters of routes', 'page=2&nxtPpath=owner', null],
    ['broken encoding', 'page=2&q=%E0%A4', null],
    ['half an encoding', 'page=2&x=%', null],
    ['too long a query', `page=2&x=${'a'.repeat(2000)}`, null],
    [
      'too many criteria',
      Array.from({ length: 20 }, (_, at) => `city=${'x'.repeat(60)}${at}%7C1`).join('&'),
      null,
    ],
  ])('of %s', (_case, query, expected) => {
    expect(canonicalQuery(query)).toBe(expected)
  })

  it.each(formQueryKeys)('does not exist for a query about a form: %s', (key) => {
    expect(canonicalQuery(`page=2&${key}=1`)).toBeNull()
    expect(canonicalQuery(key)).toBeNull()
  })

  it('has the criteria of the query, and is its own canonical query', () => {
    for (const key of listCriteriaKeys)
      for (const value of ['1', '2', 'rent', 'A', 'Wavre|1300', '50.4,4.45,50.78,5.1', 'price-asc', 'é €']) {
        const query = `x=1&${key}=${encodeURIComponent(value)}`
        const canonical = canonicalQuery(query)
        const asked = buildQuery(parseCriteria({ [key]: value }))
        expect(canonical, query).toBe(asked)
        expect(canonicalQuery(canonical ?? '')).toBe(canonical)
      }
  })
})

describe('a page of its own', () => {
  it.each([...listCriteriaKeys, ...formQueryKeys])('belongs to a query with %s', (key) => {
    expect(hasOwnPage(`utm_source=x&${key}=1`)).toBe(true)
    expect(hasOwnPage(`${key}=&${key}=1`)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['names that no page reads', 'utm_source=x&lang=fr&Page=2'],
    ['names without a value', 'page=&form&city='],
    ['a line that the address reads again', 'line=villa&read=1'],
    ['broken encoding', '%E0%A4=1&%=2'],
  ])('does not belong to %s', (_case, query) => {
    expect(hasOwnPage(query)).toBe(false)
  })
})
