import { kmBetween } from '@/domain/places/circle'
import { shownPosition, type PositionFields } from '@/domain/properties/position'
import type { NearbyKind } from './nearby-kinds'

/** A place that an editor names: a distance in metres that they know, or its position in degrees, or neither. */
export type NearbyPlace = {
  kind: NearbyKind
  name?: string | null
  distance?: number | null
  latitude?: number | null
  longitude?: number | null
}

/** How far it is, in metres: as the editor says, or straight, as the crow flies; null if nobody knows. */
export type ShownDistance = { metres: number; isStraight: boolean } | null

// The step in which distances of a home with a hidden address are told: from finer ones its place could be worked out.
const HIDDEN_STEP = 500

const inSteps = (metres: number, step: number): number => Math.max(step, Math.round(metres / step) * step)

const blurred = (metres: number): number => Math.max(1, Math.ceil(metres / HIDDEN_STEP)) * HIDDEN_STEP

// A position is typed or drawn on a map: more digits would only look exact.
const asMeasured = (metres: number): number => inSteps(metres, metres < 1000 ? 50 : 100)

/**
 * How far a place is from a property, as visitors may know it: of a property with a hidden address from the blurred place and
 * rounded up to 500 m, also where the editor typed a distance.
 */
export function shownDistance(
  home: PositionFields,
  place: Omit<NearbyPlace, 'kind' | 'name'>,
): ShownDistance {
  const isHidden = home.publishAddress !== true
  const { distance } = place
  if (typeof distance === 'number' && distance > 0)
    return { metres: isHidden ? blurred(distance) : distance, isStraight: false }
  const from = shownPosition(home)
  const to = shownPosition({ ...place, publishAddress: true })
  if (!from || !to) return null
  const metres = kmBetween(from, to) * 1000
  return { metres: isHidden ? blurred(metres) : asMeasured(metres), isStraight: true }
}
