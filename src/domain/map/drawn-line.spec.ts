import { describe, expect, it } from 'vitest'
import type { Position } from '@/domain/properties/position'
import { isInShape, shapeCorners } from '@/domain/search/areas/drawn-shape'
import { areaOfLine } from './drawn-line'

const middle = { lat: 50.7, lng: 4.6 }

/** Points on a circle of about `km` kilometres, from one share of a turn to another. */
function arc({ from = 0, to = 1, points = 200, km = 5, wobble = 0 }): Position[] {
  return Array.from({ length: points }, (_, at) => {
    const turn = (from + ((to - from) * at) / (points - 1)) * 2 * Math.PI
    const radius = (km * (1 + wobble * Math.sin(turn * 40))) / 111.195
    return {
      lat: middle.lat + radius * Math.sin(turn),
      lng: middle.lng + (radius * Math.cos(turn)) / Math.cos((middle.lat * Math.PI) / 180),
    }
  })
}

const east = (km: number): Position => ({ ...middle, lng: middle.lng + km / 70.4 })

describe('the area of a drawn line', () => {
  it('has few corners, and the line stays where it was drawn', () => {
    const area = areaOfLine(arc({}))
    expect(area.length).toBeGreaterThanOrEqual(8)
    expect(area.length).toBeLessThanOrEqual(shapeCorners.most)
    expect([middle, east(4.8)].map((place) => isInShape(place, area))).toEqual([true, true])
    expect([east(5.2), east(-5.2)].map((place) => isInShape(place, area))).toEqual([false, false])
  })

  it('is closed where a line ends before it meets its beginning', () => {
    const area = areaOfLine(arc({ to: 0.8 }))
    expect(isInShape(middle, area)).toBe(true)
    expect(isInShape(east(5.2), area)).toBe(false)
  })

  it('has no ends beyond the place where a line meets itself', () => {
    const [before, after] = [east(8), east(2)]
    const area = areaOfLine([before, ...arc({ from: 0.02, to: 0.97 }), { ...after, lat: 50.75 }, east(7.9)])
    expect(isInShape(middle, area)).toBe(true)
    expect(isInShape(east(7.5), area)).toBe(false)
  })

  it('is both loops of an eight', () => {
    const eight = Array.from({ length: 200 }, (_, at) => {
      const turn = ((at + 50) / 200) * 2 * Math.PI
      return { lat: middle.lat + 0.03 * Math.sin(2 * turn), lng: east(8 * Math.sin(turn)).lng }
    })
    const area = areaOfLine(eight)
    expect(isInShape(east(-5), area)).toBe(true)
    expect(isInShape(east(5), area)).toBe(true)
  })

  it('has at most as many corners as an address holds, however restless the hand is', () => {
    const area = areaOfLine(arc({ points: 2000, wobble: 0.2 }))
    expect(area.length).toBeGreaterThanOrEqual(shapeCorners.least)
    expect(area.length).toBeLessThanOrEqual(shapeCorners.most)
    expect(isInShape(middle, area)).toBe(true)
  })

  it('keeps corners that were set one by one', () => {
    const corners = [
      { lat: 50.7, lng: 4.6 },
      { lat: 50.7, lng: 4.7 },
      { lat: 50.8, lng: 4.7 },
      { lat: 50.8, lng: 4.6 },
    ]
    expect(areaOfLine(corners)).toEqual(corners)
    expect(areaOfLine(corners.slice(0, 3))).toEqual(corners.slice(0, 3))
  })

  it.each([
    ['nothing', []],
    ['a point', [middle]],
    ['a line', [middle, east(1), east(5)]],
    ['a line there and back', [middle, east(5), middle]],
    ['less than ten metres', arc({ km: 0.003 })],
  ])('is none of %s', (_case, line) => {
    expect(areaOfLine(line)).toEqual([])
  })
})
