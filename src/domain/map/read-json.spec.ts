import { describe, expect, it } from 'vitest'
import { isRecord } from '@/domain/shared/is-record'
import { readJson } from './read-json'

describe('readJson', () => {
  it.each([
    ['an object', { a: 1 }, { a: 1 }],
    ['JSON text', '{"a":1}', { a: 1 }],
    ['a list', [1], null],
    ['JSON text of a list', '[1]', null],
    ['JSON text of null', 'null', null],
    ['text that is no JSON', '{a', null],
    ['text that is too long', '{"a":1 }', null],
    ['a number', 7, null],
    ['nothing', undefined, null],
    ['null', null, null],
  ])('reads %s', (_case, data, expected) => {
    expect(readJson(data, { longest: 7 })).toEqual(expected)
  })
})

describe('isRecord', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['{}', false],
  ])('of %j is %s', (value, expected) => {
    expect(isRecord(value)).toBe(expected)
  })
})
