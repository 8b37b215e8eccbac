import { sql } from '@payloadcms/db-postgres'
import type { AlertProperty } from '@/domain/alerts/alert'
import type { AlertPropertyState } from '@/domain/alerts/alert-events'
import { numberFacts } from '@/domain/search/number-facts'
import { yesNoFacts } from '@/domain/search/yes-no-facts'
import { locales, type Locale } from '@/domain/shared/locale'
import { factColumns, yesNoColumns } from '@/cms/queries/search/fact-columns'
import { townNamesJson, townPlacesJson } from '@/cms/queries/towns/town-names'
import type { Database } from '@/cms/database/transactions'
import { resultName, table, type SQL, type Table } from '@/cms/database/tables'

const propertyTypes = table('property_types')
const cities = table('cities')
const propertySearch = table('property_search')
const properties = table('properties')
const alertProperties = table('alert_properties')
/** A row of `states`. */
const stateRow = table('alert_properties', 'state')
const matched = table('alert_properties', 'matched')
const excluded = table('alert_properties', 'excluded')

type Figures = Omit<AlertProperty, 'texts' | 'isPublished' | 'position'>
type AlertPropertyRow = Figures & { id: number; languages: Locale[]; lat: number | null; lng: number | null }

const facts = sql.join(
  [
    ...numberFacts.map((fact) => sql`${propertySearch[factColumns[fact]]} as ${resultName(fact)}`),
    ...yesNoFacts.map((fact) => sql`${propertySearch[yesNoColumns[fact]]} as ${resultName(fact)}`),
  ],
  sql`, `,
)

// Alerts have no words: whether the property is listed in a language is enough.
const listedText = ''

// As JSON, because drizzle has no type for text[].
const listedIn = sql`array_remove(array[${sql.join(
  locales.map(
    (locale) => sql`case when ${propertySearch[`text_${locale}`]} is not null then ${locale}::text end`,
  ),
  sql`, `,
)}], null)`

/** The WebIDs of the types with these ids. */
export const typesJson = (
  ids: SQL,
): SQL => sql`(select coalesce(json_agg(${propertyTypes.web_id}::float8), '[]') from ${propertyTypes}
  where ${propertyTypes.id} = any(${ids}) and ${propertyTypes.web_id} is not null)`

/** The city with this id, as the search has it. */
export const placeJson = (
  id: SQL,
): SQL => sql`(select json_build_object('zip', coalesce(trim(${cities.zip}), ''), 'searchNames', ${townNamesJson(cities.id)}, 'places', ${townPlacesJson(cities.id)})
  from ${cities} where ${cities.id} = ${id})`

/**
 * The published properties with these ids as alerts see them, by id. The same as tests/support/properties/searched-properties.ts
 * reads.
 */
export async function findAlertProperties({
  db,
  ids,
}: {
  db: Database
  ids: readonly number[]
}): Promise<Map<number, AlertProperty>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<AlertPropertyRow>(sql`
    select ${propertySearch.property_id} as id, ${propertySearch.goal}, ${propertySearch.status}, ${facts}, ${propertySearch.new_build} as "newBuild", ${propertySearch.energy_label} as label,
      ${propertySearch.shown_lat} as lat, ${propertySearch.shown_lng} as lng,
      to_json(${listedIn}) as languages,
      ${typesJson(propertySearch.type_ids)} as types, ${placeJson(propertySearch.city_id)} as city
    from ${propertySearch} where ${propertySearch.property_id} = any(${sql.param(ids)}::integer[])`)
  return new Map(rows.map(({ id, ...row }) => [id, toProperty(row)]))
}

function toProperty({ languages, lat, lng, ...figures }: Omit<AlertPropertyRow, 'id'>): AlertProperty {
  return {
    ...figures,
    isPublished: true,
    texts: Object.fromEntries(languages.map((locale) => [locale, listedText])),
    position: lat === null || lng === null ? null : { lat, lng },
  }
}

// Life annuities are sorted by an estimate, whose decrease is no price drop.
const droppable = sql`case when ${propertySearch.life_annuity} and ${propertySearch.goal} = 'sale' then null else ${propertySearch.shown_price} end`

// The present state of properties that visitors see or have seen; alerts ignore those that were never published.
const states = sql`
  select ${properties.id} as ${stateRow.$.property_id}, coalesce(${propertySearch.goal}, ${properties.goal}::text) as ${stateRow.$.goal}, ${propertySearch.property_id} is not null as ${stateRow.$.is_published},
    ${properties.published_at} is not null as ${stateRow.$.was_published}, coalesce(${propertySearch.status}, ${properties.status}::text) as ${stateRow.$.status},
    ${listedIn} as ${stateRow.$.languages}, ${droppable} as ${stateRow.$.shown_price}
  from ${properties} left join ${propertySearch} on ${propertySearch.property_id} = ${properties.id}
  where (${propertySearch.property_id} is not null or ${properties.published_at} is not null)`

type StateRow = AlertPropertyState & { id: number }

const stateColumns = (
  row: Table<'alert_properties'>,
): SQL => sql`${row.goal}, ${row.is_published} as "isPublished",
  ${row.was_published} as "wasPublished", ${row.status}, to_json(${row.languages}) as languages,
  ${row.shown_price} as "shownPrice"`

/** The present state of a property; null if it was never published. */
export async function getPropertyState({
  db,
  id,
}: {
  db: Database
  id: number
}): Promise<AlertPropertyState | null> {
  const { rows } = await db.execute<AlertPropertyState>(
    sql`select ${stateColumns(stateRow)} from (${states} and ${properties.id} = ${id}) as state`,
  )
  return rows[0] ?? null
}

/** The state of a property when alerts were last matched with it; null if they never were. */
export async function getMatchedState({
  db,
  id,
}: {
  db: Database
  id: number
}): Promise<AlertPropertyState | null> {
  const { rows } = await db.execute<AlertPropertyState>(
    sql`select ${stateColumns(alertProperties)} from ${alertProperties} where ${alertProperties.property_id} = ${id}`,
  )
  return rows[0] ?? null
}

/** The properties that have changed since alerts were last matched with them, of these or of all. */
export const changedProperties = (ids: readonly number[] | null): SQL => sql`
  select ${stateRow.property_id} as id from (${states} ${ids === null ? sql`` : sql`and ${properties.id} = any(${sql.param(ids)}::integer[])`}) as state
  left join ${matched} on ${matched.property_id} = ${stateRow.property_id}
  where (${stateRow.goal}, ${stateRow.is_published}, ${stateRow.was_published}, ${stateRow.status}, ${stateRow.languages},
    ${stateRow.shown_price})
    is distinct from (${matched.goal}, ${matched.is_published}, ${matched.was_published}, ${matched.status}, ${matched.languages},
      ${matched.shown_price})`

/** Records that alerts were matched with a property in this state. */
export async function rememberState({
  db,
  id,
  state,
}: {
  db: Database
  id: number
  state: Omit<StateRow, 'id'>
}): Promise<void> {
  const { goal, isPublished, wasPublished, status, languages, shownPrice } = state
  await db.execute(sql`
    insert into ${alertProperties} (${alertProperties.$.property_id}, ${alertProperties.$.goal}, ${alertProperties.$.is_published}, ${alertProperties.$.was_published}, ${alertProperties.$.status}, ${alertProperties.$.languages}, ${alertProperties.$.shown_price})
    values (${id}, ${goal}, ${isPublished}, ${wasPublished}, ${status}, ${sql.param(languages)}::text[], ${shownPrice})
    on conflict (${alertProperties.$.property_id}) do update set ${alertProperties.$.goal} = ${excluded.goal}, ${alertProperties.$.is_published} = ${excluded.is_published},
      ${alertProperties.$.was_published} = ${excluded.was_published}, ${alertProperties.$.status} = ${excluded.status}, ${alertProperties.$.languages} = ${excluded.languages},
      ${alertProperties.$.shown_price} = ${excluded.shown_price}, ${alertProperties.$.matched_at} = now()`)
}
