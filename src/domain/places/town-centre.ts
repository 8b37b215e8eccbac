import type { Position } from '@/domain/properties/position'
import { nodeById, placesIn } from './place-index'
import { placeOfTown } from './town-places'
import type { Town } from './town-names'

/** The point that the gazetteer has for a town itself, not for all of its municipality; null if it does not know the town. */
export function centreOfTown(town: Town): Position | null {
  const id = placeOfTown(town)
  const node = id === null ? null : nodeById(id)
  if (!node) return null
  const main = placesIn(node.place.id).find(({ isTown }) => isTown)
  const { lat, lng } = (main ?? node).place
  return { lat, lng }
}
