import { describe, expect, it } from 'vitest'
import { isRecordId, readRecordId } from './record-id'

describe('isRecordId', () => {
  it.each([
    [1, true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    [0, false],
    [-1, false],
    [1.5, false],
    [NaN, false],
    [Infinity, false],
    ['1', false],
    [null, false],
    [undefined, false],
    [[1], false],
  ])('%j: %s', (value, expected) => {
    expect(isRecordId(value)).toBe(expected)
  })
})

describe('readRecordId', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['9999999999', null],
    ['0', null],
    ['012', null],
    ['-1', null],
    ['1.0', null],
    ['1e3', null],
    [' 1', null],
    ['', null],
  ])('%j: %s', (text, expected) => {
    expect(readRecordId(text)).toBe(expected)
  })
})
