import { alertColumnTypes } from '@/domain/alerts/alert-columns'
import { locales } from '@/domain/shared/locale'
import { recordOf } from '@/domain/shared/record-of'

const textColumnTypes = recordOf(
  locales.map((locale) => ({ name: `text_${locale}` as const })),
  () => 'text' as const,
)

/** Whether a property has a text in the language, computed from it. */
const listedColumnTypes = recordOf(
  locales.map((locale) => ({ name: `listed_${locale}` as const })),
  () => 'boolean' as const,
)

/** The tables by which properties, towns and alerts are found, with the PostgreSQL types of their columns. */
export const searchTables = {
  alert_search: {
    alert_id: 'integer',
    goal: 'text',
    types: 'integer[]',
    places: 'text[]',
    near: 'double precision[]',
    shape: 'polygon',
    ...alertColumnTypes,
    language: 'text',
    frequency: 'text',
  },
  property_search: {
    property_id: 'integer',
    city_id: 'integer',
    type_id: 'integer',
    public_id: 'bigint',
    published_at: 'timestamp with time zone',
    shown_price: 'double precision',
    bedrooms: 'double precision',
    living_surface: 'double precision',
    usable_surface: 'double precision',
    garden_surface: 'double precision',
    terrace_surface: 'double precision',
    garages: 'double precision',
    new_build: 'boolean',
    goal: 'text',
    status: 'text',
    energy_label: 'text',
    type_ids: 'integer[]',
    ...textColumnTypes,
    ...listedColumnTypes,
    bathrooms: 'double precision',
    parkings: 'double precision',
    ground_surface: 'double precision',
    construction_year: 'double precision',
    facades: 'double precision',
    energy_kwh: 'double precision',
    marquee: 'double precision',
    life_annuity: 'boolean',
    publish_price: 'boolean',
    shown_lat: 'double precision',
    shown_lng: 'double precision',
    annuity_price: 'double precision',
    comparable_price: 'double precision',
    furnished: 'boolean',
    lift: 'boolean',
    ground_floor: 'boolean',
  },
  town_places: {
    city_id: 'integer',
    place_id: 'text',
  },
  town_search_names: {
    city_id: 'integer',
    search_name: 'character varying',
  },
} as const
