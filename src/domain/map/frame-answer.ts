import type { Position } from '@/domain/properties/position'
import { shapeCorners, tidyShape, type DrawnShape } from '@/domain/search/areas/drawn-shape'
import { isRecord } from '@/domain/shared/is-record'
import { isDegrees, parseBounds, type MapBounds } from './map-bounds'
import { readJson } from './read-json'

/**
 * The messages of the map frame to its page: it is ready, the property that a visitor chose, the visible part after they
 * moved the map, that they begin to draw, and the area that they drew, which is empty when they delete it; and the place where
 * staff set a pin.
 */
export type FrameAnswer =
  | { type: 'ready' }
  | { type: 'select'; id: number }
  | { type: 'bounds'; bounds: MapBounds }
  | { type: 'drawing' }
  | { type: 'shape'; shape: DrawnShape }
  | { type: 'place'; place: Position }

const longest = 1000

/** A message of the map frame; null for anything else that windows post to each other. */
export function parseFrameAnswer(data: unknown): FrameAnswer | null {
  const answer = readJson(data, { longest })
  switch (answer?.type) {
    case 'ready':
    case 'drawing':
      return { type: answer.type }
    case 'select':
      return readSelect(answer.id)
    case 'bounds':
      return readSeen(answer.bounds)
    case 'shape':
      return readDrawn(answer.shape)
    case 'place':
      return readPlace(answer.place)
    default:
      return null
  }
}

const readSelect = (id: unknown): FrameAnswer | null =>
  typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { type: 'select', id } : null

function readSeen(value: unknown): FrameAnswer | null {
  const bounds = parseBounds(value)
  return bounds && { type: 'bounds', bounds }
}

function readDrawn(value: unknown): FrameAnswer | null {
  const shape = parseCorners(value)
  return shape && { type: 'shape', shape }
}

function readPlace(value: unknown): FrameAnswer | null {
  if (!isRecord(value) || !isDegrees(value.lat, 90) || !isDegrees(value.lng, 180)) return null
  return { type: 'place', place: { lat: value.lat, lng: value.lng } }
}

/** A drawn area in a message between windows, empty if there is none; null if it is invalid. */
export function parseCorners(value: unknown): DrawnShape | null {
  if (!Array.isArray(value) || value.length > shapeCorners.most) return null
  const corners = value.flatMap((corner: unknown) => {
    if (!isRecord(corner) || !isDegrees(corner.lat, 90) || !isDegrees(corner.lng, 180)) return []
    return [{ lat: corner.lat, lng: corner.lng }]
  })
  const shape = corners.length === value.length ? tidyShape(corners) : []
  return shape.length > 0 || value.length === 0 ? shape : null
}
