import { expect, it } from 'vitest'
import { weekOf } from '@/domain/appointments/week'
import { shownWeek } from './shown-week'
import { weekHref } from './week-href'

it.each([
  [{}, '/admin/week'],
  [{ week: '2026-W24', agent: null }, '/admin/week?week=2026-W24'],
  [{ week: '2026-W24', agent: 7 }, '/admin/week?week=2026-W24&agent=7'],
  [
    { week: '2026-W24', agent: 7, booking: { property: 2101, slot: '20260610T0800Z-7' } },
    '/admin/week?week=2026-W24&agent=7&property=2101&slot=20260610T0800Z-7#book',
  ],
  [{ week: '2026-W24', lead: 12 }, '/admin/week?week=2026-W24&lead=12#book'],
  [
    { lead: 12, booking: { property: 2101, slot: '20260610T0800Z-7' } },
    '/admin/week?lead=12&property=2101&slot=20260610T0800Z-7#book',
  ],
])('the week of %j has its address', (input, expected) => {
  expect(weekHref({ admin: '/admin', ...input })).toBe(expected)
})

it.each([
  ['nl', /8.+14 juni 2026/],
  ['fr', /8.+14 juin 2026/],
  ['en', /8.+14 June 2026/],
  ['de', /8.+14\. Juni 2026/],
] as const)('a week is shown in %s', (locale, expected) => {
  expect(shownWeek({ week: weekOf('2026-06-10'), locale })).toMatch(expected)
})
