import { describe, expect, it } from 'vitest'
import { readTerms, usualTerms } from './alert-terms'

describe('readTerms', () => {
  it.each([
    [null, usualTerms],
    [undefined, usualTerms],
    [{}, usualTerms],
    [
      { period: 90, notice: null, kept: 10 },
      { ...usualTerms, period: 90, kept: 10 },
    ],
    [{ period: 0, notice: -3, kept: Number.NaN }, usualTerms],
    [{ period: 30.4 }, { ...usualTerms, period: 30 }],
  ])('of %j is %j', (given, expected) => {
    expect(readTerms(given)).toEqual(expected)
  })
})
