import { expect, it } from 'vitest'
import { recentDays } from './recent-days'

const since = '2026-03-20T23:30:00Z' // 21 March in Belgium

it.each([
  ['2026-03-20T22:30:00Z', []],
  ['2026-03-21T10:00:00Z', [0, 1]],
  ['2026-03-24T21:59:00Z', [3, 4]],
  ['2026-03-24T23:01:00Z', [4, 5]],
  // The clocks go forward on 29 March.
  ['2026-04-03T21:59:00Z', [13, 14]],
  ['2026-04-04T21:59:00Z', [14]],
  ['2026-04-04T22:00:00Z', []],
  ['2027-01-01T00:00:00Z', []],
])('at %s: %j', (now, days) => {
  expect(recentDays({ since, most: 14, now: new Date(now) })).toEqual(days)
})
