import { energyLabels, parseLabel, type EnergyLabel } from '@/domain/energy/energy-label'
import { parseZip } from '@/domain/leads/values/zip-code'
import type { MapBounds } from '@/domain/map/map-bounds'
import { isRecord } from '@/domain/shared/is-record'
import { toSearchName } from '@/domain/shared/text'
import { formatArea, parseArea } from './areas/area'
import { formatShape, parseShape, tidyShape, type DrawnShape } from './areas/drawn-shape'
import { cityKey, writeCity, type NamedCity } from './towns/named-city'
import { parseNear, parsePlaceId, writeNear, type NearPlace } from './areas/near-place'
import { parsePage } from './paging'

/** How the value of a criterion is read from an address and written into one. */
export type CriterionValue<Value> = {
  /** The value that asks for nothing. */
  none: Value
  /** Reads the texts under its key in an address. An invalid value is dropped, never an error. */
  read: (texts: readonly string[]) => Value
  write: (value: Value) => string[]
}

/** How the value of a criterion that alerts store is read, written and stored. */
export type StoredValue<Value> = CriterionValue<Value> & {
  /** The form in which it is stored: lists sorted and without duplicates; `none` for what asks for nothing. */
  tidy: (value: Value) => Value
  isValue: (stored: unknown) => stored is Value
  /** Whether a stored alert may lack it: numbers and flags can be newer than the alert. */
  canBeMissing: boolean
}

/** How much of an address is read; the rest is dropped. */
export const criteriaLimits = {
  types: 10,
  cities: 20,
  zips: 20,
  places: 20,
  text: 500,
  name: 80,
  zip: 12,
  webId: 999_999,
  price: 1_000_000_000,
  rooms: 99,
  surface: 1_000_000,
} as const

// Far more than a form can send; the rest of an endless address is ignored.
const mostValues = 100

const first = (texts: readonly string[]): string => texts[0] ?? ''
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const present = (value: string | number | null): string[] => (value === null ? [] : [String(value)])

/** One of a few words. */
export const choice = <Value extends string>(among: readonly Value[]): StoredValue<Value | null> => ({
  none: null,
  read: (texts) => among.find((known) => known === first(texts)) ?? null,
  write: present,
  tidy: (value) => value,
  isValue: (stored): stored is Value | null => stored === null || among.some((known) => known === stored),
  canBeMissing: false,
})

/** WebIDs of types. */
export const webIds: StoredValue<number[]> = {
  none: [],
  read: (texts) => {
    const numbers = texts
      .flatMap((text) => text.split(',').slice(0, mostValues))
      .flatMap((text) => parseWhole(text, criteriaLimits.webId) ?? [])
    return [...new Set(numbers)].slice(0, criteriaLimits.types).sort((one, other) => one - other)
  },
  write: (ids) => ids.map(String),
  // With decimals it could be read as a number with grouped thousands.
  tidy: (ids) => webIds.read(ids.filter(Number.isInteger).map(String)),
  isValue: (stored): stored is number[] => Array.isArray(stored) && stored.every(isNumber),
  canBeMissing: false,
}

/** Cities by name and zip, in any language. */
export const namedCities: StoredValue<NamedCity[]> = {
  none: [],
  read: (texts) => {
    const cities = new Map<string, NamedCity>()
    for (const text of texts) {
      const city = parseCity(text)
      if (city && !cities.has(cityKey(city))) cities.set(cityKey(city), city)
    }
    const kept = [...cities].slice(0, criteriaLimits.cities)
    return kept.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, city]) => city)
  },
  write: (cities) => cities.map(writeCity),
  tidy: (cities) => namedCities.read(cities.map(writeCity)),
  isValue: (stored): stored is NamedCity[] =>
    Array.isArray(stored) &&
    stored.every((city: unknown) => isRecord(city) && isText(city.name) && isText(city.zip)),
  canBeMissing: false,
}

/** Zips as `parseZip` writes them. */
export const zipCodes: StoredValue<string[]> = {
  none: [],
  read: (texts) =>
    [...new Set(texts.flatMap((text) => parseZip(text) ?? []))].slice(0, criteriaLimits.zips).sort(),
  write: (zips) => zips,
  tidy: (zips) => zipCodes.read(zips),
  isValue: (stored): stored is string[] => Array.isArray(stored) && stored.every(isText),
  canBeMissing: false,
}

/** Places of the gazetteer, by their ids. */
export const placeIds: StoredValue<string[]> = {
  none: [],
  read: (texts) => {
    const ids = texts
      .flatMap((text) => text.split(',').slice(0, mostValues))
      .flatMap((text) => parsePlaceId(text) ?? [])
    return [...new Set(ids)].slice(0, criteriaLimits.places).sort()
  },
  write: (ids) => ids,
  tidy: (ids) => placeIds.read(ids),
  isValue: (stored): stored is string[] => Array.isArray(stored) && stored.every(isText),
  canBeMissing: true,
}

/** A circle around a place. */
export const nearPlace: StoredValue<NearPlace | null> = {
  none: null,
  read: parseNear,
  write: (near) => (near ? [writeNear(near)] : []),
  tidy: (near) => near && parseNear([writeNear(near)]),
  isValue: (stored): stored is NearPlace | null =>
    stored === null || (isRecord(stored) && isText(stored.place) && isNumber(stored.km)),
  canBeMissing: true,
}

/** An area that was drawn on the map. */
export const drawnShape: StoredValue<DrawnShape> = {
  none: [],
  read: (texts) => parseShape(first(texts)),
  write: (shape) => (shape.length > 0 ? [formatShape(shape)] : []),
  tidy: tidyShape,
  isValue: (stored): stored is DrawnShape =>
    Array.isArray(stored) &&
    stored.every((corner: unknown) => isRecord(corner) && isNumber(corner.lat) && isNumber(corner.lng)),
  canBeMissing: true,
}

/** A whole number from 1 to `most`: "at least 0" would exclude properties without the number. */
export const whole = (most: number): StoredValue<number | null> => ({
  none: null,
  read: (texts) => parseWhole(first(texts), most),
  write: present,
  tidy: (value) => (value !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null),
  isValue: (stored): stored is number | null => stored === null || isNumber(stored),
  canBeMissing: true,
})

const wholePrice = whole(criteriaLimits.price)

/** Whole euro. */
export const price: StoredValue<number | null> = {
  ...wholePrice,
  tidy: (value) => wholePrice.tidy(value === null ? null : Math.round(value)),
}

/** A box that is ticked or not. */
export const flag: StoredValue<boolean> = {
  none: false,
  read: (texts) => ['1', 'true', 'on', 'yes'].includes(first(texts)),
  write: (value) => (value ? ['1'] : []),
  tidy: (value) => value,
  isValue: (stored): stored is boolean => typeof stored === 'boolean',
  canBeMissing: true,
}

/** A part of the map. */
export const mapArea: CriterionValue<MapBounds | null> = {
  none: null,
  read: (texts) => parseArea(first(texts)),
  write: (area) => (area ? [formatArea(area)] : []),
}

/** Energy labels, the best first. */
export const labels: CriterionValue<EnergyLabel[]> = {
  none: [],
  read: (texts) => {
    const asked = texts
      .flatMap((text) => text.split(',').slice(0, mostValues))
      .map((text) => parseLabel(text))
    return energyLabels.filter((label) => asked.includes(label))
  },
  write: (asked) => asked,
}

/** Typed text, on one line. */
export const typedText: CriterionValue<string> = {
  none: '',
  read: (texts) => {
    const line = first(texts)
      .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
      .trim()
    return line
      .slice(0, criteriaLimits.text)
      .replace(/\p{Surrogate}$/u, '')
      .trim()
  },
  write: (text) => (text === '' ? [] : [text]),
}

/** A page of a list, from 1. */
export const pageNumber: CriterionValue<number> = {
  none: 1,
  read: (texts) => parsePage(first(texts)),
  write: (page) => (page > 1 ? [String(page)] : []),
}

// A form may send grouped thousands: 250 000 or 250.000.
function parseWhole(text: string, most: number): number | null {
  const digits = text.trim().replace(/^(\d{1,3})((?:[.\s]\d{3})+)$/, (found) => found.replace(/\D/g, ''))
  if (!/^\d{1,12}$/.test(digits)) return null
  const number = Number(digits)
  return number >= 1 && number <= most ? number : null
}

function parseCity(text: string): NamedCity | null {
  const bar = text.lastIndexOf('|')
  if (bar < 0 || /\p{Cc}|\p{Surrogate}/u.test(text)) return null
  const name = text.slice(0, bar).trim()
  const zip = text.slice(bar + 1).trim()
  const isName = toSearchName(name) !== '' && name.length <= criteriaLimits.name && !name.includes('|')
  return isName && /^[\p{L}\d -]*$/u.test(zip) && zip.length <= criteriaLimits.zip ? { name, zip } : null
}
