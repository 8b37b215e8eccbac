import { isRecord } from '@/domain/shared/is-record'

/** A part of the map, in degrees. */
export type MapBounds = { north: number; south: number; east: number; west: number }

/** A part of the map in a message between windows; null if it is invalid. */
export function parseBounds(value: unknown): MapBounds | null {
  if (!isRecord(value)) return null
  const { north, south, east, west } = value
  if (!isDegrees(north, 90) || !isDegrees(south, 90) || !isDegrees(east, 180) || !isDegrees(west, 180))
    return null
  return south < north && west < east ? { north, south, east, west } : null
}

/** A number of degrees, at most so many on both sides of zero. */
export const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most
