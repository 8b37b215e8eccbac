import { isRecord } from '@/domain/shared/is-record'
/** The key of local storage for a visitor's properties. */
export const savedKey = 'saved-homes'

/** How many properties each list keeps. */
export const savedLimits = { favourites: 100, recent: 12, compared: 4 } as const

export type SavedList = keyof typeof savedLimits

/** What a visitor's browser remembers, as references (public IDs); each list has the newest first. */
export type SavedProperties = Record<SavedList, readonly number[]>

export const noSavedProperties: SavedProperties = { favourites: [], recent: [], compared: [] }

// Far longer than the lists can be.
const longest = 10_000

/** The lists in a text from local storage; invalid references and those beyond the limits are left out. */
export function parseSavedProperties(stored: string | null): SavedProperties {
  const kept = parseRecord(stored)
  return {
    favourites: readList(kept.favourites, 'favourites'),
    recent: readList(kept.recent, 'recent'),
    compared: readList(kept.compared, 'compared'),
  }
}

/** The lists as the text that local storage keeps. */
export const formatSavedProperties = ({ favourites, recent, compared }: SavedProperties): string =>
  JSON.stringify({ favourites, recent, compared })

type SavedPropertyPlace = { list: SavedList; id: number }

/**
 * The lists with a property as the newest of one of them. A full list drops its oldest, except the comparison: visitors
 * remove properties from that one themselves, so the lists stay unchanged.
 */
export function withProperty(properties: SavedProperties, { list, id }: SavedPropertyPlace): SavedProperties {
  if (!isReference(id) || isRefused(properties, { list, id })) return properties
  const others = properties[list].filter((other) => other !== id)
  return { ...properties, [list]: [id, ...others].slice(0, savedLimits[list]) }
}

/** The lists without a property in one of them. */
export const withoutProperty = (
  properties: SavedProperties,
  { list, id }: SavedPropertyPlace,
): SavedProperties => ({
  ...properties,
  [list]: properties[list].filter((other) => other !== id),
})

/** Whether a property cannot be added because the comparison is full. */
export const isRefused = (properties: SavedProperties, { list, id }: SavedPropertyPlace): boolean =>
  list === 'compared' &&
  !properties.compared.includes(id) &&
  properties.compared.length >= savedLimits.compared

/** Every property of any of the lists, once. */
export const allSaved = ({ favourites, recent, compared }: SavedProperties): number[] => [
  ...new Set([...favourites, ...compared, ...recent]),
]

/** Whether a value can be a property's reference, as addresses have it. */
export const isReference = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 999_999_999

function readList(value: unknown, list: SavedList): number[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter(isReference))].slice(0, savedLimits[list])
}

function parseRecord(stored: string | null): Partial<Record<SavedList, unknown>> {
  if (stored === null || stored.length > longest) return {}
  try {
    const value: unknown = JSON.parse(stored)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
