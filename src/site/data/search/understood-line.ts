import 'server-only'
import type { Goal } from '@/domain/properties/goal'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { noCriteria } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { getGoalList } from './goal-lists'
import { everythingAvailable, type ListSelection } from './list-selections'
import { countListed } from './search'
import type { LineChip } from './line-chips'
import type { TypedLine } from './typed-lines'

/** A line as the contract answers it: `href` is the canonical list, `count` what it shows; `chips` are its parts. */
export type UnderstoodLine = {
  goal: Goal | null
  href: string
  count: number
  /** The count in words. */
  label: string
  unread: string[]
  chips: LineChip[]
}

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
export async function findUnderstood(line: TypedLine, locale: Locale): Promise<UnderstoodLine> {
  const { goal = null, ...others } = line.criteria
  const criteria = { ...noCriteria, ...others }
  const { href: base, list } = await listOf(goal, locale)
  const count = await countListed({ list, criteria, maximum: null })
  return {
    ...{ goal, count, unread: line.unread, chips: line.chips() },
    href: listingHref({ base, criteria }),
    label: getTranslator(locale)('search.filters.showCount', { count }),
  }
}
