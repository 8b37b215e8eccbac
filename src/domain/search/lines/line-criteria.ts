import { energyLabels } from '@/domain/energy/energy-label'
import {
  buildQuery,
  noCriteria,
  parseCriteria,
  toListingQuery,
  type ListingCriteria,
} from '@/domain/search/criteria'
import { listingKeys, type ListingKey } from '@/domain/search/criteria-table'
import { panelKey } from '@/domain/search/panel'
import type { LineMeaning } from './line-parts'
import { isOneTown, townsCalled, type LineTown } from './line-towns'
import type { LineTypes } from './line-types'
import type { LineReading } from './read-line'
import { plainTypeWords } from './vocabulary/plain-type-words'

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
export function criteriaOfLine(
  reading: Pick<LineReading, 'parts' | 'unread'>,
  towns: readonly LineTown[],
): LineCriteria {
  const asked = reading.parts.reduce<Asked>((before, { meaning }) => addPart(before, { meaning, towns }), {})
  return { criteria: tidy(asked), unread: reading.unread }
}

/** As an address holds it: in its order and within its limits, so that the list behind it is the one that is counted. */
function tidy(asked: Asked): Asked {
  const query = new URLSearchParams(buildQuery({ ...noCriteria, ...asked }))
  const held = parseCriteria(toListingQuery(query))
  const tidied: Asked = {}
  for (const key of listingKeys) if (Object.hasOwn(asked, key)) copy(key, { from: held, to: tidied })
  return tidied
}

function copy<Key extends ListingKey>(key: Key, { from, to }: { from: ListingCriteria; to: Asked }): void {
  to[key] = from[key]
}

/** A line with what is called by names on the site. */
export type ReadLine = { line: string; reading: LineReading; towns: readonly LineTown[]; types: LineTypes }

/**
 * How much of a line is understood (contract of `/api/search`). `whole`: it says more than a single name, which the panel
 * answers: several things, a synonym, a mistyped name, or what is no type and no single town. `partly`: one thing with words
 * that are not read, or in a narrow word ("villa"), which a home may have word for word.
 */
export function howUnderstood({ line, reading, towns, types }: ReadLine): 'whole' | 'partly' | null {
  const { parts, unread, isCorrected } = reading
  const [only] = parts
  if (!only) return null
  if (parts.length > 1) return 'whole'
  if (unread.length > 0) return 'partly'
  if (isCorrected) return 'whole'
  const { meaning } = only
  if (meaning.by === 'types' && !meaning.isExcluded) return howNamed(panelKey(line), types)
  const isTown =
    meaning.by === 'places' &&
    meaning.kilometres === null &&
    meaning.places.every((place) => isOneTown(place, towns))
  return isTown ? null : 'whole'
}

/** A word for a type alone: the panel has the site's own names, and a home may have a narrower word in its texts. */
function howNamed(key: string, types: LineTypes): 'whole' | 'partly' | null {
  if (types.named.has(key)) return null
  return plainTypeWords.has(key) ? 'whole' : 'partly'
}

/** Criteria with those of a line, which is newer than what the list was asked for before. */
export const withLine = (criteria: ListingCriteria, { criteria: asked }: LineCriteria): ListingCriteria => ({
  ...criteria,
  ...asked,
  text: noCriteria.text,
})
