import { describe, expect, it } from 'vitest'
import { boxOf, circleOf, isInCircle, kmBetween } from './circle'

describe('a circle around a place', () => {
  const circle = circleOf({ place: 'be-municipality-wavre', km: 10 })
  if (!circle) throw new Error('Wavre is not there')

  it.each([
    // Limal is 3 km from Wavre, Ottignies 6, Namur 35.
    [{ lat: 50.6948, lng: 4.5754 }, true],
    [{ lat: 50.6653, lng: 4.5668 }, true],
    [{ lat: 50.4669, lng: 4.8675 }, false],
    [{ lat: circle.lat + 9.99 / 111.195, lng: circle.lng }, true],
    [{ lat: circle.lat + 10.01 / 111.195, lng: circle.lng }, false],
    [{ lat: circle.lat, lng: circle.lng + 9.99 / circle.kmPerLng }, true],
    [{ lat: circle.lat, lng: circle.lng + 10.01 / circle.kmPerLng }, false],
  ])('has %j in it: %j', (position, isIn) => {
    expect(isInCircle(position, circle)).toBe(isIn)
  })

  it('is in its box', () => {
    const { south, north, west, east } = boxOf(circle)
    for (const position of [
      { lat: south, lng: circle.lng },
      { lat: north, lng: circle.lng },
      { lat: circle.lat, lng: west },
      { lat: circle.lat, lng: east },
    ])
      expect(isInCircle(position, circle)).toBe(false)
  })

  it('is none around a place that does not exist', () => {
    expect(circleOf({ place: 'be-municipality-nowhere', km: 10 })).toBeNull()
  })
})

it('kilometres are measured along both axes', () => {
  expect(kmBetween({ lat: 50, lng: 4 }, { lat: 50.01, lng: 4 })).toBeCloseTo(1.112, 3)
  expect(kmBetween({ lat: 50, lng: 4 }, { lat: 50, lng: 4.01 })).toBeCloseTo(0.715, 3)
})
