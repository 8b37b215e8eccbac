import type { Goal } from '@/domain/properties/goal'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { ListingSort } from '@/domain/search/criterion-kinds'
import type { PageWindow } from '@/domain/search/paging'
import type { PlacedCity } from '@/domain/search/towns/city-label'
import type { PropertyCard } from '@/site/data/properties/property-models'

/** The view models of lists. */

export type PropertyList = {
  id: number
  title: string | null
  goal: Goal | 'both'
  cards: PropertyCard[]
  window: PageWindow
  /** The list's document and the limit of the module; null without an editor's list. */
  base: { id: number; maximum: number | null } | null
  /** Its own order, which visitors may change. */
  sort: ListingSort
  filters: ListingFilters
  /**
   * A typed line that the list answers, its words that ask for nothing, the criteria of the address, which have the line
   * itself, and those that were read in it.
   */
  line: { text: string; unread: string[]; asked: ListingCriteria; read: ListingCriteria } | null
  /** The projects that the typed words name. */
  projects?: { href: string; name: string; place: string }[]
}

/** The criteria of a list, and its further choices: the types and cities of its properties. */
export type ListingFilters = {
  criteria: ListingCriteria
  types: { webId: number; name: string; count: number }[]
  cities: (PlacedCity & { count: number })[]
}
