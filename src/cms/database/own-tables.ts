import { alertColumnTypes } from '@/domain/alerts/alert-columns'
import { locales } from '@/domain/shared/locale'
import { recordOf } from '@/domain/shared/record-of'

const textColumnTypes = recordOf(
  locales.map((locale) => ({ name: `text_${locale}` as const })),
  () => 'text' as const,
)

/** The tables of our own migrations, which Payload does not know, with the PostgreSQL types of their columns. */
export const ownTables = {
  alert_events: {
    id: 'bigint',
    alert_id: 'integer',
    property_id: 'integer',
    kind: 'text',
    at: 'timestamp with time zone',
    previous_price: 'double precision',
    due_at: 'timestamp with time zone',
  },
  alert_properties: {
    property_id: 'integer',
    goal: 'text',
    is_published: 'boolean',
    was_published: 'boolean',
    status: 'text',
    languages: 'text[]',
    shown_price: 'double precision',
    matched_at: 'timestamp with time zone',
  },
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
  alert_notices: {
    email: 'text',
    property_id: 'integer',
    kind: 'text',
    price: 'double precision',
    at: 'timestamp with time zone',
  },
  cache_purges: {
    id: 'bigint',
    cache: 'text',
    tags: 'text[]',
    round: 'integer',
    due_at: 'timestamp with time zone',
    transaction_id: 'xid8',
  },
  document_edits: {
    id: 'bigint',
    document: 'text',
    at: 'timestamp with time zone',
    editor: 'text',
    locale: 'text',
    fields: 'jsonb',
    base: 'timestamp with time zone',
  },
  filled_town_names: {
    city_id: 'integer',
    locale: 'text',
    name: 'character varying',
  },
  form_counts: {
    key: 'text',
    minute: 'timestamp with time zone',
    count: 'integer',
  },
  form_drafts: {
    token_hash: 'text',
    content: 'jsonb',
    expires_at: 'timestamp with time zone',
  },
  form_proofs: {
    solution_hash: 'text',
    expires_at: 'timestamp with time zone',
  },
  listed_towns: {
    city_id: 'integer',
    goal: 'text',
    locale: 'text',
  },
  media_originals: {
    media_id: 'integer',
    former_name: 'text',
    is_erased: 'boolean',
  },
  papers_to_clean: {
    folder: 'text',
    document_id: 'integer',
  },
  property_history: {
    id: 'bigint',
    property_id: 'integer',
    at: 'timestamp with time zone',
    kind: 'text',
    before: 'text',
    after: 'text',
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
    garden_surface: 'double precision',
    terrace_surface: 'double precision',
    garages: 'double precision',
    new_build: 'boolean',
    goal: 'text',
    status: 'text',
    energy_label: 'text',
    type_ids: 'integer[]',
    ...textColumnTypes,
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
  },
  purged_caches: {
    address: 'text',
  },
  queue_workers: {
    id: 'text',
    seen_at: 'timestamp with time zone',
  },
  saved_links: {
    token_hash: 'text',
    public_ids: 'integer[]',
    expires_at: 'timestamp with time zone',
  },
  town_places: {
    city_id: 'integer',
    place_id: 'text',
  },
  town_search_names: {
    city_id: 'integer',
    search_name: 'character varying',
  },
  page_view_days: {
    property_id: 'integer',
    day: 'date',
    source: 'text',
    language: 'text',
    page_views: 'integer',
  },
  page_view_events: {
    day: 'date',
    property_id: 'integer',
    visitor: 'bytea',
    source: 'text',
    language: 'text',
  },
  page_view_salts: {
    day: 'date',
    salt: 'bytea',
  },
  page_view_totals: {
    property_id: 'integer',
    page_views: 'bigint',
  },
} as const

export type OwnTables = typeof ownTables
