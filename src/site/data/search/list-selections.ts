import 'server-only'
import type { PropertyList } from '@/cms/payload-types'
import { checkOf, type ColumnCheck, type RulePlaces } from '@/cms/queries/search/condition-where'
import type { PropertySelection } from '@/cms/queries/search/property-search'
import type { Goal } from '@/domain/properties/goal'
import type { ListingSort } from '@/domain/search/criterion-kinds'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { orElse, orNull } from '@/site/data/defaults'
import { toLocalizedTexts } from '@/site/data/routing/localized-texts'
import { listedStatuses, shownInList } from '@/domain/properties/property-status'

/** An editor's property list, with its properties as plain data for the query. */
export type ListSelection = {
  id: number
  title: string | null
  goal: Goal | 'both'
  selection: PropertySelection
  sort: ListingSort
  maximum: number | null
}

/** More than there are towns in Belgium and Luxembourg. */
export const mostPlaces = 10_000

const idsOf = (relations: (number | { id: number })[] | null | undefined): number[] =>
  (relations ?? []).map((relation) => (typeof relation === 'number' ? relation : relation.id))

// An editor types a city's name once for all languages of a list.
async function findRulePlaces(): Promise<RulePlaces> {
  const payload = await getClient()
  const shared = { locale: 'all', depth: 0, ...asVisitor, limit: mostPlaces } as const
  const cities = await payload.find({ collection: 'cities', ...shared, select: { name: true, zip: true } })
  const types = await payload.find({ collection: 'property-types', ...shared, select: { webId: true } })
  return {
    cities: cities.docs.map(({ id, name, zip }) => ({
      id,
      names: Object.values(toLocalizedTexts(name)),
      zip: orNull(zip),
    })),
    types: types.docs.map(({ id, webId }) => ({ id, webId: orNull(webId) })),
  }
}

async function checksOf({ rules }: PropertyList): Promise<ColumnCheck[]> {
  if (!rules || rules.length === 0) return []
  const places = await findRulePlaces()
  return rules.map(({ field, logic, value }) => checkOf({ field, logic, value: value ?? '' }, places))
}

/** A property list by its document's id, with its rules as conditions of the language; null if there is none. */
export const getListSelection = cached(
  { name: 'list-selection', tags: ['property-lists', 'property-types', 'cities'] },
  async ({ id, locale }: { id: number; locale: Locale }): Promise<ListSelection | null> => {
    const payload = await getClient()
    const list = await payload.findByID({
      collection: 'property-lists',
      id,
      locale,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
    })
    if (!list) return null
    const goal = orElse(list.goal, 'both')
    return {
      id: list.publicId ?? list.id,
      title: orNull(list.title),
      goal,
      selection: {
        locale,
        goal: goal === 'both' ? null : goal,
        statuses: shownInList(orElse(list.statuses, [])),
        typeIds: idsOf(list.types),
        cityIds: idsOf(list.cities),
        checks: await checksOf(list),
      },
      sort: orElse(list.order, 'newest'),
      maximum: orNull(list.maximum),
    }
  },
)

/** Every property on the market, of one goal or both: the default of a search. */
export const everythingAvailable = (locale: Locale, goal: Goal | null = null): ListSelection => ({
  id: 0,
  title: null,
  goal: goal ?? 'both',
  selection: { locale, goal, statuses: listedStatuses },
  sort: 'newest',
  maximum: null,
})
