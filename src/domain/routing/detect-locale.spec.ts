import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { detectLocale } from './detect-locale'

const unknown = { query: null, cookie: null, acceptLanguage: null, enabled: locales, fallback: 'fr' } as const

describe('detectLocale', () => {
  it.each([
    ['the query before all', { query: 'nl', cookie: 'de', acceptLanguage: 'en' }, 'nl'],
    ['the cookie before the browser', { cookie: 'de', acceptLanguage: 'en' }, 'de'],
    ['the browser before the fallback', { acceptLanguage: 'en' }, 'en'],
    ['the fallback when nothing is known', {}, 'fr'],
    ['the cookie when the query is unknown', { query: 'es', cookie: 'de' }, 'de'],
    ['a language with a region or in capitals', { query: 'NL-be' }, 'nl'],
    ['nothing from an empty query', { query: '', cookie: 'de' }, 'de'],
  ] as const)('takes %s', (_case, hints, expected) => {
    expect(detectLocale({ ...unknown, ...hints })).toBe(expected)
  })

  it.each([
    ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
    ['en;q=0.5, de;q=0.7, nl;q=0.6', 'de'],
    ['en;q=0.5,de;q=0.5', 'en'],
    ['en; q=0.5 , nl', 'nl'],
    ['es, pt;q=0.9, de;q=0.1', 'de'],
    ['en;q=0, nl;q=0.1', 'nl'],
    ['*', 'fr'],
    ['*, nl;q=0.1', 'nl'],
    ['en;q=high, nl;q=0.2', 'nl'],
    ['en;q=1.5, nl;q=0.2', 'nl'],
    ['en;q=0.9;q=0.1, nl;q=0.2', 'nl'],
    ['ende, ;;, q=1, nl', 'nl'],
    ['<script>', 'fr'],
  ])('reads the header %j as %s', (acceptLanguage, expected) => {
    expect(detectLocale({ ...unknown, acceptLanguage })).toBe(expected)
  })

  it('counts enabled languages only', () => {
    const hints = {
      ...unknown,
      query: 'de',
      cookie: 'en',
      acceptLanguage: 'nl',
      enabled: ['fr', 'nl'],
    } as const
    expect(detectLocale(hints)).toBe('nl')
  })

  it.each([
    ['the first enabled language when the fallback is not enabled', ['nl', 'en'], 'nl'],
    ['the fallback when none is enabled', [], 'fr'],
  ] as const)('takes %s', (_case, enabled, expected) => {
    expect(detectLocale({ ...unknown, enabled })).toBe(expected)
  })
})
