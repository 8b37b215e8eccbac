import 'server-only'
import type { ListSource } from '@/domain/map/list-source'
import type { Locale } from '@/domain/shared/locale'
import { everythingAvailable, getListSelection } from './list-selections'
import { countListed } from './search'

/** How many properties of a list meet the criteria, by the same query as the list; null if there is no such list. */
export async function countList({
  criteria,
  listId,
  maximum,
  locale,
}: ListSource & { locale: Locale }): Promise<number | null> {
  const list = listId === null ? everythingAvailable(locale) : await getListSelection({ id: listId, locale })
  return list && countListed({ list, criteria, maximum })
}
