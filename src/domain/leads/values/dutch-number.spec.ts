import { describe, expect, it } from 'vitest'
import { dutchStyles, spellDutch } from './dutch-number'

describe('spellDutch', () => {
  it.each([
    [0, 'nul'],
    [1, 'één'],
    [14, 'veertien'],
    [20, 'twintig'],
    [21, 'eenentwintig'],
    [22, 'tweeëntwintig'],
    [23, 'drieëntwintig'],
    [24, 'vierentwintig'],
    [80, 'tachtig'],
    [99, 'negenennegentig'],
    [100, 'honderd'],
    [101, 'honderdeen'],
    [200, 'tweehonderd'],
    [999, 'negenhonderdnegenennegentig'],
    [1000, 'duizend'],
    [1001, 'duizend een'],
    [1250, 'duizend tweehonderdvijftig'],
    [2000, 'tweeduizend'],
    [100_000, 'honderdduizend'],
    [249_500, 'tweehonderdnegenenveertigduizend vijfhonderd'],
    [1_000_000, 'één miljoen'],
    [2_500_000, 'twee miljoen vijfhonderdduizend'],
    [
      999_999_999,
      'negenhonderdnegenennegentig miljoen negenhonderdnegenennegentigduizend negenhonderdnegenennegentig',
    ],
  ])('of %d is %s', (number, words) => {
    expect(spellDutch(number)).toBe(words)
  })

  it.each([
    [101, 'honderdeneen'],
    [1012, 'duizend en twaalf'],
    [1100, 'elfhonderd'],
    [9950, 'negenennegentighonderdvijftig'],
    [1000, 'eenduizend'],
  ])('of %d can also be %s', (number, words) => {
    expect(dutchStyles.map((style) => spellDutch(number, style))).toContain(words)
  })

  it.each([1000, 1099, 2000, 10_000])('%d is never spelled in hundreds', (number) => {
    const words = dutchStyles.map((style) => spellDutch(number, style))
    expect(words.every((each) => each.includes('duizend'))).toBe(true)
  })
})
