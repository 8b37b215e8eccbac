import { describe, expect, it } from 'vitest'
import {
  inGroups,
  isUnusedStep,
  nextLoginStep,
  readTypedCode,
  recoveryDigits,
  RECOVERY_RANGE,
  timeStepAt,
} from './second-factor'

it.each([
  [true, true, 'code'],
  [true, false, 'code'],
  [false, true, 'set-up'],
  [false, false, 'session'],
] as const)(
  'with a second factor: %s, required: %s, a login goes on with %s',
  (hasFactor, isRequired, step) => {
    expect(nextLoginStep({ hasFactor, isRequired })).toBe(step)
  },
)

describe('a time step', () => {
  it.each([
    ['1970-01-01T00:00:59.999Z', 1],
    ['1970-01-01T00:01:00.000Z', 2],
    // The moments of RFC 6238, appendix B.
    ['2005-03-18T01:58:29Z', 0x23523ec],
    ['2033-05-18T03:33:20Z', 0x3f940aa],
  ])('of %s is %d', (moment, step) => {
    expect(timeStepAt(new Date(moment))).toBe(step)
  })

  it.each([
    [7, null, true],
    [7, 6, true],
    [7, 7, false],
    [7, 8, false],
  ])('%d after %s was used: %s', (step, lastStep, expected) => {
    expect(isUnusedStep({ step, lastStep })).toBe(expected)
  })
})

describe('a typed code', () => {
  it.each([
    ['123456', { kind: 'app', digits: '123456' }],
    [' 123 456\n', { kind: 'app', digits: '123456' }],
    ['012\u00a0345', { kind: 'app', digits: '012345' }],
    ['0123 4567 8901', { kind: 'recovery', digits: '012345678901' }],
    ['0123-4567-8901', { kind: 'recovery', digits: '012345678901' }],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['１２３４５６', null],
    ['', null],
    [123456, null],
    [['123456'], null],
    [undefined, null],
  ])('%j is %j', (text, code) => {
    expect(readTypedCode(text)).toEqual(code)
  })

  it('is a recovery code as it was shown', () => {
    for (const value of [0, 7, RECOVERY_RANGE - 1]) {
      const digits = recoveryDigits(value)
      expect(readTypedCode(inGroups(digits))).toEqual({ kind: 'recovery', digits })
    }
  })
})

it.each([
  ['012345678901', '0123 4567 8901'],
  ['ABCDEF', 'ABCD EF'],
  ['ABCD', 'ABCD'],
  ['', ''],
])('%j in groups is %j', (text, expected) => {
  expect(inGroups(text)).toBe(expected)
})
