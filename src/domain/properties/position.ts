export type Position = { lat: number; lng: number }

/** A place as visitors may see it: the point itself, or somewhere within `approximateRadius` of it. */
export type ShownPosition = Position & { approximate: boolean }

export type PositionFields = {
  publishAddress?: boolean | null
  /** In degrees, as the editor entered them. */
  latitude?: number | null
  longitude?: number | null
}

/** In metres: the circle that is drawn for an unpublished address. */
export const approximateRadius = 500

// On the sphere of web maps (radius 6 371 km).
const metresPerDegree = 111_195

// The half diagonal, 495 m, is shorter than the circle's radius: the property is always inside its circle.
const cellSide = 700

/**
 * Where a property may be shown: exactly if its address is published, else within 500 m and as `approximate`. Null without
 * a valid position; forms and feeds write 0, 0 for "unknown".
 */
export function shownPosition({ publishAddress, latitude, longitude }: PositionFields): ShownPosition | null {
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180) || (latitude === 0 && longitude === 0))
    return null
  const exact = { lat: toMetre(latitude), lng: toMetre(longitude) }
  return publishAddress === true
    ? { ...exact, approximate: false }
    : { ...blurPosition({ lat: latitude, lng: longitude }), approximate: true }
}

/**
 * The middle of the point's 700 m square in a fixed grid. All points of a square give the same middle, so nothing finer can
 * be learnt from it, however often it is asked; an offset derived from the property's ID could be undone by anybody who
 * reads this file.
 */
export function blurPosition({ lat, lng }: Position): Position {
  const height = cellSide / metresPerDegree
  const middle = middleOf(lat, height)
  // A degree of longitude is shorter near the poles; measured at the row's middle, one width holds for the row.
  const width = height / Math.max(Math.cos((middle * Math.PI) / 180), height)
  return { lat: toMetre(middle), lng: toMetre(middleOf(lng, width)) }
}

const middleOf = (degrees: number, step: number): number => (Math.floor(degrees / step) + 0.5) * step

// Five decimals are a metre; more would only look exact.
const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

const isDegrees = (value: number | null | undefined, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most
