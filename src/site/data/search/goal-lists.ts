import 'server-only'
import { canBeNarrowed } from '@/domain/modules/presentation'
import type { Goal } from '@/domain/properties/goal'
import { buildHref, listingSegments, originalListPaths } from '@/domain/routing/routes'
import type { ListingCriteria } from '@/domain/search/criteria'
import { addressCriteria, listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { cached } from '@/site/data/client'
import { everythingAvailable, getListSelection, type ListSelection } from './list-selections'
import { getPage } from '@/site/data/content/pages'
import { findOriginal } from '@/site/data/routing/route-index'
import type { PropertyList } from './listing-models'
import { countListed } from './search'

type GoalAddress = { goal: Goal; locale: Locale }

/** The address of the list of properties for sale or to let, even if its page is not published. */
export async function listHref(goal: Goal, locale: Locale): Promise<string> {
  const page = await findOriginal(originalListPaths[goal])
  return buildHref({ locale, path: page?.paths[locale] ?? `/${listingSegments[goal][locale]}/` })
}

/** The list on the page of a goal; null if an editor's page has none. */
const getGoalListId = cached(
  { name: 'goal-list', tags: ['pages', 'articles', 'modules', 'property-lists'] },
  async ({ goal, locale }: GoalAddress): Promise<number | null> => {
    const entry = await findOriginal(originalListPaths[goal])
    if (!entry?.paths[locale] || entry.collection !== 'pages') return null
    const content = await getPage({ id: entry.id, locale, hasCriteria: true })
    const bases = (content?.page.modules ?? []).flatMap(({ view, relation }) => {
      const base = relation.type === 'property-list' ? relation.list.base : null
      return base && canBeNarrowed({ view, maximum: base.maximum }) ? [base.id] : []
    })
    return bases[0] ?? null
  },
)

export type GoalList = { href: string; listId: number | null; list: ListSelection }

/** The address of the properties for sale or to let, and the properties of that list, so that counts agree with it. */
export async function getGoalList({ goal, locale }: GoalAddress): Promise<GoalList> {
  const listId = await getGoalListId({ goal, locale })
  const list = listId === null ? null : await getListSelection({ id: listId, locale })
  const href = await listHref(goal, locale)
  return list ? { href, listId, list } : { href, listId: null, list: everythingAvailable(locale, goal) }
}

/**
 * Where the list of the other goal answers what is asked of this one: "à louer" in the list of what is for sale. Null if
 * nothing asks for the other goal, or the page lists both.
 */
export async function otherGoalHref({
  list,
  goal,
  locale,
}: GoalAddress & { list: Pick<PropertyList, 'goal' | 'line' | 'filters'> }): Promise<string | null> {
  const asked = list.filters.criteria.goal
  if (list.goal !== goal || asked === null || asked === goal) return null
  const criteria = { ...addressCriteria(list), goal: null, page: 1 }
  return listingHref({ base: await listHref(asked, locale), criteria })
}

/** How many properties the list of a goal shows for these criteria. */
export async function countOfGoal({
  goal,
  locale,
  criteria,
}: GoalAddress & { criteria: ListingCriteria }): Promise<number> {
  const { list } = await getGoalList({ goal, locale })
  return countListed({ list, criteria, maximum: null })
}
