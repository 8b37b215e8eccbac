import type { ShownPosition } from '@/domain/properties/position'
import { safeInternalPath } from '@/domain/routing/safe-redirect'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'
import { isRecord } from '@/domain/shared/is-record'
import { parseCorners } from './frame-answer'
import { parseBounds, type MapBounds } from './map-bounds'
import { readJson } from './read-json'

/** A property on the map: the content of its pin and its card. */
export type MapProperty = ShownPosition & {
  id: number
  /** Absolute paths of this site. */
  href: string
  thumbnail: string | null
  title: string
  /** As visitors read it: '€ 385.000'. */
  price: string
}

/**
 * 'list' shows all of many properties at once; 'single' shows one place in its surroundings; on a 'pin' map staff set the one
 * place, which is our own extension.
 */
export const mapTypes = ['list', 'single', 'pin'] as const

export type MapType = (typeof mapTypes)[number]

/** What a page posts to the map frame (specification section 7). */
export type MapMessage = {
  properties: MapProperty[]
  mapType: MapType
  /** The one place of a 'single' or 'pin' map; on a 'list' the highlighted place. */
  marker: ShownPosition | null
  infoMessage: string | null
  /** The searched part of a 'list' map, shown instead of all properties; of a 'pin' map what it shows without a place. Our own extension. */
  area: MapBounds | null
  /** The drawn area of a 'list' map, empty if nothing is drawn; null where nobody can draw. Our own extension. */
  shape: DrawnShape | null
}

export const mostMapProperties = 500

/** The longest texts of a property; a message with a longer one is ignored. */
export const longestMapTexts = { title: 300, price: 120 } as const

const longest = { ...longestMapTexts, infoMessage: 400, json: 1_500_000 }

/**
 * A message to the map frame, as an object or as JSON text; unknown keys are dropped. Null, which means ignoring it, if any
 * value has the wrong shape, is too long, or there are too many properties.
 */
export function parseMapMessage(data: unknown): MapMessage | null {
  const message = readJson(data, { longest: longest.json })
  if (!message) return null
  const mapType = mapTypes.find((type) => type === message.mapType)
  const properties = readProperties(message.properties)
  const marker = message.marker === null ? null : readPosition(message.marker)
  const { infoMessage } = message
  const area = readOptional(message.area, parseBounds)
  const shape = readOptional(message.shape, parseCorners)
  if (!mapType || !properties || marker === undefined || area === undefined || shape === undefined)
    return null
  if (infoMessage !== null && !isText(infoMessage, longest.infoMessage)) return null
  return { properties, mapType, marker, infoMessage, area, shape }
}

function readProperties(value: unknown): MapProperty[] | null {
  if (!Array.isArray(value) || value.length > mostMapProperties) return null
  const properties = value.flatMap((property) => readProperty(property) ?? [])
  // A property that occurs twice would have one pin.
  return properties.length === value.length
    ? [...new Map(properties.map((property) => [property.id, property])).values()]
    : null
}

function readProperty(value: unknown): MapProperty | null {
  const position = readPosition(value)
  if (!position || !isRecord(value)) return null
  const { id, title, price } = value
  const href = safeInternalPath(value.href)
  const thumbnail = value.thumbnail === null ? null : (safeInternalPath(value.thumbnail) ?? undefined)
  if (!isId(id) || href === null || thumbnail === undefined) return null
  if (!isText(title, longest.title) || !isText(price, longest.price)) return null
  return { id, href, thumbnail, title, price, ...position }
}

function readPosition(value: unknown): ShownPosition | undefined {
  if (!isRecord(value)) return undefined
  const { lat, lng, approximate } = value
  if (!isDegrees(lat, 90) || !isDegrees(lng, 180) || typeof approximate !== 'boolean') return undefined
  return { lat, lng, approximate }
}

/** A value that a page may leave out; undefined if it is invalid. */
const readOptional = <Value>(
  value: unknown,
  read: (value: unknown) => Value | null,
): Value | null | undefined => ((value ?? null) === null ? null : (read(value) ?? undefined))

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most
