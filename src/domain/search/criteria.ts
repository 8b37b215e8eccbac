import { energyLabels, parseLabel, type EnergyLabel } from '@/domain/energy/energy-label'
import type { MapBounds } from '@/domain/map/frame-answer'
import type { Goal } from '@/domain/properties/goal'
import { toSearchName } from '@/domain/shared/text'
import { formatArea, parseArea } from './area'
import { parsePage } from './paging'

export const listingSorts = ['newest', 'price-asc', 'price-desc', 'surface-desc'] as const

export type ListingSort = (typeof listingSorts)[number]

/** A city as the addresses of listings name it: `name|zip`; some cities have no zip. */
export type NamedCity = { name: string; zip: string }

/** What a visitor asks of a listing; null and empty ask for nothing. Prices in euro, surfaces in m². */
export type ListingCriteria = {
  goal: Goal | null
  /** WebIDs. */
  types: number[]
  cities: NamedCity[]
  /** A part of the map: the homes that it shows there. */
  area: MapBounds | null
  minPrice: number | null
  maxPrice: number | null
  minBedrooms: number | null
  /** Of the living surface. */
  minSurface: number | null
  labels: EnergyLabel[]
  garden: boolean
  terrace: boolean
  garage: boolean
  newBuild: boolean
  /** Words, or a reference. */
  text: string
  /** Null: the list's own order. */
  sort: ListingSort | null
  page: number
}

/** The query as Next hands it over: a key that stands in the address several times has a list. */
export type ListingQuery = Record<string, string | string[] | undefined>

/** Every key of a listing's query. The rewrites in next.config.mjs name the same ones. */
export const listCriteriaKeys = [
  'area',
  'city',
  'garage',
  'garden',
  'goal',
  'label',
  'maxPrice',
  'minBedrooms',
  'minPrice',
  'minSurface',
  'newBuild',
  'page',
  'q',
  'sort',
  'terrace',
  'type',
] as const

type CriteriaKey = (typeof listCriteriaKeys)[number]

/** How much is read of an address; what goes beyond is dropped. */
export const criteriaLimits = {
  types: 10,
  cities: 20,
  text: 100,
  name: 80,
  zip: 12,
  webId: 999_999,
  price: 1_000_000_000,
  bedrooms: 99,
  surface: 1_000_000,
} as const

/** A listing that nothing has been asked of. */
export const noCriteria: ListingCriteria = {
  goal: null,
  types: [],
  cities: [],
  area: null,
  minPrice: null,
  maxPrice: null,
  minBedrooms: null,
  minSurface: null,
  labels: [],
  garden: false,
  terrace: false,
  garage: false,
  newBuild: false,
  text: '',
  sort: null,
  page: 1,
}

/**
 * What the query of an address asks for. A value that is none is dropped, never an error: an old or a mistyped link
 * still shows a listing.
 */
export function parseCriteria(query: ListingQuery): ListingCriteria {
  const all = (key: CriteriaKey) => valuesOf(query, key)
  const one = (key: CriteriaKey) => all(key)[0] ?? ''
  const { price, bedrooms, surface } = criteriaLimits
  return {
    goal: oneOf({ value: one('goal'), among: ['sale', 'rent'] }),
    types: parseTypes(all('type')),
    cities: parseCities(all('city')),
    area: parseArea(one('area')),
    ...parseRange({ low: parseWhole(one('minPrice'), price), high: parseWhole(one('maxPrice'), price) }),
    minBedrooms: parseWhole(one('minBedrooms'), bedrooms),
    minSurface: parseWhole(one('minSurface'), surface),
    labels: parseLabels(all('label')),
    garden: isYes(one('garden')),
    terrace: isYes(one('terrace')),
    garage: isYes(one('garage')),
    newBuild: isYes(one('newBuild')),
    text: parseText(one('q')),
    sort: oneOf({ value: one('sort'), among: listingSorts }),
    page: parsePage(one('page')),
  }
}

/**
 * The one query of these criteria, without a question mark: keys in order, what asks for nothing left out; '' where
 * nothing is asked. `parseCriteria` gives back the same criteria.
 */
export function buildQuery(criteria: ListingCriteria): string {
  const values = queryValues(criteria)
  return listCriteriaKeys
    .flatMap((key) => values[key].map((value) => `${key}=${encodeURIComponent(value)}`))
    .join('&')
}

/** Two names of one city: no accents, no case, and the equal zip (specification section 5). */
export const isSameCity = (one: NamedCity, other: NamedCity): boolean => cityMark(one) === cityMark(other)

/** The words of the text, all of which a home has to contain, in the form in which names are compared. */
export function textTokens(text: string): string[] {
  return [...new Set(toSearchName(text).split(' '))].filter(Boolean).slice(0, mostTokens)
}

const mostTokens = 10

const cityMark = ({ name, zip }: NamedCity): string => `${toSearchName(name)}|${zip}`

function queryValues(criteria: ListingCriteria): Record<CriteriaKey, string[]> {
  const { area, minPrice, maxPrice, minBedrooms, minSurface, text, sort, page } = criteria
  return {
    area: area ? [formatArea(area)] : [],
    city: criteria.cities.map(({ name, zip }) => `${name}|${zip}`),
    garage: flag(criteria.garage),
    garden: flag(criteria.garden),
    goal: present(criteria.goal),
    label: criteria.labels,
    maxPrice: present(maxPrice),
    minBedrooms: present(minBedrooms),
    minPrice: present(minPrice),
    minSurface: present(minSurface),
    newBuild: flag(criteria.newBuild),
    page: page > 1 ? [String(page)] : [],
    q: text === '' ? [] : [text],
    sort: present(sort),
    terrace: flag(criteria.terrace),
    type: criteria.types.map(String),
  }
}

const flag = (value: boolean): string[] => (value ? ['1'] : [])
const present = (value: string | number | null): string[] => (value === null ? [] : [String(value)])

// Far more than a form can send; the rest of an endless address is not even looked at.
const mostValues = 100

function valuesOf(query: ListingQuery, key: CriteriaKey): string[] {
  const values = Object.hasOwn(query, key) ? [query[key]].flat() : []
  return values.filter((value) => typeof value === 'string').slice(0, mostValues)
}

function oneOf<Value extends string>({
  value,
  among,
}: {
  value: string
  among: readonly Value[]
}): Value | null {
  return among.find((known) => known === value) ?? null
}

const isYes = (value: string): boolean => ['1', 'true', 'on', 'yes'].includes(value)

// A form may send its thousands in groups: 250 000 or 250.000.
function parseWhole(text: string, most: number): number | null {
  const digits = text.trim().replace(/^(\d{1,3})((?:[.\s]\d{3})+)$/, (whole) => whole.replace(/\D/g, ''))
  if (!/^\d{1,12}$/.test(digits)) return null
  const number = Number(digits)
  return number >= 1 && number <= most ? number : null
}

/** Whoever mixes up lowest and highest means the range between them. */
function parseRange({
  low,
  high,
}: {
  low: number | null
  high: number | null
}): Pick<ListingCriteria, 'minPrice' | 'maxPrice'> {
  if (low === null || high === null || low <= high) return { minPrice: low, maxPrice: high }
  return { minPrice: high, maxPrice: low }
}

function parseTypes(values: string[]): number[] {
  const numbers = values
    .flatMap((value) => value.split(',').slice(0, mostValues))
    .flatMap((value) => parseWhole(value, criteriaLimits.webId) ?? [])
  return [...new Set(numbers)].slice(0, criteriaLimits.types).sort((one, other) => one - other)
}

function parseLabels(values: string[]): EnergyLabel[] {
  const asked = values
    .flatMap((value) => value.split(',').slice(0, mostValues))
    .map((value) => parseLabel(value))
  return energyLabels.filter((label) => asked.includes(label))
}

function parseCities(values: string[]): NamedCity[] {
  const cities = new Map<string, NamedCity>()
  for (const value of values) {
    const city = parseCity(value)
    if (city && !cities.has(cityMark(city))) cities.set(cityMark(city), city)
  }
  const kept = [...cities].slice(0, criteriaLimits.cities)
  return kept.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, city]) => city)
}

function parseCity(value: string): NamedCity | null {
  const bar = value.lastIndexOf('|')
  if (bar < 0 || /\p{Cc}|\p{Surrogate}/u.test(value)) return null
  const name = value.slice(0, bar).trim()
  const zip = value.slice(bar + 1).trim()
  const isName = toSearchName(name) !== '' && name.length <= criteriaLimits.name && !name.includes('|')
  return isName && /^[\p{L}\d -]*$/u.test(zip) && zip.length <= criteriaLimits.zip ? { name, zip } : null
}

function parseText(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim()
  return line
    .slice(0, criteriaLimits.text)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}
