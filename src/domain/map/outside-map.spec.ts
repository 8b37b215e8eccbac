import { describe, expect, it } from 'vitest'
import { outsideMapHref } from './outside-map'

describe('outsideMapHref', () => {
  it('marks a place', () => {
    expect(outsideMapHref({ lat: 50.7, lng: 4.6, approximate: false })).toBe(
      'https://www.openstreetmap.org/?mlat=50.7&mlon=4.6#map=17/50.7/4.6',
    )
  })

  it('marks none that is approximate', () => {
    expect(outsideMapHref({ lat: 50.7, lng: 4.6, approximate: true })).toBe(
      'https://www.openstreetmap.org/#map=15/50.7/4.6',
    )
  })
})
