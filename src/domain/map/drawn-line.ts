import type { Position } from '@/domain/properties/position'
import { shapeCorners, tidyShape } from '@/domain/search/areas/drawn-shape'

/** A point on a plane, in metres. */
type Point = { x: number; y: number }

const metresPerDegree = 111_195

// Corners of an area are rounded to ten metres, so a finer line has no meaning.
const finest = 10

// The share of an area's width by which its line may be moved: less than a finger covers.
const tolerated = 1 / 120

/**
 * The area that a drawn line goes around, in degrees: closed, without the ends that reach beyond the place where the line
 * meets itself, and with at most as many corners as an address can hold. Empty if the line goes around nothing.
 */
export function areaOfLine(line: readonly Position[]): Position[] {
  const [first] = line
  if (!first) return []
  const plane = planeAt(first)
  const points = cutEnds(line.map(plane.toPoint))
  const step = Math.max(finest, widthOf(points) * tolerated)
  return tidyShape(simplifyRing(points, step).map(plane.toPosition))
}

/** A flat map around a position; within Belgium it is precise enough to compare distances. */
function planeAt({ lat: middle }: Position) {
  const perLng = metresPerDegree * Math.cos((middle * Math.PI) / 180)
  return {
    toPoint: ({ lat, lng }: Position): Point => ({ x: lng * perLng, y: lat * metresPerDegree }),
    toPosition: ({ x, y }: Point): Position => ({ lat: y / metresPerDegree, lng: x / perLng }),
  }
}

function widthOf(points: readonly Point[]): number {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * A line without its ends where it crosses itself shortly after its beginning and shortly before its end, as a hand does that
 * closes a circle. Other crossings stay: both loops of an eight are meant.
 */
function cutEnds(points: readonly Point[]): readonly Point[] {
  const most = lengthOf(points) / 6
  const early = points.slice(0, lastWithin(points, most) + 1)
  const late = [...points].reverse()
  const ends = late.slice(0, lastWithin(late, most) + 1)
  for (const [at, from] of early.entries())
    for (const [fromEnd, to] of ends.entries()) {
      const [next, before] = [points[at + 1], late[fromEnd + 1]]
      const isApart = at + 2 < points.length - fromEnd - 1
      const crossing = next && before && isApart ? crossingOf([from, next], [before, to]) : null
      if (crossing) return [crossing, ...points.slice(at + 1, points.length - fromEnd - 1)]
    }
  return points
}

function lengthOf(points: readonly Point[]): number {
  let length = 0
  for (const [at, point] of points.entries()) length += distance(points[at - 1] ?? point, point)
  return length
}

/** The number of the last point before the line is longer than `most`. */
function lastWithin(points: readonly Point[], most: number): number {
  let length = 0
  for (const [at, point] of points.entries()) {
    length += distance(points[at - 1] ?? point, point)
    if (length > most) return at - 1
  }
  return points.length - 1
}

/** Where two pieces of a line cross; null if they do not. */
function crossingOf([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const [abX, abY, cdX, cdY] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const cross = abX * cdY - abY * cdX
  if (cross === 0) return null
  const onFirst = ((c.x - a.x) * cdY - (c.y - a.y) * cdX) / cross
  const onSecond = ((c.x - a.x) * abY - (c.y - a.y) * abX) / cross
  const isOn = (part: number) => part >= 0 && part <= 1
  return isOn(onFirst) && isOn(onSecond) ? { x: a.x + onFirst * abX, y: a.y + onFirst * abY } : null
}

/** A closed line without the points that lie within `step` metres of the rest (Douglas and Peucker). */
function simplifyRing(points: readonly Point[], step: number): Point[] {
  const [first] = points
  if (!first) return []
  // The ring is two lines, to its farthest point and back.
  const far = farthest(points, (point) => distance(first, point))
  const there = simplify(points.slice(0, far.at + 1), step)
  const back = simplify([...points.slice(far.at), first], step)
  const ring = [...there.slice(0, -1), ...back.slice(0, -1)]
  if (ring.length < shapeCorners.least || far.value <= step) return []
  return ring.length <= shapeCorners.most ? ring : simplifyRing(points, step * 1.5)
}

function simplify(points: readonly Point[], step: number): Point[] {
  const [from, to] = [points[0], points.at(-1)]
  if (!from || !to || points.length < 3) return [...points]
  const far = farthest(points, (point) => fromLine(point, [from, to]))
  if (far.value <= step) return [from, to]
  return [
    ...simplify(points.slice(0, far.at + 1), step).slice(0, -1),
    ...simplify(points.slice(far.at), step),
  ]
}

function farthest(points: readonly Point[], measure: (point: Point) => number) {
  let found = { at: 0, value: -1 }
  for (const [at, point] of points.entries()) {
    const value = measure(point)
    if (value > found.value) found = { at, value }
  }
  return found
}

/** The distance of a point from a piece of a line. */
function fromLine(point: Point, [from, to]: readonly [Point, Point]): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const square = x * x + y * y
  if (square === 0) return distance(point, from)
  const part = Math.max(0, Math.min(1, ((point.x - from.x) * x + (point.y - from.y) * y) / square))
  return distance(point, { x: from.x + part * x, y: from.y + part * y })
}
