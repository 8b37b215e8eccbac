import { describe, expect, it } from 'vitest'
import { spellFrench } from './french-number'

describe('spellFrench', () => {
  it.each([
    [0, 'zéro'],
    [1, 'un'],
    [16, 'seize'],
    [17, 'dix-sept'],
    [20, 'vingt'],
    [21, 'vingt et un'],
    [22, 'vingt-deux'],
    [69, 'soixante-neuf'],
    [70, 'septante'],
    [71, 'septante et un'],
    [79, 'septante-neuf'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [90, 'nonante'],
    [91, 'nonante et un'],
    [99, 'nonante-neuf'],
    [100, 'cent'],
    [101, 'cent un'],
    [180, 'cent quatre-vingts'],
    [200, 'deux cents'],
    [201, 'deux cent un'],
    [999, 'neuf cent nonante-neuf'],
    [1000, 'mille'],
    [1001, 'mille un'],
    [2000, 'deux mille'],
    [80_000, 'quatre-vingt mille'],
    [200_000, 'deux cent mille'],
    [1_000_000, 'un million'],
    [80_000_000, 'quatre-vingts millions'],
    [200_000_000, 'deux cents millions'],
    [999_999_999, 'neuf cent nonante-neuf millions neuf cent nonante-neuf mille neuf cent nonante-neuf'],
  ])('of %d is %s', (number, words) => {
    expect(spellFrench(number)).toBe(words)
  })

  it.each([
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [77, 'soixante-dix-sept'],
    [80, 'quatre-vingts'],
    [90, 'quatre-vingt-dix'],
    [91, 'quatre-vingt-onze'],
    [99, 'quatre-vingt-dix-neuf'],
  ])('of %d outside Belgium is %s', (number, words) => {
    expect(spellFrench(number, { hasSeptante: false, hasNonante: false })).toBe(words)
  })
})
