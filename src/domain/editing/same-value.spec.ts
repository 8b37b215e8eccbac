import { describe, expect, it } from 'vitest'
import { isSameValue } from './same-value'

describe('isSameValue', () => {
  it.each<[unknown, unknown, boolean]>([
    [undefined, null, true],
    ['', null, true],
    [[], undefined, true],
    [{}, null, true],
    [{ a: '', b: [] }, undefined, true],
    [false, undefined, true],
    [true, undefined, false],
    [0, null, false],
    [0, '0', true],
    [12, '12', true],
    [12, 13, false],
    ['Wavre', 'wavre', false],
    ['Wavre', ' Wavre', false],
    ['2026-06-01T12:00:00.000Z', '2026-06-01T14:00:00+02:00', true],
    ['2026-06-01T12:00:00.000Z', '2026-06-01T12:00:01.000Z', false],
    ['2026', 2026, true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[1], 1, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: '1' }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: { b: ['x'] } }, { a: { b: ['y'] } }, false],
    [{ a: 1 }, '[object Object]', false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(isSameValue(one, other)).toBe(same)
    expect(isSameValue(other, one)).toBe(same)
  })
})
