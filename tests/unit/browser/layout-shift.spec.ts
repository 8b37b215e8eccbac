import { describe, expect, it } from 'vitest'
import { scoreShifts } from '../../../tools/bench/layout-shift'

describe('the score of layout shifts', () => {
  it.each([
    ['no shift', [], 0],
    [
      'shifts within a second of one another, together',
      [
        [0.1, 0],
        [0.2, 900],
      ],
      0.3,
    ],
    [
      'the worse of two bursts more than a second apart',
      [
        [0.1, 0],
        [0.15, 1001],
        [0.05, 3000],
      ],
      0.15,
    ],
    [
      'at most five seconds of one burst',
      [
        [0.1, 0],
        [0.1, 1000],
        [0.1, 2000],
        [0.1, 3000],
        [0.1, 4000],
        [0.1, 5000],
        [0.4, 5001],
      ],
      0.6,
    ],
  ] as const)('counts %s', (_what, shifts, score) => {
    expect(scoreShifts(shifts.map(([value, at]) => ({ value, at })))).toBeCloseTo(score)
  })
})
