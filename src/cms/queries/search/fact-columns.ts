import type { OwnTables } from '@/cms/database/own-tables'
import type { NumberFact } from '@/domain/search/number-facts'

/** A column of `property_search`. */
export type SearchColumn = keyof OwnTables['property_search']

/** Where `property_search` has what is counted or measured of a property. */
export const factColumns: Record<NumberFact, SearchColumn> = {
  // What visitors see: a list of properties below a price must not give a hidden one away.
  shownPrice: 'shown_price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  garages: 'garages',
  parkings: 'parkings',
  livingSurface: 'living_surface',
  groundSurface: 'ground_surface',
  gardenSurface: 'garden_surface',
  terraceSurface: 'terrace_surface',
  constructionYear: 'construction_year',
  facades: 'facades',
  energyKwh: 'energy_kwh',
}
