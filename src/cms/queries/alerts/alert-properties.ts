import { sql } from '@payloadcms/db-postgres'
import type { AlertProperty } from '@/domain/alerts/alert'
import type { PropertyState } from '@/domain/alerts/alert-events'
import { numberFacts } from '@/domain/search/number-facts'
import { locales, type Locale } from '@/domain/shared/locale'
import { factColumns } from '@/cms/queries/search/fact-columns'
import { townNamesJson } from '@/cms/queries/towns/town-names'
import type { Database } from '@/cms/database/transaction-of'

type SQL = ReturnType<typeof sql>

type Figures = Omit<AlertProperty, 'texts' | 'isPublished' | 'position'>
type Row = Figures & { id: number; languages: Locale[] }

const facts = sql.raw(numberFacts.map((fact) => `${factColumns[fact]} as "${fact}"`).join(', '))

// Alerts look for no words: that there are some in a language is all they ask.
const listedText = ''

// `?.` on arrays: drizzle has no type for text[], so that they come as JSON.
const listedIn = sql.raw(
  `array_remove(array[${locales.map((locale) => `case when search.text_${locale} is not null then '${locale}' end`).join(', ')}], null)`,
)

/** The WebIDs of the types with these ids. */
export const typesJson = (
  ids: SQL,
): SQL => sql`(select coalesce(json_agg(web_id::float8), '[]') from property_types
  where id = any(${ids}) and web_id is not null)`

/** The city with this id as the search knows it. */
export const placeJson = (
  id: SQL,
): SQL => sql`(select json_build_object('zip', coalesce(trim(zip), ''), 'searchNames', ${townNamesJson(sql`city.id`)})
  from cities city where city.id = ${id})`

/** The published properties of these ids as alerts know them, by id. The same as tests/support/searched-properties.ts reads. */
export async function findAlertProperties({
  db,
  ids,
}: {
  db: Database
  ids: readonly number[]
}): Promise<Map<number, AlertProperty>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select property_id as id, goal, status, ${facts}, new_build as "newBuild", energy_label as label,
      to_json(${listedIn}) as languages,
      ${typesJson(sql`type_ids`)} as types, ${placeJson(sql`search.city_id`)} as city
    from property_search search where property_id = any(${sql.param(ids)}::integer[])`)
  return new Map(rows.map(({ id, ...row }) => [id, toProperty(row)]))
}

function toProperty({ languages, ...figures }: Omit<Row, 'id'>): AlertProperty {
  return {
    ...figures,
    isPublished: true,
    texts: Object.fromEntries(languages.map((locale) => [locale, listedText])),
    position: noPosition,
  }
}

// No alert asks for a part of the map.
const noPosition = null

// What a life annuity is sorted by is an estimate: that it falls is no lower price.
const droppable = sql`case when search.life_annuity and search.goal = 'sale' then null else search.shown_price end`

// The properties that visitors see or have seen, as they are; those that were never published are nothing to an alert.
const states = sql`
  select property.id, coalesce(search.goal, property.goal::text) as goal, search.property_id is not null as is_published,
    property.published_at is not null as was_published, coalesce(search.status, property.status::text) as status,
    ${listedIn} as languages, ${droppable} as shown_price
  from properties property left join property_search search on search.property_id = property.id
  where (search.property_id is not null or property.published_at is not null)`

type StateRow = PropertyState & { id: number }

const stateColumns = sql`goal, is_published as "isPublished", was_published as "wasPublished", status,
  to_json(languages) as languages, shown_price as "shownPrice"`

/** What a property is at this moment; null where nobody has ever seen it. */
export async function getPropertyState({
  db,
  id,
}: {
  db: Database
  id: number
}): Promise<PropertyState | null> {
  const { rows } = await db.execute<PropertyState>(
    sql`select ${stateColumns} from (${states} and property.id = ${id}) as state`,
  )
  return rows[0] ?? null
}

/** What it was when alerts were last matched with it; null where they never were. */
export async function getMatchedState({
  db,
  id,
}: {
  db: Database
  id: number
}): Promise<PropertyState | null> {
  const { rows } = await db.execute<PropertyState>(
    sql`select ${stateColumns} from alert_properties where property_id = ${id}`,
  )
  return rows[0] ?? null
}

/** The properties that have changed since alerts were last matched with them, of these or of all. */
export const changedProperties = (ids: readonly number[] | null): SQL => sql`
  select state.id from (${states} ${ids === null ? sql`` : sql`and property.id = any(${sql.param(ids)}::integer[])`}) as state
  left join alert_properties matched on matched.property_id = state.id
  where (state.goal, state.is_published, state.was_published, state.status, state.languages, state.shown_price)
    is distinct from (matched.goal, matched.is_published, matched.was_published, matched.status, matched.languages,
      matched.shown_price)`

/** Notes that alerts were matched with a property as it is in this state. */
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
    insert into alert_properties (property_id, goal, is_published, was_published, status, languages, shown_price)
    values (${id}, ${goal}, ${isPublished}, ${wasPublished}, ${status}, ${sql.param(languages)}::text[], ${shownPrice})
    on conflict (property_id) do update set goal = excluded.goal, is_published = excluded.is_published,
      was_published = excluded.was_published, status = excluded.status, languages = excluded.languages,
      shown_price = excluded.shown_price, matched_at = now()`)
}
