import { describe, expect, it } from 'vitest'
import { germanStyles, spellGerman } from './german-number'

describe('spellGerman', () => {
  it.each([
    [0, 'null'],
    [1, 'ein'],
    [12, 'zwölf'],
    [16, 'sechzehn'],
    [17, 'siebzehn'],
    [21, 'einundzwanzig'],
    [30, 'dreißig'],
    [76, 'sechsundsiebzig'],
    [100, 'einhundert'],
    [101, 'einhundertein'],
    [999, 'neunhundertneunundneunzig'],
    [1000, 'eintausend'],
    [1001, 'eintausendein'],
    [21_000, 'einundzwanzigtausend'],
    [101_000, 'einhunderteintausend'],
    [249_500, 'zweihundertneunundvierzigtausendfünfhundert'],
    [1_000_000, 'eine Million'],
    [1_000_001, 'eine Million ein'],
    [2_000_000, 'zwei Millionen'],
    [101_000_000, 'einhunderteine Millionen'],
    [
      999_999_999,
      'neunhundertneunundneunzig Millionen neunhundertneunundneunzigtausendneunhundertneunundneunzig',
    ],
  ])('of %d is %s', (number, words) => {
    expect(spellGerman(number)).toBe(words)
  })

  it.each([
    [1, 'eins'],
    [101, 'hunderteins'],
    [101, 'hundertundein'],
    [1000, 'tausend'],
    [1001, 'tausendundein'],
    [101, 'einhunderteinen'],
  ])('of %d can also be %s', (number, words) => {
    expect(germanStyles.map((style) => spellGerman(number, style))).toContain(words)
  })
})
