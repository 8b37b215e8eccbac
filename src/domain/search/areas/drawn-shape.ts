import type { MapBounds } from '@/domain/map/map-bounds'
import type { Position } from '@/domain/properties/position'

/** The corners of an area that was drawn on the map; none if nothing was drawn. */
export type DrawnShape = readonly Position[]

/** How many corners a shape can have. */
export const shapeCorners = { least: 3, most: 60 } as const

/**
 * Places are compared on a grid of about a metre, in whole numbers: PostgreSQL takes two numbers for equal that differ by
 * less than a millionth, which would be far in degrees.
 */
const gridPerDegree = 100_000

// Four decimals are about ten metres, finer than a finger draws.
const perDegree = 10_000

const round = (degrees: number): number => Math.round(degrees * perDegree) / perDegree + 0

/** A shape as addresses write it: corners between `_`, latitude and longitude between `~`, which addresses keep as they are. */
export const formatShape = (shape: DrawnShape): string =>
  shape.map(({ lat, lng }) => `${round(lat)}~${round(lng)}`).join('_')

/** The shape in an address; empty if it is invalid. */
export function parseShape(text: string): Position[] {
  const corners = text.split('_').slice(0, shapeCorners.most + 1)
  const read = corners.map(parseCorner)
  const known = read.filter((corner) => corner !== null)
  return known.length === read.length ? tidyShape(known) : []
}

/** A shape with rounded corners, none twice in a row; empty if it has too few or too many. */
export function tidyShape(shape: DrawnShape): Position[] {
  const rounded = shape.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }))
  const corners = rounded.filter((corner, at) => !isSame(corner, rounded[at - 1]))
  if (corners.length > 1 && isSame(rounded[0], corners.at(-1))) corners.pop()
  return corners.length >= shapeCorners.least && corners.length <= shapeCorners.most ? corners : []
}

const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one?.lat === other?.lat && one?.lng === other?.lng

function parseCorner(text: string): Position | null {
  const [lat = '', lng = '', ...others] = text.split('~')
  const isNumber = (part: string) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part.trim())
  if (others.length > 0 || !isNumber(lat) || !isNumber(lng)) return null
  const corner = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(corner.lat) <= 90 && Math.abs(corner.lng) <= 180 ? corner : null
}

/** A shape as PostgreSQL writes polygons, on the grid. */
export const shapeToPolygon = (shape: DrawnShape): string =>
  `(${shape.map(({ lat, lng }) => `(${onGrid(lng)},${onGrid(lat)})`).join(',')})`

/** The box around a shape, wider by a step of the grid, as a point on the line is in the shape. */
export function boxOfShape(shape: DrawnShape): MapBounds {
  const [lats, lngs] = [shape.map(({ lat }) => lat), shape.map(({ lng }) => lng)]
  const step = 1 / gridPerDegree
  return {
    south: Math.min(...lats) - step,
    north: Math.max(...lats) + step,
    west: Math.min(...lngs) - step,
    east: Math.max(...lngs) + step,
  }
}

const onGrid = (degrees: number): number => Math.round(degrees * gridPerDegree)

/**
 * Whether a place is in a shape or on its line: where the line goes around it at least once, as `polygon @> point` of PostgreSQL
 * has it.
 */
export function isInShape({ lat, lng }: Position, shape: DrawnShape): boolean {
  const corners = shape.map((corner) => ({
    x: onGrid(corner.lng) - lng * gridPerDegree,
    y: onGrid(corner.lat) - lat * gridPerDegree,
  }))
  let turns = 0
  for (const [at, corner] of corners.entries()) {
    const side = { from: corners.at(at - 1) ?? corner, to: corner }
    if (isOnSide(side)) return true
    turns += turnOf(side)
  }
  return turns !== 0
}

type Side = { from: { x: number; y: number }; to: { x: number; y: number } }

const nearlyNothing = 1e-6

const crossOf = ({ from, to }: Side): number => from.x * to.y - from.y * to.x

/** Whether the origin is on a side. */
function isOnSide(side: Side): boolean {
  const { from, to } = side
  const isBetween = (one: number, other: number) =>
    Math.min(one, other) <= nearlyNothing && Math.max(one, other) >= -nearlyNothing
  return Math.abs(crossOf(side)) <= nearlyNothing && isBetween(from.x, to.x) && isBetween(from.y, to.y)
}

/** 1 or -1 where a side crosses the positive half of the horizontal axis, upwards or downwards. */
function turnOf(side: Side): number {
  const { from, to } = side
  if (from.y <= 0 && to.y > 0) return crossOf(side) > 0 ? 1 : 0
  if (from.y > 0 && to.y <= 0) return crossOf(side) < 0 ? -1 : 0
  return 0
}
