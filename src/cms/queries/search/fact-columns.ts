import type { OwnTables } from '@/cms/database/own-tables'
import type { NumberFact } from '@/domain/search/number-facts'
import type { YesNoFact } from '@/domain/search/yes-no-facts'

/** A column of `property_search`. */
export type SearchColumn = keyof OwnTables['property_search']

/** The columns of `property_search` with counts and measures. */
export const factColumns: Record<NumberFact, SearchColumn> = {
  // As visitors see it: a list below a price must not reveal a hidden one.
  shownPrice: 'shown_price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  garages: 'garages',
  parkings: 'parkings',
  usableSurface: 'usable_surface',
  groundSurface: 'ground_surface',
  gardenSurface: 'garden_surface',
  terraceSurface: 'terrace_surface',
  constructionYear: 'construction_year',
  facades: 'facades',
  energyKwh: 'energy_kwh',
}

/** The columns with what is said of a property; null where nobody says it. */
export const yesNoColumns = {
  furnished: 'furnished',
  lift: 'lift',
  groundFloor: 'ground_floor',
} as const satisfies Record<YesNoFact, SearchColumn>
