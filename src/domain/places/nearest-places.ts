import type { Position } from '@/domain/properties/position'
import { kmBetween } from './circle'

/**
 * The places nearest to a point, the nearest first, at most `limit`, none further than `km`.
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
  return places
    .flatMap((place) => (place.position ? [{ place, km: kmBetween(from, place.position) }] : []))
    .filter((one) => one.km <= km)
    .sort((one, other) => one.km - other.km)
    .slice(0, limit)
    .map(({ place }) => place)
}
