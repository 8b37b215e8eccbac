import type { Position } from '@/domain/properties/position'
import type { MapBounds } from './map-bounds'

// About a metre.
const digits = 5

const within = (degrees: number, most: number): number => Math.max(-most, Math.min(most, degrees))

/** A place as precisely as a pin is set, on the globe. */
export const pinPlace = ({ lat, lng }: Position): Position => ({
  lat: within(Number(lat.toFixed(digits)), 90),
  lng: within(Number(lng.toFixed(digits)), 180),
})

/** The middle of what a map shows. */
export const middleOf = ({ north, south, east, west }: MapBounds): Position =>
  pinPlace({ lat: (north + south) / 2, lng: (east + west) / 2 })

// Some two kilometres to the north and to the south.
const reach = 0.02

/** What a map shows of a town. */
export const aroundTown = ({ lat, lng }: Position): MapBounds => ({
  north: lat + reach,
  south: lat - reach,
  east: lng + reach,
  west: lng - reach,
})
