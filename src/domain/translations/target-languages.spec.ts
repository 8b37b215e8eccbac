import { describe, expect, it } from 'vitest'
import { targetLanguagesOf } from './target-languages'

const site = ['nl', 'fr', 'en'] as const

describe('the languages of a translator', () => {
  it.each([
    [[], ['nl', 'en']],
    [['nl'], ['nl']],
    [
      ['en', 'nl'],
      ['nl', 'en'],
    ],
    [['fr'], ['fr']],
    [['de'], []],
    [['de', 'en'], ['en']],
  ] as const)('with %j on the account are %j', (chosen, expected) => {
    expect(targetLanguagesOf({ chosen, site, standard: 'fr' })).toEqual(expected)
  })
})
