import { describe, expect, it } from 'vitest'
import { absenceOf, absentSince } from './absent-owner'

const now = new Date('2026-11-22T12:00:00.000Z')

it('goes back 60 days', () => {
  expect(absentSince(now)).toBe('2026-09-23T12:00:00.000Z')
})

describe('absenceOf', () => {
  it.each([
    [null, null, 'never-invited'],
    ['2026-11-21T12:00:00.000Z', null, 'never-came'],
    ['2026-01-01T12:00:00.000Z', '2026-09-23T11:59:59.999Z', 'not-since'],
    ['2026-01-01T12:00:00.000Z', '2026-09-23T12:00:00.000Z', null],
    [null, '2026-11-22T11:00:00.000Z', null],
  ] as const)('invited %s, last login %s: %s', (invitedAt, lastLoginAt, expected) => {
    expect(absenceOf({ invitedAt, lastLoginAt, now })).toBe(expected)
  })
})
