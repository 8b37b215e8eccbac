import { describe, expect, it } from 'vitest'
import { leadKindsOf, leadMonthsOf, monthsUpTo, rateOf, type MonthCount } from './agency-figures'

const rows: MonthCount[] = [
  { month: '2026-11', kind: 'contact-me', origin: 'property', count: 4 },
  { month: '2026-11', kind: 'site-contact', origin: 'general', count: 1 },
  { month: '2026-09', kind: 'site-contact', origin: 'general', count: 7 },
  { month: '2026-09', kind: 'contact-me', origin: 'project', count: 2 },
  { month: '2025-01', kind: 'contact-me', origin: 'property', count: 90 },
]

describe('the months of the figures', () => {
  it('end with the present one, across a new year', () => {
    expect(monthsUpTo('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })

  it('each have their leads by origin, and a line where there are none', () => {
    expect(leadMonthsOf(rows, ['2026-09', '2026-10', '2026-11'])).toEqual([
      { month: '2026-09', count: 9, origins: { property: 0, project: 2, general: 7 } },
      { month: '2026-10', count: 0, origins: { property: 0, project: 0, general: 0 } },
      { month: '2026-11', count: 5, origins: { property: 4, project: 0, general: 1 } },
    ])
  })

  it('have the kinds that occur in them, the most frequent first', () => {
    expect(leadKindsOf(rows, ['2026-09', '2026-10', '2026-11'])).toEqual([
      { kind: 'site-contact', counts: [7, 0, 1], total: 8 },
      { kind: 'contact-me', counts: [2, 0, 4], total: 6 },
    ])
  })
})

it('a rate has one decimal, and none without anything to divide by', () => {
  expect(rateOf({ part: 7, whole: 312, per: 100 })).toBe(2.2)
  expect(rateOf({ part: 3, whole: 9 })).toBe(0.3)
  expect(rateOf({ part: 3, whole: 0, per: 100 })).toBeNull()
})
