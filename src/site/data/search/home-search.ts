import 'server-only'
import type { Goal } from '@/domain/properties/goal'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { noCriteria } from '@/domain/search/criteria'
import { fillTotals } from '@/domain/search/totals'
import type { Locale } from '@/domain/shared/locale'
import { cached, getClient } from '@/site/data/client'
import { orElse } from '@/site/data/defaults'
import { countOfGoal, listHref } from './goal-lists'
import { toPicture } from '@/site/data/content/pictures'
import { getStats } from '@/site/data/properties/property-lists'
import type { Picture } from '@/site/data/view-models'

/** The property-search block as its editors set it up (specification section 2). */
export type HomeSearch = {
  logo: Picture | null
  title: string | null
  descriptions: string[]
  showInput: boolean
  showButtons: boolean
  /** In the results of the panel. */
  showCounts: boolean
  showButtonCounts: boolean
  /** Where the form leads without JavaScript, and for all results. */
  resultsHref: string
  /** `count` is null if counting is off, or there is nothing to count. `href` is null if there is no property. */
  lists: { goal: Goal; href: string | null; count: number | null }[]
}

/** The search block of a language, with placeholders filled by the totals of the language's own properties. */
export const getHomeSearch = cached(
  {
    name: 'home-search',
    tags: [
      ...['home-search', 'pages', 'articles', 'modules', 'media'],
      // The rules of a list name types and towns, so counts change with their names.
      ...['property-lists', 'property-types', 'cities'],
    ],
  },
  async (locale: Locale): Promise<HomeSearch> => {
    const payload = await getClient()
    const block = await payload.findGlobal({
      slug: 'home-search',
      locale,
      depth: 1,
      overrideAccess: false,
    })
    const { forSale, forRent } = await getStats(locale)
    const totals = { sale: forSale, rent: forRent }
    const isCounted = orElse(block.showCountProperty, true)
    const toList = async (goal: Goal) => {
      const count = await countOfGoal({ goal, locale, criteria: noCriteria })
      return {
        goal,
        href: count > 0 ? await listHref(goal, locale) : null,
        count: isCounted && count > 0 ? count : null,
      }
    }
    return {
      logo: toPicture(block.logo),
      title: block.showTitle === false ? null : block.title?.trim() || null,
      descriptions: [block.description, block.description2].flatMap((text) =>
        text?.trim() ? [fillTotals(text.trim(), { ...totals, locale })] : [],
      ),
      showInput: orElse(block.showSearchInput, true),
      showButtons: orElse(block.showSearchButton, true),
      showCounts: orElse(block.showSearchCount, true),
      showButtonCounts: isCounted,
      resultsHref: buildHref({ locale, path: listingPath({ name: 'search', locale }) }),
      lists: [await toList('sale'), await toList('rent')],
    }
  },
)
