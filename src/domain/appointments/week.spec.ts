import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { addMinutes, momentBy } from './brussels-time'
import { layOutWeek, otherWeek, parseWeek, weekOf } from './week'

describe('weekOf', () => {
  it.each([
    ['2026-06-10', '2026-W24', '2026-06-08', '2026-06-14'],
    ['2026-03-29', '2026-W13', '2026-03-23', '2026-03-29'],
    ['2026-12-28', '2026-W53', '2026-12-28', '2027-01-03'],
    ['2027-01-03', '2026-W53', '2026-12-28', '2027-01-03'],
    ['2027-01-04', '2027-W01', '2027-01-04', '2027-01-10'],
    ['2024-12-30', '2025-W01', '2024-12-30', '2025-01-05'],
  ])('of %s is %s, from %s to %s', (day, id, monday, sunday) => {
    const week = weekOf(day)
    expect(week.id).toBe(id)
    expect([week.days[0], week.days[6], week.days.length]).toEqual([monday, sunday, 7])
    expect(parseWeek(id)).toEqual(week)
  })
})

describe('parseWeek', () => {
  it.each(['2026-W54', '2027-W53', '2026-W00', '2026-W1', '2026-24', 'W24', '1800-W01', '', '2026-W24 '])(
    'is none of %j',
    (id) => {
      expect(parseWeek(id)).toBeNull()
    },
  )
})

describe('otherWeek', () => {
  it.each([
    ['2026-12-30', 1, '2027-W01'],
    ['2027-01-05', -1, '2026-W53'],
    ['2026-03-25', 1, '2026-W14'],
  ])('from the one of %s by %d is %s', (day, weeks, id) => {
    expect(otherWeek({ week: weekOf(day), weeks }).id).toBe(id)
  })
})

type Item = { name: string; startsAt: string; endsAt: string }

const at = (name: string, day: string, time: string, minutes: number): Item => {
  const startsAt = momentBy({ day, time })
  return { name, startsAt, endsAt: addMinutes({ moment: startsAt, minutes }) }
}

const wednesday = '2026-06-10'
const laid = (...items: Item[]) =>
  layOutWeek({ week: weekOf(wednesday), items })[2]?.items.map(({ item, lane, lanes }) => [
    item.name,
    lane,
    lanes,
  ])

describe('layOutWeek', () => {
  it('has every day of the week, with its appointments where the clocks show them', () => {
    const items = [
      at('late', '2026-06-14', '18:00', 30),
      at('early', '2026-06-08', '09:15', 45),
      at('other week', '2026-06-15', '09:00', 30),
      at('week before', '2026-06-07', '23:00', 30),
    ]
    const days = layOutWeek({ week: weekOf(wednesday), items })
    expect(days.map(({ day }) => day)).toEqual(weekOf(wednesday).days)
    expect(days[0]?.items).toEqual([
      { item: items[1], time: '09:15', until: '10:00', top: 555, height: 45, lane: 0, lanes: 1 },
    ])
    expect(days[6]?.items.map(({ item }) => item.name)).toEqual(['late'])
    expect(days.flatMap((day) => day.items)).toHaveLength(2)
  })

  it('puts those that overlap side by side, and others below each other', () => {
    expect(
      laid(
        at('c', wednesday, '10:15', 30),
        at('a', wednesday, '10:00', 30),
        at('b', wednesday, '10:00', 60),
        at('d', wednesday, '10:30', 30),
        at('e', wednesday, '11:00', 30),
      ),
    ).toEqual([
      ['b', 0, 3],
      ['a', 1, 3],
      ['c', 2, 3],
      ['d', 1, 3],
      ['e', 0, 1],
    ])
  })

  it('lets one begin where another ends', () => {
    expect(laid(at('a', wednesday, '10:00', 30), at('b', wednesday, '10:30', 30))).toEqual([
      ['a', 0, 1],
      ['b', 0, 1],
    ])
  })

  it('keeps the order of those at the same time', () => {
    const names = ['a', 'b', 'c', 'd']
    expect(laid(...names.map((name) => at(name, wednesday, '10:00', 30)))).toEqual(
      names.map((name, lane) => [name, lane, 4]),
    )
  })

  it('shows an appointment over midnight on its day, to the end of it', () => {
    const [item] =
      layOutWeek({ week: weekOf(wednesday), items: [at('a', wednesday, '23:30', 60)] })[2]?.items ?? []
    expect(item).toMatchObject({ time: '23:30', until: '00:30', top: 1410, height: 30 })
  })

  it.each([
    ['summer', '2026-03-29', '01:30', '03:30', '2026-03-29T00:30:00.000Z'],
    ['winter', '2026-10-25', '02:30', '02:30', '2026-10-25T00:30:00.000Z'],
  ])(
    'gives an appointment over the change to %s time its real length',
    (_what, day, time, until, startsAt) => {
      const items = [{ startsAt, endsAt: addMinutes({ moment: startsAt, minutes: 60 }) }]
      const sunday = layOutWeek({ week: weekOf(day), items })[6]
      expect(sunday?.items[0]).toMatchObject({ time, until, height: 60 })
    },
  )

  it('never draws two on each other, nor takes more columns than it has', () => {
    const random = createRandom(11)
    for (let round = 0; round < 100; round += 1) {
      const items = Array.from({ length: random.whole(0, 12) }, (_, name) =>
        at(
          String(name),
          wednesday,
          `${random.whole(10, 14)}:${random.pick(['00', '15', '30', '45'])}`,
          random.pick([15, 30, 60, 90]),
        ),
      )
      const placed = layOutWeek({ week: weekOf(wednesday), items })[2]?.items ?? []
      expect(placed).toHaveLength(items.length)
      const clashes = placed.filter((one, position) =>
        placed
          .slice(position + 1)
          .some(
            (other) =>
              one.top < other.top + other.height &&
              other.top < one.top + one.height &&
              (one.lane === other.lane || one.lanes !== other.lanes),
          ),
      )
      expect(clashes).toEqual([])
      expect(placed.filter(({ lane, lanes }) => lane < 0 || lane >= lanes)).toEqual([])
    }
  })
})
