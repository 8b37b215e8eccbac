import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '@/domain/opening-hours/opening-hours'
import { locales } from '@/domain/shared/locale'
import { openingNow } from '@/site/ui/opening-hours/opening-now'
import { openingExceptions, openingHoursTable } from './opening-hours'

const working = {
  open: [
    { opens: '09:00', closes: '12:30' },
    { opens: '13:30', closes: '18:00' },
  ],
  byAppointment: [{ opens: '18:00', closes: '19:00' }],
}
const closed = { open: [], byAppointment: [] }
const visits = { open: [], byAppointment: [{ opens: '00:00', closes: '24:00' }] }

const hours: OpeningHours = {
  week: [working, working, working, working, working, visits, closed],
  exceptions: [
    { from: '2026-12-28', to: '2027-01-03', open: [], reason: 'Congés' },
    { from: '2026-12-24', to: '2026-12-24', open: [{ opens: '09:00', closes: '12:00' }], reason: null },
    { from: '2026-11-02', to: '2026-11-02', open: [], reason: 'Pont' },
    { from: '2027-07-01', to: '2027-07-31', open: [], reason: 'Été' },
  ],
  holidays: 'BE',
}

/** A span is written with spaces that do not break. */
const span = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060')

const lineAt = (locale: (typeof locales)[number], instant: string) =>
  openingNow(openingHoursTable({ hours, locale }), new Date(instant)).line

describe('the week in words', () => {
  it('has a row a day', () => {
    const { rows } = openingHoursTable({ hours, locale: 'fr' })
    expect(rows.map(({ name }) => name)).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ])
    expect(rows[0]?.times).toBe(
      `${span('9 h – 12 h 30')}, ${span('13 h 30 – 18 h')}, ${span('18 h – 19 h')} sur rendez-vous`,
    )
    expect(rows.slice(5).map(({ times }) => times)).toEqual(['Sur rendez-vous', 'Fermé'])
  })
})

describe('the line of now', () => {
  it.each([
    ['nl', 'Open tot 18 uur', 'Gesloten, opent maandag om 9 uur'],
    ['fr', 'Ouvert jusqu’à 18 h', 'Fermé, ouvre lundi à 9 h'],
    ['en', 'Open until 18:00', 'Closed, opens Monday at 9:00'],
    ['de', 'Geöffnet bis 18 Uhr', 'Geschlossen, öffnet am Montag um 9 Uhr'],
  ] as const)('is in %s', (locale, open, opens) => {
    expect(lineAt(locale, '2026-11-25T14:00:00Z')).toBe(open)
    // A Friday evening: on Saturday visitors come by appointment alone.
    expect(lineAt(locale, '2026-11-27T18:30:00Z')).toBe(opens)
  })

  it('says today, tomorrow, and the date of a day after the week', () => {
    expect(lineAt('fr', '2026-11-25T06:00:00Z')).toBe('Fermé, ouvre à 9 h')
    expect(lineAt('fr', '2026-11-25T11:45:00Z')).toBe('Fermé, ouvre à 13 h 30')
    expect(lineAt('fr', '2026-11-25T19:00:00Z')).toBe('Fermé, ouvre demain à 9 h')
    expect(lineAt('fr', '2026-12-27T12:00:00Z')).toBe('Fermé, ouvre lundi 4 janvier à 9 h')
    expect(lineAt('fr', '2026-11-25T17:30:00Z')).toBe('Sur rendez-vous jusqu’à 19 h')
    expect(lineAt('fr', '2026-11-28T10:00:00Z')).toBe('Sur rendez-vous')
  })

  it('goes with the times of the seven days from today', () => {
    const { today, times, isOpen } = openingNow(
      openingHoursTable({ hours, locale: 'fr' }),
      new Date('2026-12-23T09:00:00Z'),
    )
    expect(today).toBe(2)
    expect(isOpen).toBe(true)
    expect(times.slice(3, 5)).toEqual([span('9 h – 12 h'), 'Fermé'])
    expect(times[0]).toBe('Fermé')
    expect(times[2]).toContain(span('13 h 30 – 18 h'))
  })
})

describe('the exceptions', () => {
  it('are those of the next weeks, in order', () => {
    const now = new Date('2026-11-25T10:00:00Z')
    expect(openingExceptions({ hours, locale: 'fr', now })).toEqual([
      { dates: '24 décembre 2026', times: span('9 h – 12 h'), reason: null },
      {
        dates: expect.stringMatching(/^28 décembre 2026\D+3 janvier 2027$/),
        times: 'Fermé',
        reason: 'Congés',
      },
    ])
  })
})
