import type { Position } from '@/domain/properties/position'
import { kmPerLat } from './circle'

/**
 * The places nearest to a point, the nearest first, at most `limit`, none further than `km`. Distances are on a plane, which is
 * precise to 30 m within 30 km.
 */
export function nearestPlaces<Place extends { position: Position | null }>({
  places,
  from,
  km,
  limit,
}: {
  places: readonly Place[]
  from: Position
  km: number
  limit: number
}): Place[] {
  const kmPerLng = kmPerLat * Math.cos((from.lat * Math.PI) / 180)
  const distance = ({ lat, lng }: Position) =>
    Math.hypot((lat - from.lat) * kmPerLat, (lng - from.lng) * kmPerLng)
  return places
    .flatMap((place) => (place.position ? [{ place, km: distance(place.position) }] : []))
    .filter((one) => one.km <= km)
    .sort((one, other) => one.km - other.km)
    .slice(0, limit)
    .map(({ place }) => place)
}
