import 'server-only'
import { countByCity, countByType, type PropertySelection } from '@/cms/queries/search/property-search'
import { compareNames } from '@/domain/shared/by-name'
import { countedTowns } from '@/domain/search/towns/counted-towns'
import type { GoalCount } from '@/domain/search/counts'
import { panelKey, type PanelCity, type PanelType } from '@/domain/search/panel'
import { countryAbroad } from '@/domain/shared/country-abroad'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { getKnownTowns } from './known-names'
import { everythingAvailable, getListSelection, mostPlaces } from './list-selections'

export type PlaceCounts = { types: PanelType[]; cities: PanelCity[] }

const none: GoalCount = { sale: 0, rent: 0 }

const toCounts = (rows: readonly ({ id: number | null } & GoalCount)[]): Map<number | null, GoalCount> =>
  new Map(rows.map(({ id, sale, rent }) => [id, { sale, rent }]))

async function countTypes(selection: PropertySelection): Promise<PanelType[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'property-types',
    locale: selection.locale,
    depth: 0,
    ...asVisitor,
    limit: mostPlaces,
    sort: ['showOrder', 'webId'],
    select: { name: true, webId: true },
  })
  const counts = toCounts(await countByType({ payload, selection }))
  // A type without a WebID cannot be in an address.
  return docs.flatMap(({ id, name, webId }) =>
    name && webId ? [{ webId, name, key: panelKey(name), count: counts.get(id) ?? none }] : [],
  )
}

async function countCities(selection: PropertySelection): Promise<PanelCity[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'cities',
    locale: selection.locale,
    depth: 0,
    ...asVisitor,
    limit: mostPlaces,
    sort: ['name', 'zip'],
    select: { name: true, zip: true, countryId: true, countryName: true },
  })
  const counts = toCounts(await countByCity({ payload, selection }))
  const known = new Map((await getKnownTowns()).map((town) => [town.id, town]))
  const cities = countedTowns(
    docs.flatMap(({ id, name, zip, ...country }) =>
      name
        ? [
            {
              ...{ id, name, zip: (zip ?? '').trim(), count: counts.get(id) ?? none },
              country: countryAbroad({ ...country, locale: selection.locale }),
              searchNames: known.get(id)?.searchNames ?? [],
              place: known.get(id)?.place ?? null,
            },
          ]
        : [],
    ),
  )
  const byName = compareNames(selection.locale)
  return cities.sort((one, other) => byName(one.name, other.name) || byName(one.zip, other.zip))
}

/**
 * Every type and city in a language, with the number of a list's properties for sale and to let, even 0; without a list, of
 * all available ones. Types in the editors' order, cities by name.
 */
export const getPlaceCounts = cached(
  { name: 'place-counts', tags: ['property-types', 'cities', 'property-lists'] },
  async ({ listId, locale }: { listId: number | null; locale: Locale }): Promise<PlaceCounts> => {
    const list =
      listId === null ? everythingAvailable(locale) : await getListSelection({ id: listId, locale })
    if (!list) return { types: [], cities: [] }
    return { types: await countTypes(list.selection), cities: await countCities(list.selection) }
  },
)
