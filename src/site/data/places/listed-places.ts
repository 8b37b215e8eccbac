import 'server-only'
import { findListedTowns, type ListedTown } from '@/cms/queries/towns/listed-towns'
import { areaKeyOf } from '@/domain/places/areas'
import { placeById } from '@/domain/places/place-index'
import { slugsOfPlaces } from '@/domain/places/place-slugs'
import { placeOfTown } from '@/domain/places/town-places'
import type { Goal } from '@/domain/properties/goal'
import type { Position } from '@/domain/properties/position'
import { placePath } from '@/domain/routing/place-path'
import { canonicalKey } from '@/domain/routing/routes'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { perLocale, locales, type Locale, type Localized } from '@/domain/shared/locale'
import { placeInWords } from '@/messages/place-words'
import { cached, getClient } from '@/site/data/client'
import { getTakenPaths } from './taken-paths'

/** A town, or a province or the Region of Brussels, that has or once had a published property: it has a page per goal. */
export type ListedPlace = {
  key: string
  kind: 'town' | 'area'
  /** The town's document; null for an area. */
  cityId: number | null
  /** The id in the gazetteer; null for an area's town that the gazetteer does not have. */
  placeId: string | null
  names: Localized
  zip: string
  slugs: Localized
  position: Position | null
  /** The languages in which a property for sale or to let is or was listed. */
  listed: Record<Goal, Locale[]>
  /** Of a town: the areas in which it lies. */
  areas: string[]
}

// Brussels has no province; the Grand Duchy is no province either, and has its towns.
const isArea = (id: string): boolean => areaKeyOf(id) !== null

const languagesOf = (towns: readonly ListedTown[], goal: Goal): Locale[] => {
  const found = new Set(
    towns.flatMap(({ listed }) => listed.filter((one) => one.goal === goal)).map((one) => one.locale),
  )
  return locales.filter((locale) => found.has(locale))
}

const listedIn = (towns: readonly ListedTown[]): ListedPlace['listed'] => ({
  sale: languagesOf(towns, 'sale'),
  rent: languagesOf(towns, 'rent'),
})

function positionOf(placeId: string | null): Position | null {
  const place = placeId === null ? null : placeById(placeId)
  return place && { lat: place.lat, lng: place.lng }
}

type UnnamedPlace = Omit<ListedPlace, 'slugs'>

function areaOf(id: string, towns: readonly ListedTown[]): UnnamedPlace {
  return {
    key: id,
    kind: 'area',
    cityId: null,
    placeId: id,
    names: perLocale((locale) => placeInWords(id, locale)),
    zip: '',
    position: positionOf(id),
    listed: listedIn(towns),
    areas: [],
  }
}

function townOf(town: ListedTown): UnnamedPlace {
  const { id, names, zip, countryId, places } = town
  const placeId = placeOfTown({ names, zip, countryId })
  return {
    key: `town-${id}`,
    kind: 'town',
    cityId: id,
    placeId,
    names,
    zip: zip ?? '',
    position: positionOf(placeId),
    listed: listedIn([town]),
    areas: places.filter(isArea),
  }
}

/** Every place that has or once had a published property, with the addresses of its pages. */
export const getListedPlaces = cached(
  { name: 'listed-places', tags: ['listed-towns', 'cities'] },
  async (): Promise<ListedPlace[]> => {
    const towns = await findListedTowns(await getClient())
    const areas = [...new Set(towns.flatMap(({ places }) => places.filter(isArea)))].sort()
    const places = [
      // The names of areas are told from those of towns, and never change.
      ...areas.map((id) =>
        areaOf(
          id,
          towns.filter(({ places: around }) => around.includes(id)),
        ),
      ),
      ...towns.map(townOf),
    ]
    const slugs = slugsOfPlaces(places)
    return places.map((place) => ({ ...place, slugs: slugs.get(place.key) ?? {} }))
  },
)

/** The criteria of a list that has exactly the properties of a place. */
export function criteriaOf({ placeId, kind, names, zip }: ListedPlace, locale: Locale): ListingCriteria {
  if (kind === 'area') return { ...noCriteria, places: placeId === null ? [] : [placeId] }
  return { ...noCriteria, cities: [{ name: names[locale] ?? '', zip }] }
}

/** The path of a place's page in each language that has it; an editor's page or redirect at that path wins. */
export async function findPlacePaths({
  place,
  goal,
}: {
  place: ListedPlace
  goal: Goal
}): Promise<Localized> {
  const taken = new Set(await getTakenPaths())
  const paths: Localized = {}
  for (const locale of place.listed[goal]) {
    const slug = place.slugs[locale]
    const path = slug && placePath({ goal, locale, slug })
    if (path && !taken.has(`/${locale}${canonicalKey(path)}`)) paths[locale] = path
  }
  return paths
}
