import type { ReactNode } from 'react'
import { buildListSource } from '@/domain/map/list-source'
import { buildQuery } from '@/domain/search/criteria'
import { shownGoal } from '@/domain/search/shown-goal'
import type { Locale } from '@/domain/shared/locale'
import { getMapFrame } from '@/site/data/search/map'
import type { PropertyList } from '@/site/data/view-models'
import { LazyListAndMap, LazyListingMap } from '@/site/features/listing-map/lazy-list-and-map'
import { listingMapTexts } from '@/site/words/listing-map-texts'

type ListBesideMapProps = {
  list: Pick<PropertyList, 'base' | 'goal' | 'filters'>
  locale: Locale
  /** The address of the listing, without a query. */
  base: string
  /** The list itself. */
  children: ReactNode
}

/** A listing with the map of all its properties. */
export function ListBesideMap({ list, locale, base, children }: ListBesideMapProps) {
  const { criteria } = list.filters
  const texts = listingMapTexts(locale)
  // A listing without an editor's list is identified by its goal.
  const goal = list.base ? criteria.goal : shownGoal({ goal: list.goal, criteria })
  const source = buildListSource({
    locale,
    listId: list.base?.id ?? null,
    maximum: list.base?.maximum ?? null,
    criteria: { ...criteria, goal },
  })
  return (
    <LazyListAndMap
      texts={texts}
      startsWithMap={criteria.area !== null}
      map={
        <LazyListingMap
          frame={getMapFrame(locale)}
          source={source}
          base={base}
          query={buildQuery(criteria)}
          texts={texts}
        />
      }
    >
      {children}
    </LazyListAndMap>
  )
}
