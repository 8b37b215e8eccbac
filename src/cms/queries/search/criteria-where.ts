import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import type { Goal } from '@/domain/properties/goal'
import { conditionsOf } from '@/domain/search/conditions-of'
import type { Criteria } from '@/domain/search/criteria-table'
import type { Condition } from '@/domain/search/criterion-kinds'
import { isOfPlane } from '@/domain/search/matches-criteria'
import type { NumberFact } from '@/domain/search/number-facts'
import { factColumns, yesNoColumns, type SearchColumn } from './fact-columns'
import { whereOfPlane } from './geometry-where'
import type { ResolvedText } from './search-text'

const propertySearch = table('property_search')

/** The criteria of a search: a zip is replaced by the names of its cities. */
export type SearchedCriteria = Partial<Omit<Criteria, 'zips'>>

/** The criteria of a search with the ids of its types and cities; unknown ones have none. */
export type ResolvedCriteria = SearchedCriteria & {
  typeIds: readonly number[]
  notTypeIds: readonly number[]
  cityIds: readonly number[]
  resolvedText: ResolvedText
}

type SearchedListColumns = {
  /** The goal of the list, which has no properties of the other one and overrides a visitor's. */
  goal?: Goal | null
  /** Its price column. */
  price: SearchColumn
}

type ConditionContext = { criteria: ResolvedCriteria; list: SearchedListColumns }

/** The conditions on `property_search` for the properties that `meetsCriteria`. */
export const whereCriteria = (context: ConditionContext): SQL[] =>
  conditionsOf(context.criteria).flatMap((condition) => {
    const isFixedByList = condition.by === 'goal' && Boolean(context.list.goal)
    return isFixedByList ? [] : [conditionToSql(condition, context)]
  })

function conditionToSql(condition: Condition, { criteria, list }: ConditionContext): SQL {
  if (isOfPlane(condition)) return whereOfPlane(condition)
  switch (condition.by) {
    case 'goal':
      return sql`${propertySearch.goal} = ${condition.goal}`
    case 'types':
      return sql`${propertySearch.type_ids} && ${sql.param(criteria.typeIds)}::integer[]`
    case 'not-types':
      return sql`not ${propertySearch.type_ids} && ${sql.param(criteria.notTypeIds)}::integer[]`
    case 'places':
      return sql`${propertySearch.city_id} = any(${sql.param(criteria.cityIds)}::integer[])`
    default:
      return factToSql(condition, list)
  }
}

type FactCondition = Extract<
  Condition,
  { by: 'at-least' | 'at-most' | 'labels' | 'some' | 'new-build' | 'yes-no' }
>

function factToSql(condition: FactCondition, list: SearchedListColumns): SQL {
  const columnOf = (fact: NumberFact) =>
    propertySearch[fact === 'shownPrice' ? list.price : factColumns[fact]]
  switch (condition.by) {
    case 'at-least':
      return sql`${columnOf(condition.fact)} >= ${condition.number}::float8`
    case 'at-most':
      return sql`${columnOf(condition.fact)} <= ${condition.number}::float8`
    case 'labels':
      return sql`${propertySearch.energy_label} = any(${sql.param(condition.labels)}::text[])`
    case 'some':
      return sql`(${sql.join(
        condition.facts.map((fact) => sql`${columnOf(fact)} > 0`),
        sql` or `,
      )})`
    case 'new-build':
      return propertySearch.new_build
    case 'yes-no':
      return sql`${propertySearch[yesNoColumns[condition.fact]]} = ${condition.is}::boolean`
  }
}
