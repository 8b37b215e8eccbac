import { isRecord } from '@/domain/shared/is-record'
import { readJson } from './read-json'

/** What is to be seen of the map, in degrees. */
export type MapBounds = { north: number; south: number; east: number; west: number }

/**
 * What the map frame tells the page that holds it: that it can be written to, which property a visitor chose, and what they
 * see after moving the map themselves.
 */
export type FrameAnswer =
  { type: 'ready' } | { type: 'select'; id: number } | { type: 'bounds'; bounds: MapBounds }

const longest = 1000

/** An answer of the map frame; null for anything else that windows write to each other. */
export function parseFrameAnswer(data: unknown): FrameAnswer | null {
  const answer = readJson(data, { longest })
  if (answer?.type === 'ready') return { type: 'ready' }
  if (answer?.type === 'select') return readSelect(answer.id)
  if (answer?.type === 'bounds') return readSeen(answer.bounds)
  return null
}

const readSelect = (id: unknown): FrameAnswer | null =>
  typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { type: 'select', id } : null

function readSeen(value: unknown): FrameAnswer | null {
  const bounds = parseBounds(value)
  return bounds && { type: 'bounds', bounds }
}

/** A part of the map in a message between windows; null for anything that is none. */
export function parseBounds(value: unknown): MapBounds | null {
  if (!isRecord(value)) return null
  const { north, south, east, west } = value
  if (!isDegrees(north, 90) || !isDegrees(south, 90) || !isDegrees(east, 180) || !isDegrees(west, 180))
    return null
  return south < north && west < east ? { north, south, east, west } : null
}

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most
