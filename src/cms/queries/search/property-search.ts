import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table, type SQL } from '@/cms/database/tables'
import type { Goal } from '@/domain/properties/goal'
import type { ListingSort } from '@/domain/search/criterion-kinds'
import type { GoalCount } from '@/domain/search/counts'
import { perLocale, type Locale } from '@/domain/shared/locale'
import type { SearchColumn } from './fact-columns'
import { checkToSql, type ColumnCheck } from './condition-where'
import { whereCriteria, type ResolvedCriteria } from './criteria-where'
import { whereRead } from './search-text'
import { orderColumn, watchPage, type OrderValue } from './watch-page'
import { watchSelection, type WatchedSelection } from './watch-selection'

const propertySearch = table('property_search')

/** The properties that a list holds without a visitor's criteria, as plain data; empty for all. */
export type PropertySelection = {
  locale: Locale
  goal?: Goal | null
  statuses?: readonly string[]
  /** Ids of documents; the main type and the further ones both count. */
  typeIds?: readonly number[]
  cityIds?: readonly number[]
  excludeId?: number
  checks?: readonly ColumnCheck[]
}

export type PropertySearchInput = {
  payload: Payload
  selection: PropertySelection
  criteria?: ResolvedCriteria
}

/** Those listed in the language, which have a text in it; only published properties have rows. */
export const listedIn = (locale: Locale): SQL => propertySearch[`listed_${locale}`]

/** The texts of a property in each language; null if it is not listed in it. */
export const textColumns: Record<Locale, SQL> = perLocale((locale) => propertySearch[`text_${locale}`])

function whereSelected(selection: PropertySelection): SQL[] {
  const { locale, goal, statuses = [], typeIds = [], cityIds = [], excludeId, checks = [] } = selection
  const all = [listedIn(locale)]
  if (goal) all.push(sql`${propertySearch.goal} = ${goal}`)
  if (statuses.length > 0) all.push(sql`${propertySearch.status} = any(${sql.param(statuses)}::text[])`)
  if (typeIds.length > 0) all.push(sql`${propertySearch.type_ids} && ${sql.param(typeIds)}::integer[]`)
  if (cityIds.length > 0) all.push(sql`${propertySearch.city_id} = any(${sql.param(cityIds)}::integer[])`)
  if (excludeId !== undefined) all.push(sql`${propertySearch.property_id} <> ${excludeId}`)
  return [...all, ...checks.map((check) => checkToSql(pricedBy(check, priceColumn(selection))))]
}

/** Lists of life annuities sort by the amounts at the deed, all others by estimated values (docs/search.md). */
function priceColumn({ checks = [] }: PropertySelection): SearchColumn {
  const isOfAnnuities = checks.some(
    (check) =>
      check.kind === 'among' &&
      check.column === 'life_annuity' &&
      !check.orMissing &&
      check.values.every((value) => value === true),
  )
  return isOfAnnuities ? 'annuity_price' : 'shown_price'
}

const pricedBy = (check: ColumnCheck, column: SearchColumn): ColumnCheck =>
  'column' in check && check.column === 'shown_price' ? { ...check, column } : check

/** The conditions of a selection and of what a visitor asks of it. */
export function whereOf({ selection, criteria }: Omit<PropertySearchInput, 'payload'>): SQL {
  const { locale, goal } = selection
  const asked = criteria
    ? [
        ...whereCriteria({ criteria, list: { goal, price: priceColumn(selection) } }),
        ...whereRead(criteria.resolvedText, textColumns[locale]),
      ]
    : []
  return sql.join([...whereSelected(selection), ...asked], sql` and `)
}

function toWatched(
  { selection, criteria }: Omit<PropertySearchInput, 'payload'>,
  columns: readonly SearchColumn[],
): WatchedSelection {
  const { statuses = [], typeIds = [], cityIds = [], checks = [] } = selection
  const price = priceColumn(selection)
  const priced = checks.map((check) => pricedBy(check, price))
  return { ...selection, statuses, typeIds, cityIds, checks: priced, criteria, price, columns }
}

/** What is made of the answer is thrown away when a change gives it another one. */
export const watchSearch = (
  query: Omit<PropertySearchInput, 'payload'>,
  columns: readonly SearchColumn[],
): void => watchSelection(toWatched(query, columns))

// Each order has its index, which ends with the public ID.
const inOrder = (sort: ListingSort, value: SQL): SQL =>
  sort === 'price-asc' ? sql`${value} asc nulls last` : sql`${value} desc nulls last`

/** As a number, in milliseconds if it is a time. */
const asNumber = (sort: ListingSort, value: SQL): SQL =>
  sort === 'newest' ? sql`(extract(epoch from ${value}) * 1000)::float8` : sql`${value}::float8`

type PagedQuery = PropertySearchInput & { sort: ListingSort; limit: number; offset?: number }

/** The ids of a page of properties, in order; the caller enforces access when it reads them. */
export async function findPropertyIds({
  payload,
  sort,
  limit,
  offset = 0,
  ...query
}: PagedQuery): Promise<number[]> {
  const column = orderColumn(sort, priceColumn(query.selection))
  const value = propertySearch[column]
  const { rows } = await databaseOf(payload).execute<{ id: number; value: OrderValue }>(sql`
    select ${propertySearch.property_id} as id, ${asNumber(sort, value)} as value from ${propertySearch} where ${whereOf(query)}
    order by ${inOrder(sort, value)}, ${propertySearch.public_id} desc nulls last limit ${limit} offset ${offset}`)
  const [first, last] = [rows[0], rows.at(-1)]
  watchPage({
    selection: toWatched(query, [column, 'public_id']),
    sort,
    ends: first && last ? { first: first.value, last: last.value } : null,
    isFirst: offset === 0,
    isOpen: rows.length < limit,
  })
  return rows.map(({ id }) => id)
}

/** How many properties there are. */
export async function countProperties({
  payload,
  selection,
  criteria,
}: PropertySearchInput): Promise<number> {
  watchSearch({ selection, criteria }, [])
  const { rows } = await databaseOf(payload).execute<{ count: number }>(sql`
    select count(*)::int as count from ${propertySearch} where ${whereOf({ selection, criteria })}`)
  return rows[0]?.count ?? 0
}

const oneOf = (references: readonly number[]): ColumnCheck => ({
  kind: 'among',
  column: 'public_id',
  values: [...references],
  orMissing: false,
})

/** The properties with one of these references: the ids of their documents and the references. */
export async function findIdsByReference({
  payload,
  selection,
  references,
}: Omit<PropertySearchInput, 'criteria'> & { references: readonly number[] }): Promise<
  { id: number; publicId: number }[]
> {
  watchSearch({ selection: { ...selection, checks: [...(selection.checks ?? []), oneOf(references)] } }, [])
  const { rows } = await databaseOf(payload).execute<{ id: number; publicId: number }>(sql`
    select ${propertySearch.property_id} as id, ${propertySearch.public_id}::float8 as "publicId" from ${propertySearch}
    where ${whereOf({ selection })} and ${propertySearch.public_id} = any(${sql.param(references)}::bigint[])`)
  return rows
}

type CountRow = { id: number | null } & GoalCount

/** The numbers of properties `sale` and `rent`. */
export const countsPerGoal = sql`count(*) filter (where ${propertySearch.goal} = 'sale')::int as sale, count(*) filter (where ${propertySearch.goal} = 'rent')::int as rent`

/** The number of properties for sale and to let, by the id of their types; a property counts once per type. */
export async function countByType({ payload, selection }: PropertySearchInput): Promise<CountRow[]> {
  watchSearch({ selection }, ['goal', 'type_ids'])
  const { rows } = await databaseOf(payload).execute<CountRow>(sql`
    select kind.id, ${countsPerGoal} from ${propertySearch}
    cross join lateral (select distinct unnest(${propertySearch.type_ids}) as id) as kind
    where ${whereOf({ selection })} group by kind.id`)
  return rows
}

/** The number of properties for sale and to let, by the id of their city; null for properties without one. */
export async function countByCity({ payload, selection }: PropertySearchInput): Promise<CountRow[]> {
  watchSearch({ selection }, ['goal', 'city_id'])
  const { rows } = await databaseOf(payload).execute<CountRow>(sql`
    select ${propertySearch.city_id} as id, ${countsPerGoal} from ${propertySearch} where ${whereOf({ selection })} group by ${propertySearch.city_id}`)
  return rows
}
