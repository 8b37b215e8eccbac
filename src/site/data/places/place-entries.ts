import 'server-only'
import { findTownsForSitemap } from '@/cms/queries/search/place-figures'
import type { Goal } from '@/domain/properties/goal'
import type { Locale, Localized } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { getGoalList } from '@/site/data/search/goal-lists'
import type { SitemapEntry } from '@/site/data/search/search-models'
import { findPlacePaths, getListedPlaces, type ListedPlace } from './listed-places'

const goals: readonly Goal[] = ['sale', 'rent']

type PlaceInGoal = { place: ListedPlace; goal: Goal }

const findTowns = async ({ goal, locale }: { goal: Goal; locale: Locale }): Promise<Map<number, string>> => {
  const { list } = await getGoalList({ goal, locale })
  return findTownsForSitemap({ payload: await getClient(), selection: { ...list.selection, locale } })
}

/** The last change of a property in each town, by goal and language: only of towns with properties now. */
async function findAllTowns(places: readonly ListedPlace[]): Promise<Map<string, Map<number, string>>> {
  const found = new Map<string, Map<number, string>>()
  for (const goal of goals) {
    for (const locale of new Set(places.flatMap(({ listed }) => listed[goal])))
      found.set(`${goal}/${locale}`, await findTowns({ goal, locale }))
  }
  return found
}

/** Every page of a town or an area that has properties now, in the languages in which it has them. */
export async function findPlaceEntries(): Promise<SitemapEntry[]> {
  const places = await getListedPlaces()
  const towns = await findAllTowns(places)
  const entryOf = async ({ place, goal }: PlaceInGoal): Promise<SitemapEntry[]> => {
    const ids = idsOf(place, places)
    const all = await findPlacePaths({ place, goal })
    const paths: Localized = {}
    const days: string[] = []
    for (const locale of place.listed[goal]) {
      const changed = ids.flatMap((id) => towns.get(`${goal}/${locale}`)?.get(id) ?? [])
      if (changed.length > 0 && all[locale]) paths[locale] = all[locale]
      days.push(...changed)
    }
    const updatedAt = days.toSorted().at(-1)
    return updatedAt && Object.keys(paths).length > 0 ? [{ paths, updatedAt }] : []
  }
  const pages = places.flatMap((place) => goals.map((goal) => ({ place, goal })))
  return (await Promise.all(pages.map(entryOf))).flat()
}

const idsOf = (place: ListedPlace, places: readonly ListedPlace[]): number[] =>
  (place.kind === 'town' ? [place] : places.filter(({ areas }) => areas.includes(place.key))).flatMap(
    ({ cityId }) => cityId ?? [],
  )
