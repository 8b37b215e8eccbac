import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import {
  randomDays,
  randomOpening,
  singleOpening,
  weeklyOpening,
} from '../../../tests/support/appointments/appointment-openings'
import { addDays, addMinutes, minutesBetween, minutesOf, momentBy, wallOf, weekdayOf } from './brussels-time'
import type { Opening } from './opening-rules'
import { findSlot, overlaps, slotLimits, slotsOf, slotsOfProperty, type Slot } from './appointment-times'

const timesOf = (slots: Slot[]): string[] => slots.map(({ time, until }) => `${time}-${until}`)
const onDay = (day: string) => ({ fromDay: day, toDay: day })
const on = (opening: Opening, day: string): Slot[] => slotsOf(opening, onDay(day))

describe('slotsOf', () => {
  it('has all that a page, a booking and the database need of an appointment', () => {
    const [slot] = on(singleOpening({ id: 4, capacity: 3, notice: 24 }), '2026-06-10')
    expect(slot).toEqual({
      key: '20260610T0800Z-7',
      opening: 4,
      agent: 7,
      startsAt: '2026-06-10T08:00:00.000Z',
      endsAt: '2026-06-10T08:30:00.000Z',
      day: '2026-06-10',
      time: '10:00',
      until: '10:30',
      capacity: 3,
      notice: 24,
    })
  })

  it.each([
    [{}, ['10:00-10:30', '10:30-11:00', '11:00-11:30', '11:30-12:00']],
    [{ pause: 15 }, ['10:00-10:30', '10:45-11:15', '11:30-12:00']],
    [{ to: '11:59' }, ['10:00-10:30', '10:30-11:00', '11:00-11:30']],
    [{ length: 120 }, ['10:00-12:00']],
    [{ from: '23:00', to: '23:59' }, ['23:00-23:30']],
  ])('cuts the opening %j into %j', (given, expected) => {
    expect(timesOf(on(singleOpening(given), '2026-06-10'))).toEqual(expected)
  })

  it('has none on other days, and none of an opening that is wrong', () => {
    expect(on(singleOpening(), '2026-06-09')).toEqual([])
    expect(on(singleOpening({ capacity: 0 }), '2026-06-10')).toEqual([])
    expect(on(singleOpening({ date: '2026-06-31' }), '2026-06-10')).toEqual([])
  })

  it('repeats every week on its weekdays, from the first to the last day, but for the exceptions', () => {
    const opening = weeklyOpening({
      weekdays: [3, 6],
      firstDay: '2026-06-06',
      lastDay: '2026-06-17',
      except: ['2026-06-13'],
      to: '10:30',
    })
    const slots = slotsOf(opening, { fromDay: '2026-06-01', toDay: '2026-06-30' })
    expect(slots.map(({ day }) => day)).toEqual(['2026-06-06', '2026-06-10', '2026-06-17'])
  })

  it('goes on without a last day', () => {
    expect(on(weeklyOpening({ lastDay: null }), '2041-06-01')).toHaveLength(4)
  })

  it.each([
    ['the Saturday before summer time', '2026-03-28', '2026-03-28T09:00:00.000Z'],
    ['the Sunday of summer time', '2026-03-29', '2026-03-29T08:00:00.000Z'],
    ['the Sunday of summer time a year later', '2027-03-28', '2027-03-28T08:00:00.000Z'],
    ['the Saturday before winter time', '2026-10-24', '2026-10-24T08:00:00.000Z'],
    ['the Sunday of winter time', '2026-10-25', '2026-10-25T09:00:00.000Z'],
    ['the Sunday of winter time a year later', '2027-10-31', '2027-10-31T09:00:00.000Z'],
  ])('is at ten by the clocks on %s', (_what, day, startsAt) => {
    const [slot] = on(weeklyOpening({ weekdays: [6, 7], lastDay: null }), day)
    expect(slot).toMatchObject({ startsAt, time: '10:00', until: '10:30' })
  })

  it.each([
    [
      'leaves out what the clocks leap over',
      {},
      ['01:00-01:30', '01:30-03:00', '03:00-03:30', '03:30-04:00', '04:00-04:30'],
    ],
    [
      'keeps the real length of a visit',
      { length: 60, from: '00:30' },
      ['00:30-01:30', '01:30-03:30', '03:30-04:30'],
    ],
    [
      'starts nothing before the last has ended',
      { from: '01:45', to: '06:15', length: 90 },
      ['01:45-04:15', '04:45-06:15'],
    ],
    [
      'starts nothing before the pause is over',
      { length: 60, pause: 30, from: '00:30', to: '06:00' },
      ['00:30-01:30', '03:30-04:30', '05:00-06:00'],
    ],
    ['ends before an end in the leap', { to: '02:30' }, ['01:00-01:30']],
    ['begins after a start in the leap', { from: '02:30' }, ['03:00-03:30', '03:30-04:00', '04:00-04:30']],
    ['has nothing in the leap', { from: '02:00', to: '03:00' }, []],
  ])('%s in the night of spring', (_what, given, expected) => {
    const opening = singleOpening({ date: '2026-03-29', from: '01:00', to: '04:30', ...given })
    expect(timesOf(on(opening, '2026-03-29'))).toEqual(expected)
  })

  it('takes what the clocks show twice in autumn once, at the first', () => {
    const slots = on(singleOpening({ date: '2026-10-25', from: '01:30', to: '03:30' }), '2026-10-25')
    expect(slots.map(({ time, startsAt }) => [time, startsAt])).toEqual([
      ['01:30', '2026-10-24T23:30:00.000Z'],
      ['02:00', '2026-10-25T00:00:00.000Z'],
      ['02:30', '2026-10-25T00:30:00.000Z'],
      ['03:00', '2026-10-25T02:00:00.000Z'],
    ])
  })

  it('looks at so many days and gives so many slots, to the end of a day, and no more', () => {
    const year = { fromDay: '2026-01-01', toDay: '2026-12-31' }
    const days = slotsOf(always, year)
    expect(days).toHaveLength(slotLimits.days)
    expect(days.at(-1)?.day).toBe('2026-03-03')
    // 276 a day, of which the eighth has the 2000th.
    expect(slotsOf(crowded, year)).toHaveLength(8 * 276)
  })
})

const always = weeklyOpening({ weekdays: [1, 2, 3, 4, 5, 6, 7], lastDay: null, to: '10:30' })
const crowded = { ...always, from: '00:00', to: '23:00', length: 5 }

describe('slotsOf a random opening', () => {
  const random = createRandom(20260329)
  const cases = Array.from({ length: 150 }, () => {
    const opening = randomOpening(random)
    const days = randomDays(random)
    return { opening, days, slots: slotsOf(opening, days) }
  })

  it('covers both changes of the clocks, and many days without', () => {
    const days = new Set(cases.flatMap(({ slots }) => slots.map(({ day }) => day)))
    for (const day of ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31']) expect(days).toContain(day)
    expect(days.size).toBeGreaterThan(60)
  })

  it('has no slot outside the opening', () => {
    const outside = cases.flatMap(({ opening, days: { fromDay, toDay }, slots }) =>
      slots.filter(({ startsAt, endsAt, day, time, until }) => {
        const isOnItsDay = fromDay <= day && day <= toDay && isMeant(opening, day)
        const isWithin = time >= opening.from && endsAt <= momentBy({ day, time: opening.to })
        const start = wallOf(startsAt)
        const isAsShown = start.day === day && start.time === time && wallOf(endsAt).time === until
        const isWhole = minutesBetween({ from: startsAt, to: endsAt }) === opening.length
        return !(isOnItsDay && isWithin && isAsShown && isWhole)
      }),
    )
    expect(outside).toEqual([])
  })

  it('has no slot that overlaps another, or comes before the pause is over', () => {
    const early = cases.flatMap(({ opening: { pause: minutes }, slots }) =>
      slots.filter(({ startsAt }, at) => {
        const before = slots[at - 1]
        return before !== undefined && startsAt < addMinutes({ moment: before.endsAt, minutes })
      }),
    )
    expect(early).toEqual([])
  })

  it('leaves out no slot that the clocks have room for, on a day without a change', () => {
    for (const { opening, slots } of cases) {
      const { from, to, length, pause } = opening
      const room = Math.floor((minutesOf(to) - minutesOf(from) + pause) / (length + pause))
      const days = new Set(slots.map(({ day }) => day).filter((day) => !mayChange(day)))
      for (const day of days) expect(slots.filter((slot) => slot.day === day)).toHaveLength(room)
    }
  })

  it('names a slot the same from whatever window it is seen', () => {
    for (const { opening, days, slots } of cases) {
      const moved = {
        fromDay: addDays({ day: days.fromDay, days: random.whole(-12, 12) }),
        toDay: addDays({ day: days.toDay, days: random.whole(-8, 8) }),
      }
      const isInBoth = ({ day }: Slot) =>
        [days, moved].every(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
      expect(slotsOf(opening, moved).filter(isInBoth)).toEqual(slots.filter(isInBoth))
      expect(new Set(slots.map(({ key }) => key)).size).toBe(slots.length)
    }
  })
})

// The clocks change on Sundays of these months.
const mayChange = (day: string): boolean => /-(?:03|10)-/.test(day) && weekdayOf(day) === 7

const isMeant = (opening: Opening, day: string): boolean =>
  opening.kind === 'single'
    ? day === opening.date
    : opening.weekdays.includes(weekdayOf(day)) &&
      !opening.except.includes(day) &&
      day >= opening.firstDay &&
      (opening.lastDay === null || day <= opening.lastDay)

describe('slotsOfProperty', () => {
  const property = (...openings: Opening[]) => slotsOfProperty({ openings, ...onDay('2026-06-10') })

  it('orders the slots of several openings by their start', () => {
    const slots = property(
      singleOpening({ id: 1, from: '14:00', to: '15:00' }),
      singleOpening({ id: 2, from: '10:00', to: '11:00' }),
    )
    expect(slots.map(({ time, opening }) => [time, opening])).toEqual([
      ['10:00', 2],
      ['10:30', 2],
      ['14:00', 1],
      ['14:30', 1],
    ])
  })

  it('offers what an agent opens twice once, as in the earlier opening', () => {
    const slots = property(singleOpening({ id: 1, capacity: 2 }), singleOpening({ id: 2, capacity: 5 }))
    expect(slots).toHaveLength(4)
    expect(slots.every(({ opening }) => opening === 1)).toBe(true)
  })

  it('never has an agent show the property twice at a time', () => {
    const slots = property(
      singleOpening({ id: 1, from: '10:15', to: '11:15', length: 60 }),
      singleOpening({ id: 2 }),
    )
    expect(timesOf(slots)).toEqual(['10:15-11:15', '11:30-12:00'])
  })

  it('offers the same time with two agents', () => {
    const slots = property(singleOpening({ agent: 9, to: '10:30' }), singleOpening({ agent: 8, to: '10:30' }))
    expect(slots.map(({ key }) => key)).toEqual(['20260610T0800Z-8', '20260610T0800Z-9'])
  })

  it('ends with the day on which there are enough, for all openings alike', () => {
    const openings = [crowded, { ...always, id: 2, agent: 8 }]
    const slots = slotsOfProperty({ openings, fromDay: '2026-01-01', toDay: '2026-12-31' })
    expect(slots).toHaveLength(8 * 277)
    expect(slots.at(-1)?.day).toBe('2026-01-08')
  })

  it('takes nothing back when an opening is added, and is the same from any window', () => {
    const random = createRandom(7)
    for (let round = 0; round < 40; round += 1) {
      const openings = Array.from({ length: random.whole(1, 3) }, () => randomOpening(random))
      const { fromDay } = randomDays(random)
      const days = { fromDay, toDay: addDays({ day: fromDay, days: 9 }) }
      const before = slotsOfProperty({ openings, ...days })
      const after = slotsOfProperty({ openings: [...openings, randomOpening(random)], ...days })
      const keys = new Set(after.map(({ key }) => key))
      expect(before.filter(({ key }) => !keys.has(key))).toEqual([])
      expect(keys.size).toBe(after.length)
      expect(after.filter((slot, at) => isTwice({ slot, others: after.slice(at + 1) }))).toEqual([])
      const { day = fromDay } = before[0] ?? {}
      const first = before.filter((slot) => slot.day === day)
      expect(slotsOfProperty({ openings, fromDay: day, toDay: day })).toEqual(first)
    }
  })
})

const isTwice = ({ slot, others }: { slot: Slot; others: Slot[] }): boolean =>
  others.some((other) => other.agent === slot.agent && overlaps({ slot, other }))

describe('findSlot', () => {
  const openings = [weeklyOpening({ weekdays: [6, 7], lastDay: null })]

  it.each(['2026-03-28', '2026-03-29', '2026-10-25', '2035-06-09'])('finds each slot of %s', (day) => {
    const slots = slotsOfProperty({ openings, ...onDay(day) })
    expect(slots).toHaveLength(4)
    for (const slot of slots) expect(findSlot({ openings, key: slot.key })).toEqual(slot)
  })

  it.each([
    ['another agent', '20260328T0900Z-8'],
    ['a minute beside', '20260328T0901Z-7'],
    ['a day without visits', '20260327T0900Z-7'],
    ['nothing', ''],
    ['no key', 'tomorrow'],
  ])('finds none for %s', (_what, key) => {
    expect(findSlot({ openings, key })).toBeNull()
  })

  it('finds none of another property', () => {
    const key = slotsOfProperty({ openings, ...onDay('2026-03-28') })[0]?.key ?? ''
    expect(findSlot({ openings: [singleOpening()], key })).toBeNull()
    expect(findSlot({ openings: [], key })).toBeNull()
  })
})
