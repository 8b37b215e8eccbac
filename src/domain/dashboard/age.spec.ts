import { describe, expect, it } from 'vitest'
import { ageOf, durationOf, isLate } from './age'

const now = new Date('2026-11-26T12:00:00.000Z')

describe('the age of a lead', () => {
  it.each([
    ['2026-11-26T12:00:30.000Z', 'minutes', 0],
    ['2026-11-26T11:00:01.000Z', 'minutes', 59],
    ['2026-11-26T11:00:00.000Z', 'hours', 1],
    ['2026-11-25T12:00:01.000Z', 'hours', 23],
    ['2026-11-25T12:00:00.000Z', 'days', 1],
    ['2026-11-20T12:00:00.000Z', 'days', 6],
  ])('of %s is in %s', (moment, unit, count) => {
    expect(ageOf(moment, now)).toEqual({ unit, count })
  })

  it('is late from one day on', () => {
    expect(isLate({ unit: 'hours', count: 23 })).toBe(false)
    expect(isLate({ unit: 'days', count: 1 })).toBe(true)
  })
})

it.each([
  [0.4, 'minutes', 0],
  [119, 'minutes', 119],
  [150, 'hours', 3],
  [2879, 'hours', 48],
  [2880, 'days', 2],
])('a median of %s minutes is said in %s', (minutes, unit, count) => {
  expect(durationOf(minutes)).toEqual({ unit, count })
})
