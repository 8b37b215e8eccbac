import type { Position } from './position'

/** What one does with a property: only properties of one use are like each other. */
export type Use = 'living' | 'land' | 'investment' | 'garage' | 'business'

// By the WebID of the main type (specification section 3): shops, halls and offices are all for a business.
const uses: Readonly<Record<Use, readonly number[]>> = {
  living: [1, 2, 3],
  land: [4],
  investment: [5],
  garage: [7],
  business: [6, 8, 9],
}

const useNames: readonly Use[] = ['living', 'land', 'investment', 'garage', 'business']

/** The use of a type; null for one that is none of the specification's. */
export const useOf = (typeWebId: number | null | undefined): Use | null =>
  useNames.find((use) => typeof typeWebId === 'number' && uses[use].includes(typeWebId)) ?? null

/** The WebIDs of the types whose properties a property of this type can be compared with: an unknown type is its own use. */
export function comparedTypes(typeWebId: number | null | undefined): readonly number[] {
  const use = useOf(typeWebId)
  if (use !== null) return uses[use]
  return typeof typeWebId === 'number' ? [typeWebId] : []
}

/** A property as it is compared with others of its goal, its use and its kind of sale. */
export type ComparedProperty = {
  id: number
  typeWebId: number | null
  cityId: number | null
  /** Where the map shows it. */
  position: Position | null
  /** In euro, where visitors see it. */
  price: number | null
  /** In m²: of the ground for land, else of the living space. */
  surface: number | null
}

/** Beyond these a property is not like another; kilometres, and how many times the other. */
export const similarityLimits = { distance: 20, price: 1.5, surface: 2 } as const

/** Under this no property is shown, rather than any. */
export const similarityFloor = 0.4

export const mostSimilar = 3

const weights = { place: 0.4, price: 0.35, surface: 0.25 } as const

// What is not known of one of both speaks neither for nor against it.
const unknown = 0.5

// A flat for somebody who looks at a house.
const otherType = 0.8

/**
 * How much a property is like another, 0 to 1; null where place, price or size is too far away. Place counts most, then the
 * price, then the size; another type of the same use counts a fifth less.
 */
export function similarity(property: ComparedProperty, other: ComparedProperty): number | null {
  const place = nearness(distanceBetween(property, other))
  const price = closeness({ one: property.price, other: other.price, most: similarityLimits.price })
  const surface = closeness({ one: property.surface, other: other.surface, most: similarityLimits.surface })
  if (place === null || price === null || surface === null) return null
  const alike = weights.place * place + weights.price * price + weights.surface * surface
  return property.typeWebId === other.typeWebId ? alike : alike * otherType
}

/**
 * The properties most like this one: those above the floor, the most alike first; of two equal ones the nearer, then the one
 * that came later. The candidates have its goal, its use and its kind of sale, and can be had.
 */
export function findMostSimilar(
  property: ComparedProperty,
  candidates: readonly ComparedProperty[],
): ComparedProperty[] {
  return candidates
    .filter(({ id }) => id !== property.id)
    .flatMap((other) => {
      const alike = similarity(property, other)
      return alike !== null && alike >= similarityFloor ? [{ other, alike }] : []
    })
    .sort(
      (one, two) =>
        two.alike - one.alike ||
        (distanceBetween(property, one.other) ?? 0) - (distanceBetween(property, two.other) ?? 0) ||
        two.other.id - one.other.id,
    )
    .slice(0, mostSimilar)
    .map(({ other }) => other)
}

/** 1 at the same place, 0 at the limit; null beyond it, or where it is not known how far it is. */
const nearness = (distance: number | null): number | null =>
  distance === null || distance > similarityLimits.distance ? null : 1 - distance / similarityLimits.distance

/** 1 for equal figures, 0 where one is `most` times the other, null beyond. */
function closeness({
  one,
  other,
  most,
}: {
  one: number | null
  other: number | null
  most: number
}): number | null {
  if (one === null || other === null || one <= 0 || other <= 0) return unknown
  const apart = Math.abs(Math.log(one / other)) / Math.log(most)
  return apart > 1 + 1e-9 ? null : Math.max(0, 1 - apart)
}

const kilometresPerDegree = 111.195

/** In kilometres, as the crow flies; 0 within a town where a place is not known, null where that does not say it. */
export function distanceBetween(one: ComparedProperty, other: ComparedProperty): number | null {
  if (one.position === null || other.position === null)
    return one.cityId !== null && one.cityId === other.cityId ? 0 : null
  const north = (one.position.lat - other.position.lat) * kilometresPerDegree
  const middle = (one.position.lat + other.position.lat) / 2
  const east =
    (one.position.lng - other.position.lng) * kilometresPerDegree * Math.cos((middle * Math.PI) / 180)
  return Math.hypot(north, east)
}
