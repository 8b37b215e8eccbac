import { parseBounds, type MapBounds } from '@/domain/map/frame-answer'

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
 * A listing's query (`buildQuery`) with this part of the map added, from the first page on. It works on the text, so that
 * the browser needs no other code of the criteria.
 */
export function queryWithArea({ query, area }: { query: string; area: MapBounds }): string {
  const others = query.split('&').filter((part) => part !== '' && !/^(area|page)=/.test(part))
  // First, because keys are in alphabetical order.
  return [`area=${encodeURIComponent(formatArea(area))}`, ...others].join('&')
}

// Five decimals are a metre. Adding 0 turns -0 into 0.
const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5 + 0
