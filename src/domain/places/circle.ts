import type { Position } from '@/domain/properties/position'
import type { NearPlace } from '@/domain/search/areas/near-place'
import { placeById } from './place-index'

/** A circle on the map: its middle, how many kilometres a degree of longitude has there, and its radius. */
export type Circle = Position & { kmPerLng: number; km: number }

/** Kilometres in a degree of latitude. */
export const kmPerLat = 111.195

/** The kilometres between two points on a plane, which is precise to 30 m within 30 km. */
export function kmBetween(from: Position, to: Position): number {
  const north = (to.lat - from.lat) * kmPerLat
  const east = (to.lng - from.lng) * kmPerLat * Math.cos((from.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** The circle around a place of the gazetteer; null if there is no such place. */
export function circleOf({ place, km }: NearPlace): Circle | null {
  const middle = placeById(place)
  if (!middle) return null
  const { lat, lng } = middle
  return { lat, lng, kmPerLng: kmPerLat * Math.cos((lat * Math.PI) / 180), km }
}

/**
 * Whether a place is in a circle. Within 30 km a plane is precise to 30 m, and the database computes the same with the same
 * numbers (cms/queries/search/geometry-where.ts).
 */
export function isInCircle(position: Position, { lat, lng, kmPerLng, km }: Circle): boolean {
  const north = (position.lat - lat) * kmPerLat
  const east = (position.lng - lng) * kmPerLng
  return north * north + east * east <= km * km
}

/** The smallest box with a circle in it, in degrees. */
export const boxOf = ({ lat, lng, kmPerLng, km }: Circle) => ({
  south: lat - (km * margin) / kmPerLat,
  north: lat + (km * margin) / kmPerLat,
  west: lng - (km * margin) / kmPerLng,
  east: lng + (km * margin) / kmPerLng,
})

// So that rounding never puts a place of the circle outside its box.
const margin = 1.001
