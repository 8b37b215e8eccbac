import { describe, expect, it } from 'vitest'
import { toLocalizedTexts, toNamedPaths } from './localized-texts'

describe('toLocalizedTexts', () => {
  it.each([
    [
      { fr: 'Maison', nl: '', de: null, xx: 'other', en: 'House' },
      { fr: 'Maison', en: 'House' },
    ],
    ['Maison', {}],
    [null, {}],
    [undefined, {}],
  ])('of %j are %j', (value, expected) => {
    expect(toLocalizedTexts(value)).toEqual(expected)
  })
})

it('a path counts only in the languages that have a name', () => {
  expect(toNamedPaths({ path: { fr: '/a/', nl: '/b/' }, name: { fr: 'A', en: 'C' } })).toEqual({ fr: '/a/' })
})
