import 'server-only'
import type { Property } from '@/cms/payload-types'
import { countByCity, countProperties, findPropertyIds } from '@/cms/queries/property-search'
import type { Goal } from '@/domain/properties/goal'
import { noCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { cached, getClient } from './client'
import { findCards } from './find-cards'
import { populated } from './pictures'
import { findListing } from './search'
import type { PropertyCard, PropertyList } from './view-models'

export { getMarqueeNames } from './find-cards'

type ListAddress = { id: number; locale: Locale; page: number; maximum: number | null }

/** One page of a property list in a language: homes of that language only, and how many there are. */
export const getPropertyList = cached(
  {
    name: 'property-list',
    tags: ['properties', 'property-lists', 'property-types', 'cities', 'media', 'site-settings'],
  },
  async ({ id, locale, page, maximum }: ListAddress): Promise<PropertyList | null> =>
    findListing({ criteria: { ...noCriteria, page }, base: { id, maximum }, locale }),
)

/** How many homes of a language are for sale, for rent and sold, and in how many towns. */
export const getStats = cached(
  { name: 'stats', tags: ['properties', 'cities'] },
  async (locale: Locale): Promise<{ forSale: number; forRent: number; sold: number; cities: number }> => {
    const payload = await getClient()
    const count = (statuses: string[], goal?: Goal) =>
      countProperties({ payload, selection: { locale, goal, statuses } })
    const cities = await countByCity({ payload, selection: { locale, statuses: ['available'] } })
    return {
      forSale: await count(['available'], 'sale'),
      forRent: await count(['available'], 'rent'),
      sold: await count(['sold']),
      cities: cities.filter(({ id }) => id !== null).length,
    }
  },
)

const mostSimilar = 3

/** Homes like this one: of its goal and type in its town, then any in its town, then of its type anywhere. */
export async function findSimilar({
  home,
  locale,
}: {
  home: Pick<Property, 'id' | 'goal' | 'type' | 'city'>
  locale: Locale
}): Promise<PropertyCard[]> {
  const payload = await getClient()
  const typeIds = [populated(home.type)?.id ?? []].flat()
  const cityIds = [populated(home.city)?.id ?? []].flat()
  const base = { locale, goal: home.goal, statuses: ['available'], excludeId: home.id }
  const read = (near: { cityIds?: number[]; typeIds?: number[] }) =>
    findPropertyIds({ payload, selection: { ...base, ...near }, sort: 'newest', limit: mostSimilar })
  const found =
    cityIds.length > 0 ? [...(await read({ cityIds, typeIds })), ...(await read({ cityIds }))] : []
  const isEnough = new Set(found).size >= mostSimilar
  const alike = isEnough ? [] : await read({ typeIds })
  const ids = [...new Set([...found, ...alike])].slice(0, mostSimilar)
  return findCards({ ids, locale })
}
