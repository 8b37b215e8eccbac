import 'server-only'
import { countPerTown, findTypeFigures } from '@/cms/queries/search/place-figures'
import { countProperties, findPropertyIds } from '@/cms/queries/search/property-search'
import { resolveCriteria } from '@/cms/queries/search/resolve-criteria'
import { findPageText } from '@/cms/queries/towns/listed-towns'
import { nearestPlaces } from '@/domain/places/nearest-places'
import type { Goal } from '@/domain/properties/goal'
import { formatEuro } from '@/domain/properties/price'
import { buildHref } from '@/domain/routing/routes'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import { pageWindow } from '@/domain/search/paging'
import type { Locale } from '@/domain/shared/locale'
import { paragraphsOf } from '@/domain/shared/text'
import { asVisitor, getClient } from '@/site/data/client'
import { findCards, toMap, whereId } from '@/site/data/properties/find-cards'
import { getGoalList, type GoalList } from '@/site/data/search/goal-lists'
import { pageSize } from '@/site/data/search/search'
import type { PropertyList } from '@/site/data/search/listing-models'
import { getProvinceText } from './province-text'
import { criteriaOf, findPlacePaths, getListedPlaces, type ListedPlace } from './listed-places'

export type PlaceLink = { name: string; href: string; count: number }

/** The properties of a type in a place: how many, and between which prices, as shown; null if no price is. */
export type TypePrices = PlaceLink & { lowest: string | null; highest: string | null }

/** The page of a town or an area: its properties of a goal, their prices, and where else to look. */
export type PlacePage = {
  name: string
  kind: ListedPlace['kind']
  goal: Goal
  list: PropertyList
  /** The list of the goal with only this place, where visitors filter further. */
  filterHref: string
  types: TypePrices[]
  neighbours: PlaceLink[]
  /** The larger places around a town. */
  areas: Omit<PlaceLink, 'count'>[]
  /** The editor's text, by paragraph. */
  text: string[]
}

type PlaceInput = { place: ListedPlace; goal: Goal; locale: Locale }
type WithList = PlaceInput & { goalList: GoalList }

// Further away nobody would call it a neighbour.
const neighbourKm = 30
const nearestTowns = 12
const mostNeighbours = 8

async function queryOf({ goalList, locale }: Pick<WithList, 'goalList' | 'locale'>, asked: ListingCriteria) {
  const payload = await getClient()
  const criteria = await resolveCriteria({ payload, criteria: asked })
  return { payload, selection: { ...goalList.list.selection, locale }, criteria }
}

async function findList(input: WithList, page: number): Promise<PropertyList> {
  const { goalList, place, goal, locale } = input
  const { list } = goalList
  const criteria = criteriaOf(place, locale)
  const query = await queryOf(input, criteria)
  const count = await countProperties(query)
  const window = pageWindow({ total: Math.min(count, list.maximum ?? count), pageSize, page })
  const ids = await findPropertyIds({ ...query, sort: list.sort, limit: pageSize, offset: window.offset })
  return {
    id: list.id,
    title: null,
    goal,
    cards: await findCards({ ids: ids.slice(0, window.total - window.offset), locale }),
    window,
    base: null,
    sort: list.sort,
    line: null,
    filters: { criteria, types: [], cities: [] },
  }
}

async function findTypes(input: WithList): Promise<TypePrices[]> {
  const { goalList, place, locale } = input
  const criteria = criteriaOf(place, locale)
  const query = await queryOf(input, criteria)
  const figures = await findTypeFigures(query)
  if (figures.length === 0) return []
  const { docs } = await query.payload.find({
    collection: 'property-types',
    locale,
    depth: 0,
    ...asVisitor,
    where: whereId(figures.map(({ id }) => id)),
    select: { name: true, webId: true },
  })
  const types = toMap(docs)
  return figures.flatMap(({ id, count, lowest, highest }) => {
    const { name, webId } = types.get(id) ?? {}
    if (!name || !webId) return []
    const href = listingHref({ base: goalList.href, criteria: { ...criteria, types: [webId] } })
    return [{ name, href, count, lowest: euro(lowest), highest: euro(highest) }]
  })
}

const euro = (amount: number | null): string | null => (amount === null ? null : formatEuro(amount))

async function linkTo({ place, goal, locale }: PlaceInput): Promise<{ name: string; href: string } | null> {
  const path = (await findPlacePaths({ place, goal }))[locale]
  const name = place.names[locale]
  return path && name ? { name, href: buildHref({ locale, path }) } : null
}

/** The nearest towns with properties. It depends on the towns that are near, and on no other. */
async function findNeighbours(input: WithList): Promise<PlaceLink[]> {
  const { place, goal, locale } = input
  if (place.kind === 'area' || !place.position) return []
  const others = (await getListedPlaces()).filter(
    (other) => other.kind === 'town' && other.key !== place.key && other.listed[goal].includes(locale),
  )
  const near = nearestPlaces({ places: others, from: place.position, km: neighbourKm, limit: nearestTowns })
  return linksOf(near, input)
}

/** The towns of an area with properties, those with most first. */
async function findTownsWithin(input: WithList): Promise<PlaceLink[]> {
  const { place, goal, locale } = input
  if (place.kind === 'town') return []
  const within = (await getListedPlaces()).filter(
    ({ areas, listed }) => areas.includes(place.key) && listed[goal].includes(locale),
  )
  const links = await linksOf(within, input)
  return links.toSorted((one, other) => other.count - one.count)
}

async function linksOf(places: readonly ListedPlace[], input: WithList): Promise<PlaceLink[]> {
  const { goal, locale } = input
  if (places.length === 0) return []
  const cities = places.flatMap((place) => criteriaOf(place, locale).cities)
  const counts = await countPerTown(await queryOf(input, { ...noCriteria, cities }))
  const found: PlaceLink[] = []
  for (const place of places) {
    const count = counts.get(place.cityId ?? 0) ?? 0
    const link = count > 0 ? await linkTo({ place, goal, locale }) : null
    if (link) found.push({ ...link, count })
  }
  return found
}

async function findAreas({ place, goal, locale }: PlaceInput): Promise<Omit<PlaceLink, 'count'>[]> {
  const around = (await getListedPlaces()).filter(({ key }) => place.areas.includes(key))
  const links = await Promise.all(around.map((area) => linkTo({ place: area, goal, locale })))
  return links.filter((link) => link !== null)
}

async function findText({ place: { cityId, placeId }, locale }: PlaceInput): Promise<string[]> {
  if (cityId !== null) return paragraphsOf(await findPageText({ payload: await getClient(), cityId, locale }))
  return placeId === null ? [] : paragraphsOf(await getProvinceText({ placeId, locale }))
}

/** What the page of a place shows; a page number beyond the last gives the last. */
export async function findPlacePage({ page, ...given }: PlaceInput & { page: number }): Promise<PlacePage> {
  const { place, goal, locale } = given
  const input = { ...given, goalList: await getGoalList({ goal, locale }) }
  const [list, types, neighbours, within, areas, text] = await Promise.all([
    findList(input, page),
    findTypes(input),
    findNeighbours(input),
    findTownsWithin(input),
    findAreas(given),
    findText(given),
  ])
  return {
    name: place.names[locale] ?? '',
    kind: place.kind,
    goal,
    list,
    filterHref: listingHref({ base: input.goalList.href, criteria: criteriaOf(place, locale) }),
    types,
    neighbours: [...neighbours, ...within].slice(0, place.kind === 'area' ? 30 : mostNeighbours),
    areas,
    text,
  }
}

/** How many properties of a goal a place has in a language now. */
export async function countInPlace({ place, goal, locale }: PlaceInput): Promise<number> {
  const goalList = await getGoalList({ goal, locale })
  return countProperties(await queryOf({ goalList, locale }, criteriaOf(place, locale)))
}
