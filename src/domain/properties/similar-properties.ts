import type { Position } from './position'

/** The use of a property: only properties with the same use are similar. */
export type PropertyUse = 'living' | 'land' | 'investment' | 'garage' | 'business'

// By the WebID of the main type (specification section 3): shops, halls and offices are all for a business.
const uses: Readonly<Record<PropertyUse, readonly number[]>> = {
  living: [1, 2, 3],
  land: [4],
  investment: [5],
  garage: [7],
  business: [6, 8, 9],
}

const useNames: readonly PropertyUse[] = ['living', 'land', 'investment', 'garage', 'business']

/** The use of a type; null for a type that is not in the specification. */
export const useOf = (typeWebId: number | null | undefined): PropertyUse | null =>
  useNames.find((use) => typeof typeWebId === 'number' && uses[use].includes(typeWebId)) ?? null

/** The WebIDs of the types that a property of this type is compared with; an unknown type is only compared with itself. */
export function comparedTypes(typeWebId: number | null | undefined): readonly number[] {
  const use = useOf(typeWebId)
  if (use !== null) return uses[use]
  return typeof typeWebId === 'number' ? [typeWebId] : []
}

/** A property to compare with others of its goal, its use and its kind of sale. */
export type ComparedProperty = {
  id: number
  typeWebId: number | null
  cityId: number | null
  /** Where the map shows it. */
  position: Position | null
  /** In euro; null if visitors do not see it. */
  price: number | null
  /** In m²: of the plot for land, else of the living space. */
  surface: number | null
}

/** Beyond these limits properties are not similar: kilometres, and ratios. */
export const similarityLimits = { distance: 20, price: 1.5, surface: 2 } as const

/** Properties with a lower score are not shown, even if none is left. */
export const similarityFloor = 0.4

export const mostSimilar = 3

const weights = { place: 0.4, price: 0.35, surface: 0.25 } as const

// A value that one of the two lacks counts neither for nor against it.
const unknown = 0.5

// A figure that is exactly at its limit counts, however it was rounded.
const farthest = 1 + 1e-9

// Another type of the same use, such as an apartment and a house.
const otherType = 0.8

/**
 * How similar two properties are, from 0 to 1; null if place, price or size is too different. Place counts most, then the
 * price, then the size; another type of the same use costs a fifth.
 */
export function similarity(property: ComparedProperty, other: ComparedProperty): number | null {
  const place = nearness(distanceBetween(property, other))
  const price = closeness({ one: property.price, other: other.price, most: similarityLimits.price })
  const surface = closeness({ one: property.surface, other: other.surface, most: similarityLimits.surface })
  if (place === null || price === null || surface === null) return null
  const alike = weights.place * place + weights.price * price + weights.surface * surface
  return property.typeWebId === other.typeWebId ? alike : alike * otherType
}

type ComparedFigures = Pick<ComparedProperty, 'price' | 'surface'>

/** Whether neither price nor size is too different. */
export const areComparable = (one: ComparedFigures, other: ComparedFigures): boolean =>
  closeness({ one: one.price, other: other.price, most: similarityLimits.price }) !== null &&
  closeness({ one: one.surface, other: other.surface, most: similarityLimits.surface }) !== null

/** The least and the greatest figure that is not too different from this one; null if it is not known, and any will do. */
export function comparableRange(
  figure: number | null,
  most: number,
): [least: number, greatest: number] | null {
  if (figure === null || figure <= 0) return null
  const apart = most ** farthest
  return [figure / apart, figure * apart]
}

/**
 * The properties most similar to this one: those above the floor, the best first; of two equal ones the nearer, then the
 * newer. The candidates have its goal, its use and its kind of sale, and are available.
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

/** 1 at the same place, 0 at the limit; null beyond it, or if the distance is not known. */
const nearness = (distance: number | null): number | null =>
  distance === null || distance > similarityLimits.distance ? null : 1 - distance / similarityLimits.distance

/** 1 for equal figures, 0 if one is `most` times the other, null beyond. */
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
  return apart > farthest ? null : Math.max(0, 1 - apart)
}

const kilometresPerDegree = 111.195

/** In kilometres, as the crow flies; 0 within a town if a place is not known, null if the town is not known either. */
export function distanceBetween(one: ComparedProperty, other: ComparedProperty): number | null {
  if (one.position === null || other.position === null)
    return one.cityId !== null && one.cityId === other.cityId ? 0 : null
  const north = (one.position.lat - other.position.lat) * kilometresPerDegree
  const middle = (one.position.lat + other.position.lat) / 2
  const east =
    (one.position.lng - other.position.lng) * kilometresPerDegree * Math.cos((middle * Math.PI) / 180)
  return Math.hypot(north, east)
}
