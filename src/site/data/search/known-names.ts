import 'server-only'
import type { NameFinder } from '@/cms/queries/search/search-text'
import { findKnownTowns, type KnownTown } from '@/cms/queries/towns/known-towns'
import { placeOfTown } from '@/domain/places/town-places'
import type { CityNames } from '@/domain/search/criteria-twin'
import type { NamedType } from '@/domain/search/lines/line-types'
import { cityKey, type NamedCity } from '@/domain/search/towns/named-city'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { toLocalizedTexts } from '@/site/data/routing/localized-texts'
import { mostPlaces } from './list-selections'

/** The types of the site with their names in all languages: a line may name them in any. */
export const getNamedTypes = cached(
  { name: 'named-types', tags: ['property-types'] },
  async (): Promise<(NamedType & { id: number })[]> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'property-types',
      locale: 'all',
      depth: 0,
      ...asVisitor,
      limit: mostPlaces,
      sort: ['showOrder', 'webId'],
      select: { name: true, webId: true },
    })
    return docs.flatMap(({ id, name, webId }) =>
      webId ? [{ id, webId, names: Object.values(toLocalizedTexts(name)) }] : [],
    )
  },
)

/** A stored town, and the id of its place in the gazetteer. */
export type PlacedTown = KnownTown & { place: string | null }

/** All towns of the site: every page of a list names some, and would ask the database for them each time. */
export const getKnownTowns = cached(
  { name: 'known-towns', tags: ['cities'] },
  async (): Promise<PlacedTown[]> => {
    const towns = await findKnownTowns({ payload: await getClient(), most: mostPlaces })
    return towns.map((town) => ({ ...town, place: placeOfTown(town) }))
  },
)

type TownsByName = ReadonlyMap<string, readonly PlacedTown[]>

// A cached read gives the same towns until they change.
const indexes = new WeakMap<readonly PlacedTown[], TownsByName>()

function byName(towns: readonly PlacedTown[]): TownsByName {
  const known = indexes.get(towns)
  if (known) return known
  const found = new Map<string, PlacedTown[]>()
  for (const town of towns)
    for (const name of town.searchNames) {
      const key = cityKey({ name, zip: town.zip })
      found.set(key, [...(found.get(key) ?? []), town])
    }
  indexes.set(towns, found)
  return found
}

/** Finds the types and towns that addresses name, among those that are remembered. */
export const knownNames: NameFinder = {
  async typeIds(webIds) {
    if (webIds.length === 0) return []
    return (await getNamedTypes()).flatMap(({ id, webId }) => (webIds.includes(webId) ? [id] : []))
  },
  async cityIds(cities) {
    if (cities.length === 0) return []
    const towns = byName(await getKnownTowns())
    const found = cities.flatMap((city) => towns.get(cityKey(city)) ?? [])
    return [...new Set(found.map(({ id }) => id))]
  },
}

/** The names of towns in each language, by a name in any language and the zip; unknown ones are left out. */
export async function findCityNames(cities: readonly NamedCity[]): Promise<CityNames[]> {
  if (cities.length === 0) return []
  const towns = byName(await getKnownTowns())
  return cities.flatMap((city) => {
    const [first] = towns.get(cityKey(city)) ?? []
    return first ? [{ ...city, names: first.names }] : []
  })
}
