import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import {
  randomDays,
  randomOpening,
  singleOpening,
  weeklyOpening,
} from '../../../tests/support/appointments/appointment-openings'
import { addMinutes } from './brussels-time'
import {
  findFreeSlot,
  freePlace,
  freeSlots,
  nextFree,
  obstacleOf,
  offeredDays,
  situationOf,
  appointmentDays,
  type HeldPlace,
  type BookingSituation,
} from './free-places'
import { slotsOf, slotsOfProperty, type Slot } from './appointment-times'

const june = { fromDay: '2026-06-01', toDay: '2026-06-30' }
const situation = (now: string, given: Partial<BookingSituation> = {}): BookingSituation => ({
  now: new Date(now),
  taken: new Map(),
  ...given,
})
const early = '2026-06-01T08:00:00Z'

const keyAt = (time: string) => `20260610T${time}Z-7`

describe('obstacleOf', () => {
  const [slot] = slotsOf(singleOpening({ notice: 24, capacity: 2 }), june)
  if (!slot) throw new Error('No slot')

  it.each([
    ['2026-06-09T07:59:59.999Z', null],
    ['2026-06-09T08:00:00.000Z', null],
    ['2026-06-09T08:00:00.001Z', 'too-late'],
    ['2026-06-10T07:59:59.999Z', 'too-late'],
    ['2026-06-10T08:00:00.000Z', 'past'],
    ['2027-01-01T00:00:00.000Z', 'past'],
  ])('at %s is %j', (now, expected) => {
    expect(obstacleOf({ slot, situation: situation(now) })).toBe(expected)
  })

  it.each([
    ['2026-06-10T07:59:59.999Z', null],
    ['2026-06-10T08:00:00.000Z', 'past'],
  ])('for staff, who need no notice, at %s is %j', (now, expected) => {
    expect(obstacleOf({ slot, situation: situation(now, { by: 'staff' }) })).toBe(expected)
  })

  it.each([
    [0, null],
    [1, null],
    [2, 'full'],
    [3, 'full'],
  ])('with %d places of two held is %j', (held, expected) => {
    const taken = new Map([[slot.key, held]])
    expect(obstacleOf({ slot, situation: situation(early, { taken }) })).toBe(expected)
    expect(obstacleOf({ slot, situation: situation(early, { taken, by: 'staff' }) })).toBe(expected)
  })

  it.each([
    [7, '2026-06-10T08:29:00.000Z', '2026-06-10T09:00:00.000Z', 'full'],
    [7, '2026-06-10T08:30:00.000Z', '2026-06-10T09:00:00.000Z', null],
    [7, '2026-06-10T07:00:00.000Z', '2026-06-10T08:00:00.000Z', null],
    [8, '2026-06-10T08:00:00.000Z', '2026-06-10T08:30:00.000Z', null],
  ])('while agent %d is elsewhere from %s to %s is %j', (agent, startsAt, endsAt, expected) => {
    const busy = [{ agent, startsAt, endsAt }]
    expect(obstacleOf({ slot, situation: situation(early, { busy }) })).toBe(expected)
  })

  it('counts the notice in real hours over a change of the clocks', () => {
    const [monday] = slotsOf(singleOpening({ date: '2026-03-30', notice: 48 }), {
      fromDay: '2026-03-30',
      toDay: '2026-03-30',
    })
    if (!monday) throw new Error('No slot')
    const at = (now: string) => obstacleOf({ slot: monday, situation: situation(now) })
    // Saturday at nine, in winter time.
    expect(at('2026-03-28T08:00:00.000Z')).toBeNull()
    expect(at('2026-03-28T08:00:00.001Z')).toBe('too-late')
  })
})

describe('situationOf', () => {
  const property = { property: 1, now: new Date(early) }
  const slots = slotsOf(singleOpening({ capacity: 2 }), june)
  const held = {
    property: 1,
    agent: 7,
    slot: keyAt('0800'),
    startsAt: '2026-06-10T08:00:00.000Z',
    endsAt: '2026-06-10T08:30:00.000Z',
  }
  const left = (...places: HeldPlace[]) =>
    freeSlots({ slots, situation: situationOf({ ...property, held: places }) }).map(({ time, free }) => [
      time,
      free,
    ])
  const rest = [
    ['10:30', 2],
    ['11:00', 2],
    ['11:30', 2],
  ]

  it('has the places of a slot that are held at this property', () => {
    expect(left(held)).toEqual([['10:00', 1], ...rest])
    expect(left(held, held)).toEqual(rest)
  })

  it('keeps the agent from a slot at which they show another property, and from no other', () => {
    expect(left({ ...held, property: 2 })).toEqual(rest)
    expect(left({ ...held, property: 2, agent: 8 })).toEqual([['10:00', 2], ...rest])
  })

  it('keeps them from slots beside a booking of before the opening was changed', () => {
    const before = {
      ...held,
      slot: keyAt('0745'),
      startsAt: '2026-06-10T07:45:00.000Z',
      endsAt: '2026-06-10T08:15:00.000Z',
    }
    expect(left(before)).toEqual(rest)
  })

  it('has the entries of their own calendar, and the visitor', () => {
    const { startsAt, endsAt } = held
    const elsewhere = [{ agent: 7, startsAt, endsAt }]
    const asked = situationOf({ ...property, held: [], elsewhere, by: 'staff' })
    expect(freeSlots({ slots, situation: asked }).map(({ time }) => time)).toEqual([
      '10:30',
      '11:00',
      '11:30',
    ])
    expect(asked.by).toBe('staff')
  })
})

describe('appointmentDays', () => {
  const slots = slotsOfProperty({
    openings: [
      singleOpening({ id: 1, date: '2026-06-10', to: '11:00', notice: 2 }),
      singleOpening({ id: 2, date: '2026-06-11', to: '11:00', notice: 2 }),
      singleOpening({ id: 3, date: '2026-06-12', to: '11:00', notice: 2 }),
    ],
    ...june,
  })

  it('has the free times of each day, and marks full days', () => {
    const taken = new Map([
      ['20260611T0800Z-7', 1],
      ['20260612T0800Z-7', 1],
      ['20260612T0830Z-7', 1],
    ])
    const days = appointmentDays({ slots, situation: situation(early, { taken }) })
    expect(days.map(({ day, isFull, slots: left }) => [day, isFull, left.map(({ time }) => time)])).toEqual([
      ['2026-06-10', false, ['10:00', '10:30']],
      ['2026-06-11', false, ['10:30']],
      ['2026-06-12', true, []],
    ])
  })

  it('leaves out days that are past or too near, which are not full', () => {
    const days = appointmentDays({ slots, situation: situation('2026-06-10T06:31:00Z') })
    expect(days.map(({ day }) => day)).toEqual(['2026-06-11', '2026-06-12'])
  })

  it('calls a day full of which the rest is too near', () => {
    const taken = new Map([[keyAt('0830'), 1]])
    const [day] = appointmentDays({ slots, situation: situation('2026-06-10T06:15:00Z', { taken }) })
    expect(day).toEqual({ day: '2026-06-10', slots: [], isFull: true })
  })

  it('is empty without slots', () => {
    expect(appointmentDays({ slots: [], situation: situation(early) })).toEqual([])
  })
})

describe('nextFree', () => {
  const slots = slotsOf(weeklyOpening({ to: '11:00' }), june)

  it('gives the requested number of next ones, from a day on', () => {
    const taken = new Map([['20260606T0800Z-7', 1]])
    const asked = { slots, situation: situation(early, { taken }), count: 2 }
    const timesOf = (fromDay?: string) =>
      nextFree({ ...asked, fromDay }).map(({ day, time }) => `${day} ${time}`)
    expect(timesOf()).toEqual(['2026-06-06 10:30', '2026-06-13 10:00'])
    expect(timesOf('2026-06-14')).toEqual(['2026-06-20 10:00', '2026-06-20 10:30'])
    expect(timesOf('2026-06-28')).toEqual([])
  })

  it('says how many places are left', () => {
    const many = slotsOf(singleOpening({ capacity: 3 }), june)
    const taken = new Map([[keyAt('0800'), 2]])
    const free = nextFree({ slots: many, situation: situation(early, { taken }), count: 2 })
    expect(free.map(({ free: left }) => left)).toEqual([1, 3])
  })
})

describe('findFreeSlot', () => {
  const openings = [singleOpening({ notice: 1, capacity: 2 })]
  const find = (key: string, asked: BookingSituation) => findFreeSlot({ openings, key, situation: asked })

  it('is the slot, if it can be booked', () => {
    const taken = new Map([[keyAt('0830'), 1]])
    expect(find(keyAt('0830'), situation(early, { taken }))).toMatchObject({
      ok: true,
      value: { key: keyAt('0830'), time: '10:30', free: 1 },
    })
  })

  it.each([
    ['past', keyAt('0800'), '2026-06-10T08:00:00Z', 0],
    ['too-late', keyAt('0800'), '2026-06-10T07:30:00Z', 0],
    ['full', keyAt('0800'), early, 2],
    ['unknown', keyAt('0815'), early, 0],
    ['unknown', '20260610T0800Z-8', early, 0],
    ['unknown', 'x'.repeat(5000), early, 0],
    ['unknown', '', early, 0],
  ])('says %s of %s at %s', (failure, key, now, held) => {
    const taken = new Map([[key, held]])
    expect(find(key, situation(now, { taken }))).toEqual({ ok: false, failure })
  })
})

describe('offeredDays', () => {
  it('begin with the day it is in Belgium, and are as many as are looked at', () => {
    expect(offeredDays(new Date('2026-06-30T22:30:00Z'))).toEqual({
      fromDay: '2026-07-01',
      toDay: '2026-08-31',
    })
  })

  it('are all that a visitor can book, while staff can go beyond', () => {
    const openings = [weeklyOpening({ weekdays: [1, 2, 3, 4, 5, 6, 7], lastDay: null })]
    const now = new Date('2026-07-01T08:00:00Z')
    const book = (key: string, by: 'visitor' | 'staff') =>
      findFreeSlot({ openings, key, situation: { now, taken: new Map(), by } })
    const unknown = { ok: false, failure: 'unknown' }
    expect(book('20260831T0800Z-7', 'visitor').ok).toBe(true)
    expect(book('20260901T0800Z-7', 'visitor')).toEqual(unknown)
    expect(book('20260901T0800Z-7', 'staff').ok).toBe(true)
    for (const key of ['20410901T0800Z-7', '99991231T2359Z-7', '00000101T0000Z-7'])
      expect(book(key, 'visitor')).toEqual(unknown)
  })
})

describe('freePlace', () => {
  it.each([
    [1, [], 1],
    [1, [1], null],
    [3, [1, 2], 3],
    [3, [1, 3], 2],
    [2, [1, 2, 3], null],
    [2, [3, 4], 1],
  ])('of %d with %j held is %j', (capacity, held, expected) => {
    expect(freePlace({ capacity, held })).toBe(expected)
  })
})

describe('booking random openings until nothing is left', () => {
  it('gives each slot as often as it has places, and no agent two appointments at a time', () => {
    const random = createRandom(42)
    for (let round = 0; round < 25; round += 1) {
      const openings = Array.from({ length: random.whole(1, 3) }, () => randomOpening(random))
      const slots = slotsOfProperty({ openings, ...randomDays(random) }).slice(0, 15)
      const now = new Date(
        addMinutes({ moment: slots[0]?.startsAt ?? `${early.slice(0, 19)}.000Z`, minutes: -1 }),
      )
      const taken = new Map<string, number>()
      const asked = { now, taken, by: 'staff' } as const
      const held = new Map<string, number[]>()
      const requests = slots.flatMap((slot) => Array.from({ length: slot.capacity + 2 }, () => slot))
      for (const { key } of requests.sort(() => random.whole(-1, 1))) {
        const found = findFreeSlot({ openings, key, situation: asked })
        const places = held.get(key) ?? []
        const place = found.ok ? freePlace({ capacity: found.value.capacity, held: places }) : null
        expect(found.ok).toBe(place !== null)
        if (place === null) continue
        held.set(key, [...places, place])
        taken.set(key, places.length + 1)
      }
      expect(freeSlots({ slots, situation: asked })).toEqual([])
      for (const { key, capacity } of slots) expect(held.get(key)).toEqual(oneTo(capacity))
      expect(appointmentDays({ slots, situation: asked }).every(({ isFull }) => isFull)).toBe(true)
    }
  })
})

const oneTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

describe('freeSlots', () => {
  it('are those without an obstacle, whatever is taken and whenever it is', () => {
    const random = createRandom(3)
    const slots: Slot[] = Array.from({ length: 30 }, () =>
      slotsOf(randomOpening(random), randomDays(random)),
    ).flat()
    const taken = new Map(slots.map(({ key }) => [key, random.whole(0, 3)]))
    const now = new Date('2026-10-25T01:30:00Z')
    const free = freeSlots({ slots, situation: { now, taken } })
    expect(free.length).toBeGreaterThan(0)
    expect(free.length).toBeLessThan(slots.length)
    for (const { startsAt, notice, capacity, key, free: left } of free) {
      expect(Date.parse(startsAt) - now.getTime()).toBeGreaterThanOrEqual(notice * 3_600_000)
      expect(left).toBe(capacity - (taken.get(key) ?? 0))
      expect(left).toBeGreaterThan(0)
    }
  })
})
