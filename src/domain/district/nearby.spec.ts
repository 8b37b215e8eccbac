import { describe, expect, it } from 'vitest'
import { blurPosition } from '@/domain/properties/position'
import { shownDistance } from './nearby'

const home = { publishAddress: true, latitude: 50.7172, longitude: 4.6014 }
const hidden = { ...home, publishAddress: false }
const station = { latitude: 50.7158, longitude: 4.6058 }

describe('shownDistance', () => {
  it('is what the editor typed, else straight between the positions', () => {
    expect(shownDistance(home, { distance: 320, ...station })).toEqual({ metres: 320, isStraight: false })
    expect(shownDistance(home, station)).toEqual({ metres: 350, isStraight: true })
    expect(shownDistance(home, { latitude: 50.75, longitude: 4.6 })).toEqual({
      metres: 3600,
      isStraight: true,
    })
  })

  it('is none without a distance, a position or the property’s own', () => {
    expect(shownDistance(home, {})).toBeNull()
    expect(shownDistance(home, { latitude: 50.7 })).toBeNull()
    expect(shownDistance({ publishAddress: true }, station)).toBeNull()
  })

  it('is rounded up to 500 m where the address is hidden, also the typed one', () => {
    expect(shownDistance(hidden, { distance: 320 })).toEqual({ metres: 500, isStraight: false })
    expect(shownDistance(hidden, { distance: 1800 })).toEqual({ metres: 2000, isStraight: false })
    expect(shownDistance(hidden, station)?.metres).toBe(1000)
  })

  it('is the same for every home of a blurred square: the place cannot be worked out', () => {
    const middle = blurPosition({ lat: hidden.latitude, lng: hidden.longitude })
    const from = (latitude: number, longitude: number) =>
      shownDistance({ publishAddress: false, latitude, longitude }, { latitude: 50.75, longitude: 4.7 })
    for (const [north, east] of [
      [0.002, 0.003],
      [-0.002, 0.003],
      [0.002, -0.003],
      [-0.002, -0.003],
    ] as const)
      expect(from(middle.lat + north, middle.lng + east)).toEqual(from(middle.lat, middle.lng))
  })
})
