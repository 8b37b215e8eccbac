import { isRecord } from '@/domain/shared/is-record'
import { readJson } from './read-json'

/** The visible part of the map, in degrees. */
export type MapBounds = { north: number; south: number; east: number; west: number }

/**
 * The messages of the map frame to its page: it is ready, the property that a visitor chose, and the visible part after
 * they moved the map.
 */
export type FrameAnswer =
  { type: 'ready' } | { type: 'select'; id: number } | { type: 'bounds'; bounds: MapBounds }

const longest = 1000

/** A message of the map frame; null for anything else that windows post to each other. */
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

/** A part of the map in a message between windows; null if it is invalid. */
export function parseBounds(value: unknown): MapBounds | null {
  if (!isRecord(value)) return null
  const { north, south, east, west } = value
  if (!isDegrees(north, 90) || !isDegrees(south, 90) || !isDegrees(east, 180) || !isDegrees(west, 180))
    return null
  return south < north && west < east ? { north, south, east, west } : null
}

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most
