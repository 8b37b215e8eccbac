import { describe, expect, it } from 'vitest'
import { readOpeningHours } from './opening-hours'

const week = [0, 1, 2, 3, 4]
const sample = [
  { days: week, opens: '09:00', closes: '12:30' },
  { days: week, opens: '13:30', closes: '18:00' },
  { days: [5], opens: '10:00', closes: '13:00' },
]

describe('readOpeningHours', () => {
  it.each([
    [
      'fr',
      'Du lundi au vendredi : de 9 h à 12 h 30 et de 13 h 30 à 18 h\nLe samedi : de 10 h à 13 h\nSur rendez-vous jusqu’à 19 h',
    ],
    [
      'nl',
      'Maandag tot vrijdag: 9.00 tot 12.30 uur en 13.30 tot 18.00 uur\nZaterdag: 10.00 tot 13.00 uur\nOp afspraak tot 19.00 uur',
    ],
    [
      'en',
      'Monday to Friday: 9 am to 12.30 pm and 1.30 pm to 6 pm\nSaturday: 10 am to 1 pm\nBy appointment until 7 pm',
    ],
    [
      'de',
      'Montag bis Freitag: 9.00 bis 12.30 Uhr und 13.30 bis 18.00 Uhr\nSamstag: 10.00 bis 13.00 Uhr\nNach Vereinbarung bis 19.00 Uhr',
    ],
  ] as const)('reads sentences in %s', (locale, text) => {
    expect(readOpeningHours(text, locale)).toEqual(sample)
  })

  it.each([
    ['fr', 'Lun-ven 9h-17h', [{ days: week, opens: '09:00', closes: '17:00' }]],
    ['fr', 'lundi, mercredi et vendredi 9:00–12:00', [{ days: [0, 2, 4], opens: '09:00', closes: '12:00' }]],
    ['nl', 'ma t/m vr 9u30 - 18u', [{ days: week, opens: '09:30', closes: '18:00' }]],
    ['en', 'Mondays 9:15 - 18:45', [{ days: [0], opens: '09:15', closes: '18:45' }]],
    ['de', 'Sa–Mo 10 bis 12 Uhr', [{ days: [0, 5, 6], opens: '10:00', closes: '12:00' }]],
    ['en', 'Friday: 12 pm to 11.30 pm', [{ days: [4], opens: '12:00', closes: '23:30' }]],
    [
      'fr',
      'Mardi de 14 h à 18 h et samedi de 10 h à 13 h',
      [
        { days: [1], opens: '14:00', closes: '18:00' },
        { days: [5], opens: '10:00', closes: '13:00' },
      ],
    ],
    [
      'fr',
      'Du lundi au vendredi, sauf le mercredi : 9h-18h',
      [{ days: [0, 1, 3, 4], opens: '09:00', closes: '18:00' }],
    ],
    [
      'nl',
      'Maandag tot vrijdag 9-18 uur, behalve woensdag 9-12 uur',
      [
        { days: [0, 1, 3, 4], opens: '09:00', closes: '18:00' },
        { days: [2], opens: '09:00', closes: '12:00' },
      ],
    ],
    [
      'fr',
      'De 9 h à 18 h du lundi au vendredi, de 10 h à 13 h le samedi',
      [
        { days: week, opens: '09:00', closes: '18:00' },
        { days: [5], opens: '10:00', closes: '13:00' },
      ],
    ],
    [
      'fr',
      'Lundi au vendredi 9h-18h, fermé le samedi et le dimanche',
      [{ days: week, opens: '09:00', closes: '18:00' }],
    ],
    [
      'en',
      'Monday to Friday 9 am to 6 pm, closed on Wednesday',
      [{ days: week, opens: '09:00', closes: '18:00' }],
    ],
    [
      'nl',
      'Maandag gesloten, dinsdag tot zaterdag 10.00-18.00',
      [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }],
    ],
    [
      'fr',
      'Lundi au vendredi 9h-18h, jours fériés 10h-12h',
      [{ days: week, opens: '09:00', closes: '18:00' }],
    ],
    [
      'de',
      'Mo.–Fr. 9–12.30 Uhr, 13.30–18 Uhr',
      [
        { days: week, opens: '09:00', closes: '12:30' },
        { days: week, opens: '13:30', closes: '18:00' },
      ],
    ],
    [
      'de',
      'Täglich außer Sonntag 9 bis 17 Uhr',
      [{ days: [0, 1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }],
    ],
    [
      'en',
      'Monday to Friday: 9 a.m. to noon, 1 to 5 p.m.',
      [
        { days: week, opens: '09:00', closes: '12:00' },
        { days: week, opens: '13:00', closes: '17:00' },
      ],
    ],
    [
      'fr',
      'Du lundi au vendredi de 9h à midi et sur rendez-vous de 14h à 19h',
      [{ days: week, opens: '09:00', closes: '12:00' }],
    ],
    ['nl', 'lundi : 9 h à 12 h', [{ days: [0], opens: '09:00', closes: '12:00' }]],
  ] as const)('reads in %s %j', (locale, text, expected) => {
    expect(readOpeningHours(text, locale)).toEqual(expected)
  })

  it.each([
    'Dimanche : fermé',
    'Sur rendez-vous',
    'Samedi sur rendez-vous de 10 h à 13 h',
    'Fermé le mercredi de 12 h à 14 h',
    'Mardi 24 décembre : de 9 h à 12 h',
    'Juillet et août, du lundi au vendredi : de 9 h à 15 h',
    'Jours fériés : de 10 h à 12 h',
    'de 9 h à 12 h',
    'Lundi : de 18 h à 9 h',
    'Lundi : de 25 h à 26 h',
    'Lundi : de 9 h 75 à 12 h',
    '',
    null,
    undefined,
  ])('reads nothing from %j', (text) => {
    expect(readOpeningHours(text, 'fr')).toEqual([])
  })

  it.each(['Lundi : 9', 'Lundi : de 9 h', 'Lundi au'])(
    'reads %j with a long run of spaces in no time',
    (text) => {
      // A search that restarts at each space would exceed the timeout of a test.
      expect(readOpeningHours(`${text}${' '.repeat(5000)}x`, 'fr')).toEqual([])
    },
  )
})
