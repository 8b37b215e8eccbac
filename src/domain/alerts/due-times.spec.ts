import { describe, expect, it } from 'vitest'
import { alertFrequencies } from './alert'
import { dueAt } from './alert-times'
import { dueTimes } from './due-times'

describe('dueTimes', () => {
  it('has the time of every frequency', () => {
    const first = '2026-06-10T09:30:00.000Z'
    const times = dueTimes(first)
    expect(Object.keys(times).sort()).toEqual([...alertFrequencies].sort())
    for (const frequency of alertFrequencies) expect(times[frequency]).toBe(dueAt({ frequency, first }))
    expect(times).toEqual({
      immediately: '2026-06-10T09:40:00.000Z',
      daily: '2026-06-11T06:00:00.000Z',
      weekly: '2026-06-15T06:00:00.000Z',
    })
  })
})
