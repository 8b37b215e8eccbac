import { describe, expect, it } from 'vitest'
import { approximateRadius, blurPosition, shownPosition, type Position } from './position'

const wavre = { latitude: 50.71581, longitude: 4.60723 }

/** Metres between two places, by the haversine formula. */
function distance(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half))
}

// A fixed pseudo-random sequence, the same in each run.
function* places(count: number): Generator<Position> {
  let state = 42
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let index = 0; index < count; index += 1) yield { lat: 49.4 + next() * 2.1, lng: 2.5 + next() * 4 }
}

describe('shownPosition', () => {
  it('is the point itself where the address is published, to the metre', () => {
    expect(shownPosition({ publishAddress: true, latitude: 50.715812345, longitude: 4.607229 })).toEqual({
      lat: 50.71581,
      lng: 4.60723,
      approximate: false,
    })
  })

  it.each([false, null, undefined])('is approximate where publishing is %s', (publishAddress) => {
    const shown = shownPosition({ publishAddress, ...wavre })
    expect(shown?.approximate).toBe(true)
    expect(shown).not.toMatchObject({ lat: wavre.latitude })
    expect(shown).not.toMatchObject({ lng: wavre.longitude })
  })

  it.each([
    ['no latitude', { latitude: null, longitude: 4.6 }],
    ['no longitude', { latitude: 50.7, longitude: undefined }],
    ['the point 0, 0', { latitude: 0, longitude: 0 }],
    ['a latitude beyond the pole', { latitude: 90.1, longitude: 4.6 }],
    ['a longitude beyond the date line', { latitude: 50.7, longitude: -180.1 }],
    ['a latitude that is no number', { latitude: Number.NaN, longitude: 4.6 }],
  ])('is nowhere for %s', (_case, degrees) => {
    expect(shownPosition({ publishAddress: true, ...degrees })).toBeNull()
    expect(shownPosition({ publishAddress: false, ...degrees })).toBeNull()
  })

  it.each([
    [0, 4.6],
    [50.7, 0],
    [90, 180],
    [-90, -180],
  ])('takes %d, %d for a place', (latitude, longitude) => {
    expect(shownPosition({ publishAddress: true, latitude, longitude })).toMatchObject({
      lat: latitude,
      lng: longitude,
    })
    const blurred = shownPosition({ publishAddress: false, latitude, longitude })
    expect(Number.isFinite(blurred?.lat) && Number.isFinite(blurred?.lng)).toBe(true)
  })
})

describe('blurPosition', () => {
  it('keeps every property inside the circle that is drawn, and moves most of them far', () => {
    const moved = [...places(2000)].map((place) => distance(place, blurPosition(place)))
    expect(Math.max(...moved)).toBeLessThan(approximateRadius)
    expect(moved.filter((metres) => metres > 150).length).toBeGreaterThan(1600)
  })

  it('gives all properties of a square the same place, so that none of them can be told from it', () => {
    for (const place of places(200)) {
      const middle = blurPosition(place)
      const neighbours = [-300, 0, 300].flatMap((north) =>
        [-300, 0, 300].map((east) => ({
          lat: middle.lat + north / 111_195,
          lng: middle.lng + east / (111_195 * Math.cos((middle.lat * Math.PI) / 180)),
        })),
      )
      for (const neighbour of neighbours) expect(blurPosition(neighbour)).toEqual(middle)
    }
  })

  it('does not move a blurred position again', () => {
    const middle = blurPosition({ lat: 50.71581, lng: 4.60723 })
    expect(blurPosition(middle)).toEqual(middle)
    expect(blurPosition({ lat: 50.71581, lng: 4.60723 })).toEqual(middle)
  })
})
