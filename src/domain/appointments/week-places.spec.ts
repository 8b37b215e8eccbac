import { describe, expect, it } from 'vitest'
import { singleOpening, weeklyOpening } from '../../../tests/support/appointments/appointment-openings'
import { weekOf } from './week'
import { openPlacesOf } from './week-places'

// Wednesday the 10th of June and Saturday the 13th.
const week = weekOf('2026-06-10')
const now = new Date('2026-06-01T00:00:00.000Z')

const openings = new Map([
  [1, [singleOpening({ id: 1, to: '11:00', capacity: 2 })]],
  [2, [weeklyOpening({ id: 2, agent: 8, to: '11:00' })]],
])

const held = (given: Partial<Parameters<typeof openPlacesOf>[0]['held'][number]> = {}) => ({
  ...{ property: 1, agent: 7, slot: '20260610T0800Z-7' },
  ...{ startsAt: '2026-06-10T08:00:00.000Z', endsAt: '2026-06-10T08:30:00.000Z' },
  ...given,
})

const read = (given: Partial<Parameters<typeof openPlacesOf>[0]> = {}) => {
  const { places, isCut } = openPlacesOf({ week, openings, held: [], now, most: 100, ...given })
  const texts = places.map(
    ({ property, day, slots }) =>
      `${property} ${day} ${slots.map(({ time, free }) => `${time}=${free}`).join(' ')}`,
  )
  return { texts, isCut }
}

describe('the open places of a week', () => {
  it('are listed by day and property, with the number that is left', () => {
    expect(read().texts).toEqual(['1 2026-06-10 10:00=2 10:30=2', '2 2026-06-13 10:00=1 10:30=1'])
  })

  it('exclude booked ones', () => {
    expect(read({ held: [held()] }).texts[0]).toBe('1 2026-06-10 10:00=1 10:30=2')
  })

  it('exclude times at which the agent is at another property', () => {
    expect(read({ held: [held({ property: 9 })] }).texts[0]).toBe('1 2026-06-10 10:30=2')
  })

  it('are listed for each agent of a property', () => {
    const two = new Map([
      [1, [singleOpening({ to: '10:30' }), singleOpening({ id: 2, agent: 8, to: '10:30' })]],
    ])
    const { places } = openPlacesOf({ week, openings: two, held: [], now, most: 100 })
    expect(places.map(({ agent, slots }) => [agent, slots.map(({ key }) => key)])).toEqual([
      [7, ['20260610T0800Z-7']],
      [8, ['20260610T0800Z-8']],
    ])
  })

  it('exclude times that have begun', () => {
    expect(read({ now: new Date('2026-06-10T08:00:00.000Z') }).texts[0]).toBe('1 2026-06-10 10:30=2')
  })

  it('exclude other weeks', () => {
    expect(read({ week: weekOf('2026-06-17') }).texts).toEqual(['2 2026-06-20 10:00=1 10:30=1'])
  })

  it('are cut off at the end if there are too many, and marked as cut off', () => {
    expect(read({ most: 3 })).toEqual({
      texts: ['1 2026-06-10 10:00=2 10:30=2', '2 2026-06-13 10:00=1'],
      isCut: true,
    })
    expect(read({ most: 4 }).isCut).toBe(false)
  })
})
