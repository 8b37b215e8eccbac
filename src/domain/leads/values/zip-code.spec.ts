import { describe, expect, it } from 'vitest'
import { isFamiliarZip, parseZip } from './zip-code'

describe('parseZip', () => {
  it.each([
    ['1300', '1300', true],
    [' 1300 ', '1300', true],
    ['B-1300', '1300', true],
    ['be 1300', '1300', true],
    ['L-1611', 'L-1611', true],
    ['l1611', 'L-1611', true],
    ['LU-1611', 'L-1611', true],
    ['1000', '1000', true],
    ['9999', '9999', true],
    ['0999', '0999', false],
    ['130', '130', false],
    ['75001', '75001', false],
    ['1011 ab', '1011 AB', false],
    ['SW1A 1AA', 'SW1A 1AA', false],
    ['123456789012', '123456789012', false],
    ['1234567890123', null, false],
    ['Wavre', null, false],
    ['1300; drop', null, false],
    ['-1300', null, false],
    ['1300-', null, false],
    ['<1300>', null, false],
    ['', null, false],
  ])('of %j is %j, familiar: %s', (typed, zip, isFamiliar) => {
    expect(parseZip(typed)).toBe(zip)
    expect(isFamiliarZip(typed)).toBe(isFamiliar)
  })
})
