import { describe, expect, it } from 'vitest'
import { alternates, neutralAlternate, translatedPath } from './translate-path'

const paths = { fr: '/a-vendre/', nl: '/te-koop/', en: '' }

describe('translatedPath', () => {
  it.each([
    ['fr', '/a-vendre/'],
    ['nl', '/te-koop/'],
    ['en', '/'],
    ['de', '/'],
  ] as const)('leads in %s to %s', (locale, expected) => {
    expect(translatedPath({ paths, locale })).toBe(expected)
  })
})

describe('alternates', () => {
  const nl = { locale: 'nl', path: '/te-koop/' }
  const fr = { locale: 'fr', path: '/a-vendre/' }

  it.each([
    ['every language that has a path, in the order of the switcher', ['de', 'en', 'fr', 'nl'], [nl, fr]],
    ['enabled languages only', ['fr', 'en'], [fr]],
    ['none when none is enabled', [], []],
  ] as const)('names %s', (_case, enabled, expected) => {
    expect(alternates({ paths, enabled })).toEqual(expected)
  })
})

describe('neutralAlternate', () => {
  const nl = { locale: 'nl', path: '/te-koop/' } as const
  const fr = { locale: 'fr', path: '/a-vendre/' } as const

  it.each([
    ['the default language', [nl, fr], 'fr', fr],
    ['the first language where the default one is missing', [nl, fr], 'de', nl],
    ['nothing where there is none', [], 'fr', null],
  ] as const)('is %s', (_case, among, fallback, expected) => {
    expect(neutralAlternate({ among, fallback })).toEqual(expected)
  })
})
