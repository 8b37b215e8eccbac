import { describe, expect, it } from 'vitest'
import { spellEnglish } from './english-number'

describe('spellEnglish', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [40, 'forty'],
    [99, 'ninety-nine'],
    [100, 'one hundred'],
    [101, 'one hundred and one'],
    [999, 'nine hundred and ninety-nine'],
    [1000, 'one thousand'],
    [1001, 'one thousand and one'],
    [1100, 'one thousand one hundred'],
    [249_500, 'two hundred and forty-nine thousand five hundred'],
    [1_000_000, 'one million'],
    [1_000_001, 'one million and one'],
    [
      999_999_999,
      'nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine',
    ],
  ])('of %d is %s', (number, words) => {
    expect(spellEnglish(number)).toBe(words)
  })
})
