/** A circle around a place of the gazetteer, as addresses name it: `be-municipality-wavre,10`. */
export type NearPlace = {
  /** The id of the place (docs/places.md). */
  place: string
  /** The radius, in whole kilometres. */
  km: number
}

/** The radii of a form, in kilometres. */
export const radii = [2, 5, 10, 15, 20, 30] as const

/** The radius of who names none: a form leaves the usual one empty, so that no address has a radius without a place. */
export const usualRadius = 5

const [least, most] = [2, 30]

/** The radii that a form offers: somebody else's address may ask for one more. */
export const offeredRadii = (asked: number): number[] =>
  [...new Set([...radii, ...(asked >= least && asked <= most ? [asked] : [])])].sort(
    (one, other) => one - other,
  )

const longestId = 100

/** The id of a place in an address, null for anything else; whether there is such a place is asked later. */
export function parsePlaceId(text: string): string | null {
  const id = text.trim()
  const isId = /^(?:be|lu)-(?:region|province|district|municipality|locality)(?:-[\p{Ll}\d]+)+$/u.test(id)
  return isId && id.length <= longestId ? id : null
}

/** A circle read from the texts of an address or of two fields, the place first; null if it is none. */
export function parseNear(texts: readonly string[]): NearPlace | null {
  const [id = '', radius = ''] = texts.flatMap((text) => text.split(','))
  const place = parsePlaceId(id)
  const km = radius.trim() === '' ? usualRadius : /^\s*\d{1,2}\s*$/.test(radius) ? Number(radius) : 0
  return place !== null && km >= least && km <= most ? { place, km } : null
}

/** A circle as addresses write it. */
export const writeNear = ({ place, km }: NearPlace): string => `${place},${km}`
