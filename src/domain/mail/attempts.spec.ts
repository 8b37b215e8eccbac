import { describe, expect, it } from 'vitest'
import { maxAttempts, nextAttemptAt, waitAfter } from './attempts'

describe('waitAfter', () => {
  it.each([
    [1, 2.7],
    [5, 148.4],
    [9, 8103.1],
    [10, 22_026.5],
    [13, 22_026.5],
  ])('waits after attempt %d for %d seconds', (attempt, seconds) => {
    expect(waitAfter(attempt)).toBeCloseTo(seconds, 1)
  })

  it('goes on for more than a day and less than two', () => {
    const waits = Array.from({ length: maxAttempts - 1 }, (_, at) => waitAfter(at + 1))
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(48)
  })
})

describe('nextAttemptAt', () => {
  const now = new Date('2026-11-21T12:00:00Z')

  it('is as far away as the queue waits', () => {
    expect(nextAttemptAt({ attempt: 1, now })?.toISOString()).toBe('2026-11-21T12:00:02.718Z')
    expect(nextAttemptAt({ attempt: maxAttempts - 1, now })?.toISOString()).toBe('2026-11-21T18:07:06.465Z')
  })

  it('is never after the last attempt', () => {
    expect(nextAttemptAt({ attempt: maxAttempts, now })).toBeNull()
  })
})
