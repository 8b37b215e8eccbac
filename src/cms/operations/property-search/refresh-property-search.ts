import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lifeAnnuityJson, surfacesJson } from '@/cms/queries/properties/listed-properties'
import { townNamesJson } from '@/cms/queries/towns/town-names'
import { transactionOf, type Database } from '@/cms/database/transactions'
import { toSearchFacts, type SearchSource } from '@/domain/search/search-row'
import { locales, type Localized } from '@/domain/shared/locale'
import { listedInFields } from '@/domain/properties/listed-in'
import { belgianDay } from '@/domain/shared/belgian-day'
import { publicPrice } from '@/domain/price-history/public-price'
import { refreshMissingDuties } from '@/cms/operations/duties/refresh-missing-duties'
import { queuePropertyMatching } from '@/cms/operations/alerts/queue-property-matching'
import { table, type SQL } from '@/cms/database/tables'
import { notePriceChanges, type PublicPrice } from './note-price-changes'
import { hasPropertyPage } from '@/cms/queries/properties/status-where'

const propertySearch = table('property_search')
const derived = table('property_search', 'derived')
const properties = table('properties')
const propertiesLocales = table('properties_locales')
const propertyTypes = table('property_types')
const propertyTypesLocales = table('property_types_locales')
const propertiesRels = table('properties_rels')
const citiesTable = table('cities')

type SearchRowRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

const batchSize = 500

/**
 * Updates the search rows of these properties (docs/search.md) in the transaction of the request; an unpublished property
 * has none. Call it after every write that bypasses Payload's operations. It also queues the matching with search alerts
 * (docs/alerts.md), and stores what the ads lack (docs/duties.md).
 */
export async function refreshPropertySearch({
  req,
  ids,
}: {
  req: SearchRowRequest
  ids: readonly number[]
}): Promise<void> {
  const db = await transactionOf(req)
  for (let at = 0; at < ids.length; at += batchSize) await refreshBatch(db, ids.slice(at, at + batchSize))
}

/** Updates the search rows of the properties of cities or types that were renamed or deleted. */
export async function refreshPropertySearchOf({
  req,
  cityIds = [],
  typeIds = [],
}: {
  req: SearchRowRequest
  cityIds?: readonly number[]
  typeIds?: readonly number[]
}): Promise<void> {
  const db = await transactionOf(req)
  const cities = sql`${sql.param(cityIds)}::int[]`
  const types = sql`${sql.param(typeIds)}::int[]`
  // The rows still name a deleted city; the properties no longer do.
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${propertySearch.property_id} as id from ${propertySearch} where ${propertySearch.city_id} = any(${cities}) or ${propertySearch.type_ids} && ${types}
    union select ${properties.id} from ${properties} where ${properties.city_id} = any(${cities}) or ${properties.type_id} = any(${types})
    order by id`)
  await refreshPropertySearch({ req, ids: rows.map(({ id }) => id) })
}

async function refreshBatch(db: Database, batch: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param(batch)}::int[])`
  // First, and in one order for all: of two transactions on a property, the later one reads what the earlier one wrote.
  await db.execute(
    sql`select ${properties.id} from ${properties} where ${properties.id} = ${ids} order by ${properties.id} for no key update`,
  )
  // A row that stays is written over: the site learns from it what has changed of the property (docs/caching.md).
  await db.execute(sql`delete from ${propertySearch} where ${propertySearch.property_id} = ${ids} and not exists (
    select from ${properties} where ${properties.id} = ${propertySearch.property_id} and ${hasPropertyPage(properties)})`)
  const { rows } = await db.execute<SearchRowSource>(sources(ids))
  if (rows.length > 0) await db.execute(insert(JSON.stringify(rows.map(toDerived))))
  await notePriceChanges(db, rows.flatMap(toPublicPrice))
  await queuePropertyMatching({ db, ids: batch })
  await refreshMissingDuties(db, { ids: batch, today: belgianDay(new Date()) })
}

type SearchRowSource = Omit<SearchSource, 'titles' | 'typeNames'> & {
  id: number
  titles: Localized | null
  types: { id: number; names: Localized | null }[] | null
  /** The editor's notes on the price in all languages. */
  notes: string[] | null
}

function toPublicPrice({ notes, ...property }: SearchRowSource): PublicPrice[] {
  const price = publicPrice({ ...property, notes: notes ?? [] })
  return price === null ? [] : [{ id: property.id, goal: property.goal, price }]
}

function toDerived({ id, titles, types, ...property }: SearchRowSource) {
  const { texts, shownPrice, annuityPrice, comparablePrice, usableSurface, position, label } = toSearchFacts({
    ...property,
    titles: titles ?? {},
    typeNames: (types ?? []).map(({ names }) => names ?? {}),
  })
  return {
    property_id: id,
    type_ids: (types ?? []).map((type) => type.id),
    shown_price: shownPrice,
    annuity_price: annuityPrice,
    comparable_price: comparablePrice,
    usable_surface: usableSurface,
    shown_lat: position?.lat ?? null,
    shown_lng: position?.lng ?? null,
    energy_label: label,
    ...Object.fromEntries(locales.map((locale) => [`text_${locale}`, texts[locale]])),
  }
}

const listedIn = locales.map(
  (locale) => sql`${locale}::text, coalesce(${properties[`listed_in_${listedInFields[locale]}`]}, false)`,
)

const sources = (ids: SQL) => sql`
  select ${properties.id}, ${properties.public_id}::float8 as "publicId", ${properties.goal}, ${properties.price}::float8 as price,
    ${properties.publish_price} as "publishPrice", ${lifeAnnuityJson(properties)} as "lifeAnnuity", ${properties.publish_address} as "publishAddress",
    ${properties.latitude}::float8 as latitude, ${properties.longitude}::float8 as longitude, ${properties.energy_performance}::float8 as kwh, ${properties.energy_label} as label,
    ${properties.epc_label_text} as "labelText", ${citiesTable.zip}, ${citiesTable.country_id}::float8 as "countryId",
    jsonb_build_object(${sql.join(listedIn, sql`, `)}) as "listedIn",
    (select jsonb_object_agg(${propertiesLocales._locale}, ${propertiesLocales.title}) from ${propertiesLocales}
      where ${propertiesLocales._parent_id} = ${properties.id} and ${propertiesLocales.title} is not null) as titles,
    (select jsonb_agg(distinct ${propertiesLocales.price_unit_text}) from ${propertiesLocales}
      where ${propertiesLocales._parent_id} = ${properties.id} and trim(${propertiesLocales.price_unit_text}) <> '') as "priceUnitTexts",
    ${townNamesJson(properties.city_id)} as "townNames", ${surfacesJson(properties)} as surfaces,
    (select ${propertyTypes.web_id}::float8 from ${propertyTypes} where ${propertyTypes.id} = ${properties.type_id}) as "typeWebId",
    (select jsonb_agg(${propertiesLocales.price_unit_text}) from ${propertiesLocales}
      where ${propertiesLocales._parent_id} = ${properties.id} and ${propertiesLocales.price_unit_text} is not null) as notes,
    (select jsonb_agg(jsonb_build_object('id', kind.id, 'names',
        (select jsonb_object_agg(${propertyTypesLocales._locale}, ${propertyTypesLocales.name}) from ${propertyTypesLocales} where ${propertyTypesLocales._parent_id} = kind.id)) order by place)
      from (select 0 as place, ${properties.type_id} as id
        union all select ${propertiesRels.order}, ${propertiesRels.property_types_id} from ${propertiesRels}
          where ${propertiesRels.parent_id} = ${properties.id} and ${propertiesRels.path} = 'extraTypes') as kind
      where kind.id is not null) as types
  from ${properties} left join ${citiesTable} on ${citiesTable.id} = ${properties.city_id}
  where ${properties.id} = ${ids} and ${hasPropertyPage(properties)}`

// Derived values come from the argument, all others straight from the property.
const stored: readonly (readonly [column: SQL, value: SQL])[] = [
  [propertySearch.$.property_id, properties.id],
  [propertySearch.$.city_id, properties.city_id],
  [propertySearch.$.type_id, properties.type_id],
  [propertySearch.$.public_id, properties.public_id],
  [propertySearch.$.published_at, properties.published_at],
  [propertySearch.$.bedrooms, properties.rooms_bedrooms],
  [propertySearch.$.bathrooms, properties.rooms_bathrooms],
  [propertySearch.$.garages, properties.rooms_garages],
  [propertySearch.$.parkings, properties.rooms_parkings],
  [propertySearch.$.living_surface, properties.surfaces_living],
  [propertySearch.$.usable_surface, derived.usable_surface],
  [propertySearch.$.ground_surface, properties.surfaces_ground],
  [propertySearch.$.garden_surface, properties.surfaces_garden],
  [propertySearch.$.terrace_surface, properties.surfaces_terrace],
  [propertySearch.$.construction_year, properties.construction_construction_year],
  [propertySearch.$.facades, sql`${properties.construction_facades}::text::float8`],
  [propertySearch.$.energy_kwh, properties.energy_performance],
  [propertySearch.$.marquee, properties.marquee],
  [propertySearch.$.annuity_price, derived.annuity_price],
  [propertySearch.$.comparable_price, derived.comparable_price],
  [propertySearch.$.new_build, properties.new_build],
  // As `saidYes` and `isGroundFloor` read them.
  [propertySearch.$.furnished, sql`${properties.furnished}::text = 'yes'`],
  [propertySearch.$.lift, sql`${properties.lift}::text = 'yes'`],
  [propertySearch.$.ground_floor, sql`${properties.floor} = 0`],
  [propertySearch.$.life_annuity, properties.life_annuity_enabled],
  [propertySearch.$.publish_price, properties.publish_price],
  [propertySearch.$.goal, properties.goal],
  [propertySearch.$.status, properties.status],
  [propertySearch.$.type_ids, derived.type_ids],
  [propertySearch.$.shown_price, derived.shown_price],
  [propertySearch.$.shown_lat, derived.shown_lat],
  [propertySearch.$.shown_lng, derived.shown_lng],
  [propertySearch.$.energy_label, derived.energy_label],
  ...locales.map((locale) => [propertySearch.$[`text_${locale}`], derived[`text_${locale}`]] as const),
]

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

const insert = (rows: string): SQL => sql`
  insert into ${propertySearch} (${list(stored.map(([column]) => column))})
  select ${list(stored.map(([, value]) => value))}
  from ${properties}
  join jsonb_populate_recordset(null::${propertySearch}, ${rows}::jsonb) as derived on ${derived.property_id} = ${properties.id}
  on conflict (${propertySearch.$.property_id}) do update set ${list(stored.map(([column]) => sql`${column} = excluded.${column}`))}`
