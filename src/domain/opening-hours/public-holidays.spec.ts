import { describe, expect, it } from 'vitest'
import { easterOf, isHolidayCountry, publicHolidaysOf } from './public-holidays'

describe('Easter', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is on %s', (year, day) => {
    expect(easterOf(year).toISOString().slice(0, 10)).toBe(day)
  })
})

describe('the public holidays', () => {
  it('of Belgium in 2026 are ten', () => {
    expect(publicHolidaysOf({ country: 'BE', year: 2026 })).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  it('of Luxembourg in 2026 are eleven', () => {
    expect(publicHolidaysOf({ country: 'LU', year: 2026 })).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-09',
      '2026-05-14',
      '2026-05-25',
      '2026-06-23',
      '2026-08-15',
      '2026-11-01',
      '2026-12-25',
      '2026-12-26',
    ])
  })

  it('may fall on one day: in 2008 Ascension was on 1 May', () => {
    const days = publicHolidaysOf({ country: 'BE', year: 2008 })
    expect(days.filter((day) => day === '2008-05-01')).toHaveLength(2)
  })

  it('are known of two countries', () => {
    expect(['BE', 'LU', 'FR', null].filter(isHolidayCountry)).toEqual(['BE', 'LU'])
  })
})
