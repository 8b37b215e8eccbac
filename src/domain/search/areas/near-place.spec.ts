import { describe, expect, it } from 'vitest'
import { offeredRadii, parseNear, parsePlaceId, writeNear } from './near-place'

describe('a circle around a place', () => {
  it.each([
    [['be-municipality-wavre,10'], { place: 'be-municipality-wavre', km: 10 }],
    [['be-municipality-wavre', '10'], { place: 'be-municipality-wavre', km: 10 }],
    [['lu-locality-1611-luxembourg,2'], { place: 'lu-locality-1611-luxembourg', km: 2 }],
    [['be-municipality-wavre,30'], { place: 'be-municipality-wavre', km: 30 }],
    [['be-municipality-wavre,31'], null],
    [['be-municipality-wavre,1'], null],
    [['be-municipality-wavre,2.5'], null],
    [['be-municipality-wavre'], { place: 'be-municipality-wavre', km: 5 }],
    [['be-municipality-wavre', ''], { place: 'be-municipality-wavre', km: 5 }],
    [['5'], null],
    [['', ''], null],
    [['', '10'], null],
    [['Wavre|1300,10'], null],
    [[], null],
  ])('is read from %j', (texts, expected) => {
    expect(parseNear(texts)).toEqual(expected)
  })

  it('is offered with the usual radii, and with its own', () => {
    expect(offeredRadii(10)).toEqual([2, 5, 10, 15, 20, 30])
    expect(offeredRadii(7)).toEqual([2, 5, 7, 10, 15, 20, 30])
    expect(offeredRadii(0)).toEqual([2, 5, 10, 15, 20, 30])
  })

  it('is read as it is written', () => {
    const near = { place: 'be-province-namur', km: 15 }
    expect(parseNear([writeNear(near)])).toEqual(near)
  })
})

describe('the id of a place', () => {
  it.each([
    ['be-municipality-wavre', true],
    [' be-region-brussels ', true],
    ['fr-region-paris', false],
    ['be-country-belgium', false],
    ['be-municipality-', false],
    ['be-municipality-Wavre', false],
    [`be-municipality-${'a'.repeat(100)}`, false],
    ['*', false],
  ])('%j: %j', (text, isId) => {
    expect(parsePlaceId(text)).toBe(isId ? text.trim() : null)
  })
})
