import { describe, expect, it } from 'vitest'
import { shownDay } from './shown-day'
import { shownAppointment } from './shown-appointment'

describe('shownAppointment', () => {
  it.each([
    ['fr', 'mercredi 10 juin 2026, 10:00–10:30'],
    ['nl', 'woensdag 10 juni 2026, 10:00–10:30'],
    ['en', 'Wednesday, 10 June 2026, 10:00–10:30'],
    ['de', 'Mittwoch, 10. Juni 2026, 10:00–10:30'],
  ] as const)('tells an appointment in %s by the clocks of Belgium', (locale, expected) => {
    const span = { startsAt: '2026-06-10T08:00:00.000Z', endsAt: '2026-06-10T08:30:00.000Z' }
    // Each language's locale data decides on the commas.
    expect(shownAppointment({ ...span, locale }).replace(',', '')).toBe(expected.replace(',', ''))
  })

  it('has the day that it is in Belgium', () => {
    const span = { startsAt: '2026-06-09T22:30:00.000Z', endsAt: '2026-06-09T23:00:00.000Z' }
    expect(shownAppointment({ ...span, locale: 'fr' })).toBe('mercredi 10 juin 2026, 00:30–01:00')
  })
})

describe('shownDay', () => {
  it.each([
    ['2026-03-29', 'dimanche 29 mars 2026'],
    ['2026-10-25', 'dimanche 25 octobre 2026'],
  ])('is %s in words, also when the clocks change', (day, expected) => {
    expect(shownDay({ day, locale: 'fr' })).toBe(expected)
  })
})
