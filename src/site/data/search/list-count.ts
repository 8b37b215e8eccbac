import 'server-only'
import type { ListSource } from '@/domain/map/list-source'
import type { Locale } from '@/domain/shared/locale'
import { getGoalList } from './goal-lists'
import { everythingAvailable, getListSelection, type ListSelection } from './list-selections'
import { countListed } from './search'
import { readTypedLine } from './typed-lines'

/** How many properties of a list meet the criteria, by the same query as the list; null if there is no such list. */
export async function countList({
  criteria,
  listId,
  maximum,
  locale,
}: ListSource & { locale: Locale }): Promise<number | null> {
  const list = listId === null ? everythingAvailable(locale) : await getListSelection({ id: listId, locale })
  if (!list) return null
  const other = listId === null ? null : await listOfOtherGoal({ list, criteria, listId, locale })
  return countListed({ list: other ?? list, criteria, maximum })
}

type AskedList = Pick<ListSource, 'criteria'> & { list: ListSelection; listId: number; locale: Locale }

/** The list to which the page of a goal leads who asks it for the other one, in words or filters: `otherGoalHref`. */
async function listOfOtherGoal({ list, criteria, listId, locale }: AskedList): Promise<ListSelection | null> {
  if (list.goal === 'both') return null
  const line = await readTypedLine({ text: criteria.text, locale })
  const goal = line?.criteria.goal ?? criteria.goal
  if (!goal || goal === list.goal) return null
  const own = await getGoalList({ goal: list.goal, locale })
  return own.listId === listId ? (await getGoalList({ goal, locale })).list : null
}
