import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Goal } from '@/domain/properties/goal'
import type { ListingSort } from '@/domain/search/criterion-kinds'
import type { NamedCity } from '@/domain/search/named-city'
import type { GoalCount } from '@/domain/search/counts'
import { readWords, type TextReading } from '@/domain/search/text-reading'
import type { Locale } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import { checkToSql, type ColumnCheck } from './condition-where'
import { whereAsked, type AskedCriteria, type SearchedCriteria } from './criteria-where'
import { resolveText, whereRead } from './search-text'

/** Which properties a list holds before a visitor asks for anything, as a plain value; empty asks for nothing. */
export type PropertySelection = {
  locale: Locale
  goal?: Goal | null
  statuses?: readonly string[]
  /** Ids of documents: a property is meant by its main type and by its further ones. */
  typeIds?: readonly number[]
  cityIds?: readonly number[]
  excludeId?: number
  checks?: readonly ColumnCheck[]
}

type SQL = ReturnType<typeof sql>

type PropertySearchInput = {
  payload: Payload
  selection: PropertySelection
  criteria?: AskedCriteria
}

const isAmong = (column: string, values: readonly number[]): SQL =>
  sql`${sql.raw(column)} = any(${sql.param(values)}::integer[])`

// A row has a text in the languages it is listed in, and there are rows of published properties alone.
const listedIn = (locale: Locale): SQL => sql`${textColumns[locale]} is not null`

/** The texts of a property in each language; null where it is not listed in it. */
export const textColumns: Record<Locale, SQL> = {
  nl: sql.raw('text_nl'),
  fr: sql.raw('text_fr'),
  en: sql.raw('text_en'),
  de: sql.raw('text_de'),
}

function whereSelected(selection: PropertySelection): SQL[] {
  const { locale, goal, statuses = [], typeIds = [], cityIds = [], excludeId, checks = [] } = selection
  const all = [listedIn(locale)]
  if (goal) all.push(sql`goal = ${goal}`)
  if (statuses.length > 0) all.push(sql`status = any(${sql.param(statuses)}::text[])`)
  if (typeIds.length > 0) all.push(sql`type_ids && ${sql.param(typeIds)}::integer[]`)
  if (cityIds.length > 0) all.push(isAmong('city_id', cityIds))
  if (excludeId !== undefined) all.push(sql`property_id <> ${excludeId}`)
  return [...all, ...checks.map((check) => checkToSql(pricedBy(check, priceColumn(selection))))]
}

/** A list of life annuities has the prices of the deed, any other one their estimated values (docs/search.md). */
function priceColumn({ checks = [] }: PropertySelection): string {
  const isOfAnnuities = checks.some(
    (check) =>
      check.kind === 'among' &&
      check.column === 'life_annuity' &&
      !check.orMissing &&
      check.values.every((value) => value === true),
  )
  return isOfAnnuities ? 'annuity_price' : 'shown_price'
}

const pricedBy = (check: ColumnCheck, column: string): ColumnCheck =>
  'column' in check && check.column === 'shown_price' ? { ...check, column } : check

function whereOf({ selection, criteria }: Omit<PropertySearchInput, 'payload'>): SQL {
  const { locale, goal } = selection
  const asked = criteria
    ? [
        ...whereAsked({ criteria, list: { goal, price: priceColumn(selection) } }),
        ...whereRead(criteria.asked, textColumns[locale]),
      ]
    : []
  return sql.join([...whereSelected(selection), ...asked], sql` and `)
}

/**
 * Looks up the types and cities by what addresses call them: a type by its WebID, a city by its name in any language and
 * its zip, so that an address still leads to the city when the visitor changes language. Before and not within the
 * question itself: only of values does the planner know how many properties they have. `reading` is what the text was read
 * as, else its words.
 */
export async function resolveCriteria({
  payload,
  criteria,
  reading = readWords(criteria.text ?? ''),
}: {
  payload: Payload
  criteria: SearchedCriteria
  reading?: TextReading
}): Promise<AskedCriteria> {
  const idsOf = async (query: SQL) => {
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(query)
    return rows.map(({ id }) => id)
  }
  const find = {
    typeIds: async (webIds: readonly number[]) => (webIds.length > 0 ? idsOf(typesNamed(webIds)) : []),
    cityIds: async (cities: readonly NamedCity[]) => (cities.length > 0 ? idsOf(citiesNamed(cities)) : []),
  }
  const [typeIds, cityIds, asked] = await Promise.all([
    find.typeIds(criteria.types ?? []),
    find.cityIds(criteria.cities ?? []),
    resolveText(reading, find),
  ])
  return { ...criteria, typeIds, cityIds, asked }
}

const typesNamed = (webIds: readonly number[]): SQL =>
  sql`select id from property_types where web_id = any(${sql.param(webIds)}::numeric[])`

const citiesNamed = (cities: readonly NamedCity[]): SQL => sql`
  select distinct city.id from cities city join town_search_names named on named.city_id = city.id
  where (named.search_name, coalesce(trim(city.zip), '')) in (
    select * from unnest(${sql.param(cities.map(({ name }) => toSearchName(name)))}::text[],
      ${sql.param(cities.map(({ zip }) => zip))}::text[]))`

// The public ID breaks ties, so that pages of a list never show a property twice. Each order has its index.
const orders: Record<ListingSort, (price: string) => string> = {
  newest: () => 'published_at desc nulls last',
  'price-asc': (price) => `${price} asc nulls last`,
  'price-desc': (price) => `${price} desc nulls last`,
  'surface-desc': () => 'living_surface desc nulls last',
}

/** The ids of a page of the properties, in order; to be read with access enforced before anything of them is shown. */
export async function findPropertyIds({
  payload,
  selection,
  criteria,
  sort,
  limit,
  offset = 0,
}: PropertySearchInput & { sort: ListingSort; limit: number; offset?: number }): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select property_id as id from property_search where ${whereOf({ selection, criteria })}
    order by ${sql.raw(orders[sort](priceColumn(selection)))}, public_id desc nulls last limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** How many properties there are. */
export async function countProperties({
  payload,
  selection,
  criteria,
}: PropertySearchInput): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ count: number }>(sql`
    select count(*)::int as count from property_search where ${whereOf({ selection, criteria })}`)
  return rows[0]?.count ?? 0
}

/** The properties with one of these references: the ids of their documents and the references. */
export async function findIdsByReference({
  payload,
  selection,
  references,
}: Omit<PropertySearchInput, 'criteria'> & { references: readonly number[] }): Promise<
  { id: number; publicId: number }[]
> {
  const { rows } = await payload.db.drizzle.execute<{ id: number; publicId: number }>(sql`
    select property_id as id, public_id::float8 as "publicId" from property_search
    where ${whereOf({ selection })} and public_id = any(${sql.param(references)}::bigint[])`)
  return rows
}

type CountRow = { id: number | null } & GoalCount

const perGoal = sql`count(*) filter (where goal = 'sale')::int as sale, count(*) filter (where goal = 'rent')::int as rent`

/** How many of the properties are for sale and to let, by the id of each of their types; a property counts once per type. */
export async function countByType({ payload, selection }: PropertySearchInput): Promise<CountRow[]> {
  const { rows } = await payload.db.drizzle.execute<CountRow>(sql`
    select type.id, ${perGoal} from property_search
    cross join lateral (select distinct unnest(type_ids) as id) as type
    where ${whereOf({ selection })} group by type.id`)
  return rows
}

/** The same by the id of their city; null for properties without one. */
export async function countByCity({ payload, selection }: PropertySearchInput): Promise<CountRow[]> {
  const { rows } = await payload.db.drizzle.execute<CountRow>(sql`
    select city_id as id, ${perGoal} from property_search where ${whereOf({ selection })} group by city_id`)
  return rows
}
