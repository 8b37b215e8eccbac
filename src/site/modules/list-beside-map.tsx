import type { ReactNode } from 'react'
import { buildListSource } from '@/domain/map/list-source'
import { buildQuery } from '@/domain/search/criteria'
import { addressCriteria } from '@/domain/search/listing-address'
import { shownGoal } from '@/domain/search/shown-goal'
import type { Locale } from '@/domain/shared/locale'
import { getMapFrame } from '@/site/data/search/map'
import type { PropertyList } from '@/site/data/search/listing-models'
import { LazyListAndMap, LazyListingMap } from '@/site/features/listing-map/lazy-list-and-map'
import { listingMapTexts } from '@/site/words/listing-map-texts'

type ListBesideMapProps = {
  list: Pick<PropertyList, 'base' | 'goal' | 'filters' | 'cards' | 'line'>
  locale: Locale
  /** The address of the listing, without a query. */
  base: string
  /** What stands above the list and the map, as in `ListAndMap`. */
  filters: ReactNode
  sort: ReactNode
  summary: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** A listing with the map of all its properties; an empty map is shown only to a visitor who searches on it. */
export function ListBesideMap({ list, locale, base, children, ...above }: ListBesideMapProps) {
  const { criteria } = list.filters
  const texts = listingMapTexts(locale)
  const isOfMap = criteria.area !== null || criteria.shape.length > 0
  const isShown = list.cards.length > 0 || isOfMap
  return (
    <LazyListAndMap
      {...above}
      texts={texts}
      keepsMap={isOfMap}
      map={
        isShown ? (
          <LazyListingMap
            frame={getMapFrame(locale)}
            source={sourceOf(list, locale)}
            base={base}
            query={buildQuery(addressCriteria(list))}
            texts={texts}
          />
        ) : null
      }
    >
      {children}
    </LazyListAndMap>
  )
}

function sourceOf(
  { base, goal: own, filters: { criteria } }: ListBesideMapProps['list'],
  locale: Locale,
): string {
  // A listing without an editor's list is identified by its goal.
  const goal = base ? criteria.goal : shownGoal({ goal: own, criteria })
  return buildListSource({
    locale,
    listId: base?.id ?? null,
    maximum: base?.maximum ?? null,
    criteria: { ...criteria, goal },
  })
}
