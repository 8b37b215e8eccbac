import 'server-only'
import type { Goal } from '@/domain/properties/goal'
import { buildQuery, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { Page } from '@/site/data/content/page-models'
import type { Meta } from '@/site/data/search/search-models'
import { findPlaceAddress, findTopTowns } from './place-links'
import type { PlaceLink } from './place-page'

type ListOfGoal = { goal: Goal; locale: Locale; criteria: ListingCriteria; page: Page; meta: Meta }

/** What the list of a goal has to do with the pages of places: the one that shows the same, and links to the largest. */
export async function besidePlaces({
  goal,
  locale,
  criteria,
  page,
  meta,
}: ListOfGoal): Promise<{ meta: Meta; towns?: PlaceLink[] }> {
  const sameAs = await findPlaceAddress({ criteria, goal, locale })
  if (sameAs) return { meta: { ...meta, sameAs } }
  if (buildQuery(criteria) !== '') return { meta }
  const lists = page.modules.flatMap(({ relation }) =>
    relation.type === 'property-list' ? [relation.list] : [],
  )
  const [list] = lists
  return list ? { meta, towns: await findTopTowns({ cities: list.filters.cities, goal, locale }) } : { meta }
}
