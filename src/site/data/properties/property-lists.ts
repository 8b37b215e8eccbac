import 'server-only'
import { countByCity, countProperties } from '@/cms/queries/search/property-search'
import type { Goal } from '@/domain/properties/goal'
import { noCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { cached, getClient } from '@/site/data/client'
import { pageWindow } from '@/domain/search/paging'
import { getListSelection } from '@/site/data/search/list-selections'
import { findListing, pageSize } from '@/site/data/search/search'
import type { PropertyList } from '@/site/data/search/listing-models'
import { listedStatuses } from '@/domain/properties/property-status'

export { getMarqueeNames } from './find-cards'

type ListAddress = { id: number; locale: Locale; page: number; maximum: number | null }

/** One page of a property list in a language: only properties of that language, and their number. */
export const getPropertyList = cached(
  {
    name: 'property-list',
    tags: ['property-lists', 'property-types', 'cities', 'media', 'site-settings'],
  },
  async ({ id, locale, page, maximum }: ListAddress): Promise<PropertyList | null> =>
    findListing({ criteria: { ...noCriteria, page }, base: { id, maximum }, locale }),
)

/** A property list without its properties, where the criteria of a visitor choose them. */
export async function getListOutline({
  id,
  locale,
}: Pick<ListAddress, 'id' | 'locale'>): Promise<PropertyList | null> {
  const list = await getListSelection({ id, locale })
  if (!list) return null
  return {
    id: list.id,
    title: list.title,
    goal: list.goal,
    cards: [],
    window: pageWindow({ total: 0, pageSize, page: 1 }),
    base: { id, maximum: null },
    sort: list.sort,
    line: null,
    filters: { criteria: noCriteria, types: [], cities: [] },
  }
}

/** The number of properties of a language for sale, for rent and sold, and of their towns. */
export const getStats = cached(
  { name: 'stats', tags: ['cities'] },
  async (locale: Locale): Promise<{ forSale: number; forRent: number; sold: number; cities: number }> => {
    const payload = await getClient()
    const count = (statuses: readonly string[], goal?: Goal) =>
      countProperties({ payload, selection: { locale, goal, statuses } })
    const cities = await countByCity({ payload, selection: { locale, statuses: listedStatuses } })
    return {
      forSale: await count(listedStatuses, 'sale'),
      forRent: await count(listedStatuses, 'rent'),
      sold: await count(['sold']),
      cities: cities.filter(({ id }) => id !== null).length,
    }
  },
)
