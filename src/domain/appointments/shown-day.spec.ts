import { expect, it } from 'vitest'
import { shortDay, shownDay } from './shown-day'

const day = '2026-06-06'

it('a day is in words', () => {
  expect(shownDay({ day, locale: 'fr' })).toBe('samedi 6 juin 2026')
  expect(shownDay({ day, locale: 'nl' })).toBe('zaterdag 6 juni 2026')
})

it.each([
  ['fr', { weekday: 'sam.', date: '6', month: 'juin' }],
  ['nl', { weekday: 'za', date: '6', month: 'jun' }],
  ['de', { weekday: 'Sa', date: '6', month: 'Jun' }],
  ['en', { weekday: 'Sat', date: '6', month: 'Jun' }],
] as const)('a day has a short form in %s', (locale, expected) => {
  expect(shortDay({ day, locale })).toEqual(expected)
})
