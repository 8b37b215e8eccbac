import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerEvenly } from './answer-evenly'

const clock = vi.hoisted(() => ({ now: 0 }))
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => {
    clock.now += milliseconds
  },
}))

beforeEach(() => {
  clock.now = 5000.25
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
})

/** The milliseconds until work of this length is answered. */
async function timeOf(taken: number, value: string | null): Promise<number> {
  const startedAt = clock.now
  const answer = await answerEvenly(async () => {
    clock.now += taken
    return value
  })
  expect(answer).toBe(value)
  return clock.now - startedAt
}

describe('a failure', () => {
  it.each([
    [0.1, 700],
    [0.9, 700],
    [350, 700],
    [699.9, 700],
    [700, 700],
    [700.1, 1400],
    [1399.5, 1400],
    [9000, 9100],
  ])(
    'found after %d ms is answered after %d, so that the time says nothing of its reason',
    async (taken, at) => {
      expect(await timeOf(taken, null)).toBeCloseTo(at, 6)
    },
  )
})

it('what succeeds is answered at once', async () => {
  for (const taken of [0.1, 300, 701]) expect(await timeOf(taken, 'in')).toBeCloseTo(taken, 6)
})
