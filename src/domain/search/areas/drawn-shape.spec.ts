import { describe, expect, it } from 'vitest'
import type { Position } from '@/domain/properties/position'
import { boxOfShape, formatShape, isInShape, parseShape, shapeToPolygon, tidyShape } from './drawn-shape'

const at = (lat: number, lng: number): Position => ({ lat, lng })

const square = [at(50, 4), at(50, 5), at(51, 5), at(51, 4)]

describe('a drawn area in an address', () => {
  it('is read as it is written, in characters that addresses keep', () => {
    const text = formatShape(square)
    expect(text).toBe('50~4_50~5_51~5_51~4')
    expect(encodeURIComponent(text)).toBe(text)
    expect(parseShape(text)).toEqual(square)
  })

  it('is rounded to ten metres, without a corner twice in a row', () => {
    expect(tidyShape([at(50.00004, 4), at(50, 4), at(50, 5), at(51.00006, 5), at(50, 4)])).toEqual([
      at(50, 4),
      at(50, 5),
      at(51.0001, 5),
    ])
  })

  it.each(['', '50~4_50~5', '50~4_50~5_x', '50~4_50~5_91~5', '50~4~1_50~5_51~5', '50~4_50~4_50~4'])(
    'is none for %j',
    (text) => expect(parseShape(text)).toEqual([]),
  )

  it('has at most sixty corners', () => {
    const round = (corners: number) =>
      Array.from({ length: corners }, (_, corner) => {
        const angle = (corner / corners) * 2 * Math.PI
        return at(50 + Math.sin(angle), 4 + Math.cos(angle))
      })
    expect(parseShape(formatShape(round(60)))).toHaveLength(60)
    expect(parseShape(formatShape(round(61)))).toEqual([])
    expect(formatShape(round(60)).length).toBeLessThan(1200)
  })

  it('is a polygon of PostgreSQL in whole numbers', () => {
    expect(shapeToPolygon([at(50.1234, 4.5), at(50, 5), at(51, 5)])).toBe(
      '((450000,5012340),(500000,5000000),(500000,5100000))',
    )
  })

  it('lies in its box, with its line', () => {
    const box = boxOfShape([at(50.1234, 4.5), at(50, 5), at(51, 4.75)])
    expect(box).toEqual({ south: 49.99999, north: 51.00001, west: 4.49999, east: 5.00001 })
  })
})

describe('a point', () => {
  it.each([
    [at(50.5, 4.5), true],
    [at(51.5, 4.5), false],
    [at(50.5, 3.5), false],
    [at(50, 4.5), true],
    [at(50, 4), true],
    [at(51, 5), true],
    [at(50.00001, 4.00001), true],
    [at(49.99999, 4.5), false],
    [at(51, 5.00001), false],
  ])('%j is in the square: %j', (point, isIn) => {
    expect(isInShape(point, square)).toBe(isIn)
    expect(isInShape(point, square.toReversed())).toBe(isIn)
  })

  it('is in a shape whose line goes around it, even twice', () => {
    const twice = [...square, ...square]
    expect(isInShape(at(50.5, 4.5), twice)).toBe(true)
    const bow = [at(50, 4), at(51, 5), at(50, 5), at(51, 4)]
    expect(isInShape(at(50.5, 4.9), bow)).toBe(true)
    expect(isInShape(at(50.9, 4.5), bow)).toBe(false)
  })

  it('is in a hollow shape only where it is filled', () => {
    const hook = [at(50, 4), at(50, 5), at(51, 5), at(51, 4.8), at(50.2, 4.8), at(50.2, 4)]
    expect(isInShape(at(50.1, 4.2), hook)).toBe(true)
    expect(isInShape(at(50.5, 4.4), hook)).toBe(false)
  })
})
