import { describe, expect, it } from 'vitest'
import {
  allSaved,
  formatSavedProperties,
  isRefused,
  noSavedProperties,
  parseSavedProperties,
  savedLimits,
  withProperty,
  withoutProperty,
} from './saved-properties'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('parseSavedProperties', () => {
  it('gives back what was kept', () => {
    const properties = { favourites: [2103, 2101], recent: [2101], compared: [2103, 2102] }
    expect(parseSavedProperties(formatSavedProperties(properties))).toEqual(properties)
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{"favourites":[1'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['lists that are none', '{"favourites":{"0":1},"recent":"1","compared":null}'],
    ['an endless text', `{"favourites":[${'1,'.repeat(10_000)}1]}`],
  ])('has no property in %s', (_case, stored) => {
    expect(parseSavedProperties(stored)).toEqual(noSavedProperties)
  })

  it('leaves out what is no reference, and what comes twice', () => {
    const stored = '{"favourites":[3,"4",0,-1,1.5,null,1000000000,3,[5],999999999],"owner":1}'
    expect(parseSavedProperties(stored)).toEqual({ ...noSavedProperties, favourites: [3, 999_999_999] })
  })

  it.each(['favourites', 'recent', 'compared'] as const)('reads no more of %s than it may keep', (list) => {
    const properties = parseSavedProperties(JSON.stringify({ [list]: upTo(savedLimits[list] + 5) }))
    expect(properties[list]).toEqual(upTo(savedLimits[list]))
  })
})

describe('withProperty', () => {
  it('puts a property first, also where it was in the list before', () => {
    const properties = { ...noSavedProperties, recent: [1, 2, 3] }
    expect(withProperty(properties, { list: 'recent', id: 4 }).recent).toEqual([4, 1, 2, 3])
    expect(withProperty(properties, { list: 'recent', id: 3 }).recent).toEqual([3, 1, 2])
  })

  it('changes no other list', () => {
    const properties = { favourites: [1], recent: [2], compared: [3] }
    expect(withProperty(properties, { list: 'favourites', id: 9 })).toEqual({
      ...properties,
      favourites: [9, 1],
    })
  })

  it.each(['favourites', 'recent'] as const)('lets go of the oldest of %s where it is full', (list) => {
    const full = { ...noSavedProperties, [list]: upTo(savedLimits[list]) }
    expect(withProperty(full, { list, id: 999 })[list]).toEqual([999, ...upTo(savedLimits[list] - 1)])
  })

  it('compares no fifth property', () => {
    const full = { ...noSavedProperties, compared: [1, 2, 3, 4] }
    expect(withProperty(full, { list: 'compared', id: 5 })).toBe(full)
    expect(withProperty(full, { list: 'compared', id: 3 }).compared).toEqual([3, 1, 2, 4])
  })

  it.each([0, -1, 1.5, Number.NaN])('takes no %s for a property', (id) => {
    expect(withProperty(noSavedProperties, { list: 'favourites', id })).toBe(noSavedProperties)
  })
})

describe('withoutProperty', () => {
  it('takes a property out of one list alone', () => {
    const properties = { favourites: [1, 2], recent: [1], compared: [1] }
    expect(withoutProperty(properties, { list: 'favourites', id: 1 })).toEqual({
      ...properties,
      favourites: [2],
    })
    expect(withoutProperty(properties, { list: 'recent', id: 9 })).toEqual(properties)
  })
})

describe('isRefused', () => {
  it.each([
    ['favourites', 9, false],
    ['compared', 9, true],
    ['compared', 4, false],
  ] as const)('of %s with property %i: %s', (list, id, expected) => {
    const full = { favourites: upTo(100), recent: [], compared: [1, 2, 3, 4] }
    expect(isRefused(full, { list, id })).toBe(expected)
  })
})

describe('allSaved', () => {
  it('has every property once', () => {
    expect(allSaved({ favourites: [1, 2], recent: [2, 3], compared: [3, 4] })).toEqual([1, 2, 3, 4])
  })
})
