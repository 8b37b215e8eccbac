export type Position = { lat: number; lng: number }

/** A place as visitors may see it: the point itself, or somewhere within `approximateRadius` of it. */
export type ShownPosition = Position & { approximate: boolean }

export type PositionFields = {
  publishAddress?: boolean | null
  /** In degrees, as the editor gave them. */
  latitude?: number | null
  longitude?: number | null
}

/** In metres: the circle that is drawn where the address is not published. */
export const approximateRadius = 500

// On the sphere that maps are drawn with (radius 6 371 km).
const metresPerDegree = 111_195

// The half diagonal, 495 m, is less than the circle's radius: the property always stands inside its circle.
const cellSide = 700

/**
 * Where a property may be shown: exactly when its address is published, else within 500 m and as `approximate`. Null without
 * a place on earth; 0, 0 is what forms and feeds write for "unknown".
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
 * The middle of the 700 m square of a fixed grid that the point lies in. All points of a square give the same middle, so
 * nothing finer can be learnt from it, whatever else is known and however often it is asked; an offset drawn from the
 * home's ID could be taken back by whoever reads this file.
 */
export function blurPosition({ lat, lng }: Position): Position {
  const height = cellSide / metresPerDegree
  const middle = middleOf(lat, height)
  // A degree of longitude is shorter the nearer the pole; measured at the row's middle, it is one width for the row.
  const width = height / Math.max(Math.cos((middle * Math.PI) / 180), height)
  return { lat: toMetre(middle), lng: toMetre(middleOf(lng, width)) }
}

const middleOf = (degrees: number, step: number): number => (Math.floor(degrees / step) + 0.5) * step

// Five decimals are a metre; more would only look exact.
const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

const isDegrees = (value: number | null | undefined, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most
