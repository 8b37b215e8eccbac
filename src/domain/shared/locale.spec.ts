import { describe, expect, it } from 'vitest'
import { enabledLocales, isLocale, knownLocale, locales } from './locale'

describe('isLocale', () => {
  it.each(locales)('knows %s', (locale) => {
    expect(isLocale(locale)).toBe(true)
  })

  it.each(['NL', 'nl-BE', 'es', '', null, undefined, 1, ['nl']])('does not know %j', (value) => {
    expect(isLocale(value)).toBe(false)
  })
})

describe('knownLocale', () => {
  it.each(locales)('keeps %s', (locale) => {
    expect(knownLocale(locale)).toBe(locale)
  })

  it.each(['es', '', null, undefined, ['nl']])('gives French for %j', (value) => {
    expect(knownLocale(value)).toBe('fr')
  })
})

describe('enabledLocales', () => {
  it('has the order of the switcher, and what is no language in none', () => {
    expect(enabledLocales(['de', 'fr', 'es'])).toEqual(
      locales.filter((each) => each === 'fr' || each === 'de'),
    )
  })

  it.each([[[]], [null], [undefined]])('is all languages for %j', (ticked) => {
    expect(enabledLocales(ticked)).toEqual([...locales])
  })
})
