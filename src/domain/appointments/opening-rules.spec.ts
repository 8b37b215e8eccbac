import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import {
  randomOpening,
  singleOpening,
  weeklyOpening,
} from '../../../tests/support/appointments/appointment-openings'
import { findOpeningProblems } from './opening-rules'

describe('findOpeningProblems', () => {
  it.each([
    [{}],
    [{ from: '00:00', to: '23:59' }],
    [{ from: '10:00', to: '10:30' }],
    [{ length: 5, pause: 240, capacity: 100, notice: 720 }],
    [{ from: '09:00', to: '17:00', length: 480, pause: 0, capacity: 1, notice: 0 }],
  ])('are none of one on a day with %j', (given) => {
    expect(findOpeningProblems(singleOpening(given))).toEqual([])
  })

  it.each([
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7] }],
    [{ lastDay: null }],
    [{ firstDay: '2026-06-10', lastDay: '2026-06-10' }],
    [{ except: ['2026-06-13', '2020-01-01'] }],
  ])('are none of a weekly one with %j', (given) => {
    expect(findOpeningProblems(weeklyOpening(given))).toEqual([])
  })

  it.each([
    [{ date: '2026-02-30' }, 'date', 'invalid'],
    [{ date: '' }, 'date', 'invalid'],
    [{ from: '9:00' }, 'from', 'invalid'],
    [{ to: '24:00' }, 'to', 'invalid'],
    [{ to: '10:00' }, 'to', 'order'],
    [{ from: '22:00', to: '02:00' }, 'to', 'order'],
    [{ to: '10:29' }, 'to', 'too-short'],
    [{ length: 4 }, 'length', 'too-low'],
    [{ from: '01:00', to: '23:00', length: 481 }, 'length', 'too-high'],
    [{ length: 7.5 }, 'length', 'invalid'],
    [{ length: Number.NaN }, 'length', 'invalid'],
    [{ pause: -1 }, 'pause', 'too-low'],
    [{ pause: 241 }, 'pause', 'too-high'],
    [{ capacity: 0 }, 'capacity', 'too-low'],
    [{ capacity: 101 }, 'capacity', 'too-high'],
    [{ notice: -1 }, 'notice', 'too-low'],
    [{ notice: 721 }, 'notice', 'too-high'],
  ])('of one on a day with %j: %s is %s', (given, field, code) => {
    expect(findOpeningProblems(singleOpening(given))).toEqual([{ field, code }])
  })

  it.each([
    [{ weekdays: [] }, 'weekdays', 'required'],
    [{ weekdays: [0] }, 'weekdays', 'invalid'],
    [{ weekdays: [1, 8] }, 'weekdays', 'invalid'],
    [{ weekdays: [1.5] }, 'weekdays', 'invalid'],
    [{ firstDay: 'soon' }, 'firstDay', 'invalid'],
    [{ lastDay: '2026-06-31' }, 'lastDay', 'invalid'],
    [{ lastDay: '2025-12-31' }, 'lastDay', 'order'],
    [{ except: ['2026-06-13', '13/06'] }, 'except', 'invalid'],
  ])('of a weekly one with %j: %s is %s', (given, field, code) => {
    expect(findOpeningProblems(weeklyOpening(given))).toContainEqual({ field, code })
  })

  it('are all reported at once, in the order of the fields', () => {
    const given = { date: '?', from: '?', to: '?', capacity: 0, notice: 1000 }
    expect(findOpeningProblems(singleOpening(given)).map(({ field }) => field)).toEqual([
      'date',
      'from',
      'to',
      'capacity',
      'notice',
    ])
  })

  it('are none of the openings that the other tests are made with', () => {
    const random = createRandom(5)
    for (let round = 0; round < 200; round += 1)
      expect(findOpeningProblems(randomOpening(random))).toEqual([])
  })
})
