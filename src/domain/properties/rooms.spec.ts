import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { roomCount, roomCounts, roomKinds } from './rooms'

describe('roomCounts', () => {
  it('distinguishes a bathroom and a shower room', () => {
    expect(roomCounts({ showerRooms: 1, bathrooms: 1 })).toEqual([
      { kind: 'bathrooms', count: 1 },
      { kind: 'showerRooms', count: 1 },
    ])
  })

  it.each([null, undefined, {}, { bathrooms: 0 }, { bathrooms: null }, { bathrooms: -1 }])(
    'knows of no bathroom in %j',
    (rooms) => {
      expect(roomCounts(rooms)).toEqual([])
      expect(roomCount(rooms, 'bathrooms')).toBeNull()
    },
  )

  it('shows each value of random properties, and nothing for missing ones', () => {
    const random = createRandom(19)
    for (let run = 0; run < 500; run += 1) {
      const rooms = Object.fromEntries(
        roomKinds.map((kind) => [kind, random.pick([null, 0, 1, 2, random.whole(3, 40)])]),
      )
      const counts = new Map(roomCounts(rooms).map(({ kind, count }) => [kind, count]))
      for (const kind of roomKinds) {
        expect(counts.get(kind) ?? 0).toBe(rooms[kind] ?? 0)
        expect(roomCount(rooms, kind)).toBe(counts.get(kind) ?? null)
      }
    }
  })
})
