import { energyLabels } from '@/domain/energy/energy-label'
import { buildQuery, noCriteria, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { listingKeys, type ListingKey } from '@/domain/search/criteria-table'
import type { LineMeaning } from './line-parts'
import { isOneTown, townsCalled, type LineTown } from './line-towns'
import type { LineReading } from './read-line'

/** What a line asks of a list, and the words that ask for nothing. */
export type LineCriteria = { criteria: Partial<ListingCriteria>; unread: string[] }

type Meaning<By extends LineMeaning['by']> = Extract<LineMeaning, { by: By }>

type Asked = Partial<ListingCriteria>

const roomKeys = {
  bedrooms: 'minBedrooms',
  bathrooms: 'minBathrooms',
  facades: 'minFacades',
  garage: 'minGarages',
  parking: 'minParkings',
} as const

const areaKeys = {
  living: { min: 'minSurface', max: 'maxSurface' },
  plot: { min: 'minPlot', max: 'maxPlot' },
} as const

const union = <Value>(one: readonly Value[] | undefined, other: readonly Value[]): Value[] => [
  ...new Set([...(one ?? []), ...other]),
]

type AddMeaning<By extends LineMeaning['by']> = (
  asked: Asked,
  given: { meaning: Meaning<By>; towns: readonly LineTown[] },
) => Asked

const add: { [By in LineMeaning['by']]: AddMeaning<By> } = {
  goal: (_, { meaning: { goal } }) => ({ goal }),
  types: (asked, { meaning: { types, isExcluded } }) =>
    isExcluded ? { notTypes: union(asked.notTypes, types) } : { types: union(asked.types, types) },
  rooms: (_, { meaning: { room, least } }) => ({ [roomKeys[room]]: least }),
  area: (asked, { meaning: { of, min, max } }) => ({
    [areaKeys[of].min]: min ?? asked[areaKeys[of].min] ?? null,
    [areaKeys[of].max]: max ?? asked[areaKeys[of].max] ?? null,
  }),
  price: (asked, { meaning: { min, max } }) => ({
    minPrice: min === null ? (asked.minPrice ?? null) : Math.round(min),
    maxPrice: max === null ? (asked.maxPrice ?? null) : Math.round(max),
  }),
  flag: (_, { meaning: { flag } }) => ({ [flag]: true }),
  labels: (asked, { meaning: { labels } }) => {
    const all = union(asked.labels, labels)
    return { labels: energyLabels.filter((label) => all.includes(label)) }
  },
  places: (asked, { meaning: { places, kilometres }, towns }) => {
    const [first] = places
    if (first && kilometres !== null && !asked.near) return { near: { place: first.id, km: kilometres } }
    return {
      cities: union(
        asked.cities,
        places.flatMap((place) => townsCalled(place, towns)),
      ),
      places: union(
        asked.places,
        places.filter((place) => !isOneTown(place, towns)).map(({ id }) => id),
      ),
    }
  },
}

const addPart = <By extends LineMeaning['by']>(
  asked: Asked,
  given: { meaning: Meaning<By>; towns: readonly LineTown[] },
): Asked => {
  const addMeaning: AddMeaning<By> = add[given.meaning.by]
  return { ...asked, ...addMeaning(asked, given) }
}

/** The criteria of the parts of a line. */
export function criteriaOfLine(reading: LineReading, towns: readonly LineTown[]): LineCriteria {
  const asked = reading.parts.reduce<Asked>((before, { meaning }) => addPart(before, { meaning, towns }), {})
  return { criteria: tidy(asked), unread: reading.unread }
}

/** As an address holds it: in its order and within its limits, so that the list behind it is the one that is counted. */
function tidy(asked: Asked): Asked {
  const query = new URLSearchParams(buildQuery({ ...noCriteria, ...asked }))
  const held = parseCriteria(Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)])))
  const tidied: Asked = {}
  for (const key of listingKeys) if (Object.hasOwn(asked, key)) copy(key, { from: held, to: tidied })
  return tidied
}

function copy<Key extends ListingKey>(key: Key, { from, to }: { from: ListingCriteria; to: Asked }): void {
  to[key] = from[key]
}

/**
 * Whether a line says more than a single name, which the panel and the search for words answer: several things, or one that
 * is no type and no single town (contract of `/api/search`).
 */
export function isUnderstood(reading: LineReading, towns: readonly LineTown[]): boolean {
  const [only] = reading.parts
  if (!only || reading.parts.length > 1) return only !== undefined
  const { meaning } = only
  if (reading.unread.length > 0) return false
  if (meaning.by === 'types') return meaning.isExcluded
  if (meaning.by !== 'places' || meaning.kilometres !== null) return true
  return meaning.places.length > 0 && !meaning.places.every((place) => isOneTown(place, towns))
}

/** Criteria with those of a line, which is newer than what the list was asked for before. */
export const withLine = (criteria: ListingCriteria, { criteria: asked }: LineCriteria): ListingCriteria => ({
  ...criteria,
  ...asked,
  text: noCriteria.text,
})
