import { describe, expect, it } from 'vitest'
import { aroundTown, middleOf, pinPlace } from './pin'

describe('pinPlace', () => {
  it.each([
    [
      { lat: 50.717_234_56, lng: 4.601_449_9 },
      { lat: 50.717_23, lng: 4.601_45 },
    ],
    [
      { lat: 91, lng: -180.5 },
      { lat: 90, lng: -180 },
    ],
  ])('of %j is %j', (place, expected) => {
    expect(pinPlace(place)).toEqual(expected)
  })
})

describe('middleOf', () => {
  it('is between all sides', () => {
    expect(middleOf({ north: 50.8, south: 50.6, east: 4.8, west: 4.4 })).toEqual({ lat: 50.7, lng: 4.6 })
  })

  it('of what is shown of a town is the town', () => {
    const town = { lat: 50.717_2, lng: 4.601_4 }
    expect(middleOf(aroundTown(town))).toEqual(town)
  })
})
