import { describe, expect, it } from 'vitest'
import { comparedDate } from './compared-date'

const evening = '2026-11-30T23:30:00.000Z'

describe('comparedDate', () => {
  it('says a moment in Belgian time, in the language of the reader', () => {
    const moment = { appearance: 'dayAndTime' } as const
    expect(comparedDate('2026-11-21T18:45:00.000Z', { ...moment, locale: 'fr' })).toBe('21 nov. 2026, 19:45')
    expect(comparedDate(evening, { ...moment, locale: 'nl' })).toMatch(/^1 dec\.? 2026,? 0?0:30$/)
  })

  it('says a day without an hour, and a month without a day', () => {
    expect(comparedDate(evening, { appearance: 'dayOnly', locale: 'fr' })).toBe('1er déc. 2026')
    expect(comparedDate(evening, { appearance: 'monthOnly', locale: 'nl' })).toMatch(/^12.2026$/)
  })

  it('says nothing of a date that is not filled in', () => {
    for (const none of [null, undefined, '', 'soon'])
      expect(comparedDate(none, { appearance: undefined, locale: 'nl' })).toBeNull()
  })
})
