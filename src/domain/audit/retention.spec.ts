import { expect, it } from 'vitest'
import { auditKeptSince } from './retention'

it.each([
  ['2026-11-26T03:00:00.000Z', 12, '2025-11-26T03:00:00.000Z'],
  ['2026-05-31T03:00:00.000Z', 3, '2026-02-28T03:00:00.000Z'],
  ['2028-02-29T03:00:00.000Z', 12, '2027-02-28T03:00:00.000Z'],
  ['2026-01-15T03:00:00.000Z', 1, '2025-12-15T03:00:00.000Z'],
])('at %s entries of %d months are kept since %s', (now, months, since) => {
  expect(auditKeptSince(new Date(now), months).toISOString()).toBe(since)
})
