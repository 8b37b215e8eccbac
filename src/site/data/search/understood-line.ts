import 'server-only'
import type { Goal } from '@/domain/properties/goal'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { noCriteria } from '@/domain/search/criteria'
import type { LineCriteria } from '@/domain/search/lines/line-criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { getGoalList } from './goal-lists'
import { everythingAvailable, type ListSelection } from './list-selections'
import { countListed } from './search'

/** A line as the contract answers it: `href` is the canonical list, `count` what it shows. */
export type UnderstoodLine = { goal: Goal | null; href: string; count: number; unread: string[] }

type AnsweringList = { href: string; list: ListSelection }

/** The list of a goal, else the search page with both. */
const listOf = async (goal: Goal | null, locale: Locale): Promise<AnsweringList> =>
  goal
    ? getGoalList({ goal, locale })
    : {
        href: buildHref({ locale, path: listingPath({ name: 'search', locale }) }),
        list: everythingAvailable(locale),
      }

/** The list that a line asks for, and how many properties it has. */
export async function findUnderstood(line: LineCriteria, locale: Locale): Promise<UnderstoodLine> {
  const { goal = null, ...others } = line.criteria
  const criteria = { ...noCriteria, ...others }
  const { href: base, list } = await listOf(goal, locale)
  const count = await countListed({ list, criteria, maximum: null })
  return { goal, href: listingHref({ base, criteria }), count, unread: line.unread }
}
