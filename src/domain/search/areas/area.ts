import { parseBounds, type MapBounds } from '@/domain/map/map-bounds'
import { formatShape, type DrawnShape } from './drawn-shape'

/** A part of the map as addresses write it: `south,west,north,east` in degrees, to a metre. */
export const formatArea = ({ south, west, north, east }: MapBounds): string =>
  [south, west, north, east].map(toMetre).join(',')

/** The part of the map in a query; null if it is invalid. */
export function parseArea(text: string): MapBounds | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part.trim()))) return null
  const [south, west, north, east] = parts.map((part) => toMetre(Number(part)))
  return parseBounds({ north, south, east, west })
}

/**
 * A listing's query (`buildQuery`) with this part of the map in the place of an earlier one and of a drawn area, from the first
 * page on. It works on the text, so that the browser needs no other code of the criteria.
 */
export const queryWithArea = ({ query, area }: { query: string; area: MapBounds }): string =>
  queryWithin(query, `area=${encodeURIComponent(formatArea(area))}`)

/** The same with a drawn area; without one if it is empty. */
export const queryWithShape = ({ query, shape }: { query: string; shape: DrawnShape }): string =>
  queryWithin(query, shape.length > 0 ? `shape=${encodeURIComponent(formatShape(shape))}` : '')

function queryWithin(query: string, part: string): string {
  const others = query.split('&').filter((other) => !/^(area|page|shape)=/.test(other))
  // Keys are in alphabetical order, and values of one key in that of the visitor.
  return [part, ...others]
    .filter((other) => other !== '')
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0))
    .join('&')
}

const keyOf = (part: string): string => part.split('=', 1)[0] ?? ''

// Five decimals are a metre. Adding 0 turns -0 into 0.
const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5 + 0
