import { BELGIUM } from '@/domain/shared/country'
import { countryOfPlace, localitiesWith, nodesCalled, placesIn } from './place-index'
import { placeKey } from './place-keys'
import type { PlaceNode } from './place-tree'
import type { Town } from './town-names'

type PlacedTown = Town & { id: number }

/** Where a town lies: the places that are it or around it, and the municipality whose main town it is. */
type Location = { places: readonly string[]; mainTownOf: string | null }

const nowhere: Location = { places: [], mainTownOf: null }

/**
 * The ids of the places by which each town is found: its own, and the larger ones around it. The main town of a municipality
 * is also found by each village of it that is no town of its own, because its homes may be there.
 */
export function placesOfTowns(towns: readonly PlacedTown[]): Map<number, string[]> {
  const located = towns.map((town) => ({ id: town.id, ...locate(town) }))
  const known = new Set(located.flatMap(({ places }) => places))
  return new Map(
    located.map(({ id, places, mainTownOf }) => {
      const villages = mainTownOf === null ? [] : villagesOf(mainTownOf).filter((place) => !known.has(place))
      return [id, [...new Set([...places, ...villages])].sort()]
    }),
  )
}

const villagesOf = (municipality: string): string[] =>
  placesIn(municipality)
    .filter(({ isNamed }) => isNamed)
    .map(({ place }) => place.id)

function locate(town: Town): Location {
  const country = town.countryId ?? BELGIUM
  const keys = Object.values(town.names).map(placeKey).filter(Boolean)
  const zip = (town.zip ?? '').trim().replace(/^[BL]\s?-?\s?/i, '')
  const localities = localitiesWith(zip).filter(({ place }) => countryOfPlace(place) === country)
  const isCalled = (node: PlaceNode | null) => node !== null && node.keys.some((key) => keys.includes(key))
  const locality = localities.find(isCalled)
  if (locality) return locationOf(locality)
  const municipality = localities.map(municipalityOf).find(isCalled)
  if (municipality) return locationOf(municipality)
  return localities.length > 0 ? amongLocalities(localities) : onlyOneCalled({ keys, country })
}

const municipalityOf = ({ around }: PlaceNode): PlaceNode | null =>
  around.find(({ place }) => place.kind === 'municipality') ?? null

function locationOf(node: PlaceNode): Location {
  const { place, within, around, isTown } = node
  const municipality = place.kind === 'municipality' ? node : municipalityOf(node)
  const isMain = isTown || place.kind === 'municipality'
  // A village with several postcodes is one place of its own and one for each postcode.
  const whole = around.flatMap(({ place: { id } }) => placesIn(id)).filter((other) => isWholeOf(other, node))
  return {
    places: [place.id, ...whole.map((other) => other.place.id), ...within],
    mainTownOf: isMain && municipality ? municipality.place.id : null,
  }
}

const isWholeOf = (other: PlaceNode, { place, keys, within }: PlaceNode): boolean =>
  other.isNamed &&
  other.place.id !== place.id &&
  other.within.at(-1) === within.at(-1) &&
  other.keys.some((key) => keys.includes(key))

/** A hamlet that the gazetteer does not know: its town's if the postcode has one, else any locality of the postcode. */
function amongLocalities(localities: readonly PlaceNode[]): Location {
  const towns = localities.filter(({ isTown }) => isTown)
  const [first, ...others] = towns.length > 0 ? towns : localities
  if (!first) return nowhere
  const shared = first.within.filter((id) => others.every(({ within }) => within.includes(id)))
  return { places: [...[first, ...others].map(({ place }) => place.id), ...shared], mainTownOf: null }
}

function onlyOneCalled({ keys, country }: { keys: readonly string[]; country: number }): Location {
  const found = new Set(keys.flatMap(nodesCalled))
  const [only, other] = [...found].filter(
    ({ place }) =>
      countryOfPlace(place) === country && (place.kind === 'municipality' || place.kind === 'locality'),
  )
  return only && !other ? locationOf(only) : nowhere
}

/** The place that a town is on the map: all of a municipality for its main town; null if the gazetteer does not have it. */
export function placeOfTown(town: Town): string | null {
  const { mainTownOf, places } = locate(town)
  return mainTownOf ?? places[0] ?? null
}
