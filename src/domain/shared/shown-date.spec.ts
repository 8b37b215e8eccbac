import { describe, expect, it } from 'vitest'
import { locales } from './locale'
import { daysAgo, formatDate, formatDates, longDate, shortDay } from './shown-date'

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

describe('longDate', () => {
  it.each([
    ['2026-12-01', 'fr', '1er décembre 2026'],
    ['2026-12-01', 'nl', '1 december 2026'],
    ['2026-12-01', 'en', '1 December 2026'],
    ['2026-12-01', 'de', '1. Dezember 2026'],
    ['2026-12-11', 'fr', '11 décembre 2026'],
    ['2026-12-21', 'fr', '21 décembre 2026'],
    ['2026-12-31', 'de', '31. Dezember 2026'],
  ] as const)('writes %s in %s as %s', (day, locale, expected) => {
    expect(longDate(noon(day), locale)).toBe(expected)
  })

  it('has the day that it is in Belgium', () => {
    expect(longDate(new Date('2026-11-30T23:30:00Z'), 'fr')).toBe('1er décembre 2026')
  })

  it('counts the first of each month in French, and no other day', () => {
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day, 12))
      const isFirst = date.getUTCDate() === 1
      expect(longDate(date, 'fr').startsWith('1er ')).toBe(isFirst)
      for (const locale of locales.filter((other) => other !== 'fr')) {
        expect(longDate(date, locale)).not.toMatch(/^1er /)
      }
    }
  })
})

describe('formatDate', () => {
  it.each([
    ['fr', 'mardi 1er décembre 2026'],
    ['nl', 'dinsdag 1 december 2026'],
    ['en', 'Tuesday, 1 December 2026'],
    ['de', 'Dienstag, 1. Dezember 2026'],
  ] as const)('writes a day with its name in %s', (locale, expected) => {
    expect(formatDate(noon('2026-12-01'), { locale, timeZone: 'UTC', dateStyle: 'full' })).toBe(expected)
  })

  it('leaves a first in digits as it is', () => {
    expect(formatDate(noon('2026-12-01'), { locale: 'fr', timeZone: 'UTC', dateStyle: 'short' })).toBe(
      '1/12/26',
    )
  })
})

describe('formatDates', () => {
  it.each([
    ['2026-12-01', '2026-12-07', '1er–7 décembre 2026'],
    ['2026-11-25', '2026-12-01', '25 novembre – 1er décembre 2026'],
  ])('writes %s to %s as %s', (from, to, expected) => {
    const shown = formatDates(
      { from: noon(from), to: noon(to) },
      { locale: 'fr', timeZone: 'UTC', dateStyle: 'long' },
    )
    expect(shown.replace(/[\u2009\u202f\u00a0]/g, ' ')).toBe(expected)
  })
})

describe('shortDay', () => {
  it.each([
    ['2026-12-01', 'fr', '01/12/2026'],
    ['2026-12-01', 'nl', '01/12/2026'],
    ['2026-12-01', 'en', '01/12/2026'],
    ['2026-12-01T00:00:00.000Z', 'de', '01.12.2026'],
    ['bientôt', 'fr', 'bientôt'],
    ['', 'fr', ''],
  ] as const)('writes %j in %s as %j', (day, locale, expected) => {
    expect(shortDay(day, locale)).toBe(expected)
  })
})

describe('daysAgo', () => {
  it.each([
    [0, 'fr', 'aujourd’hui'],
    [1, 'nl', 'gisteren'],
    [3, 'en', '3 days ago'],
    [3, 'de', 'vor 3 Tagen'],
  ] as const)('says %i in %s: %s', (days, locale, expected) => {
    expect(daysAgo(days, locale)).toBe(expected)
  })
})
