import { sql } from '@payloadcms/db-postgres'
import type { Goal } from '@/domain/properties/goal'
import { conditionsOf } from '@/domain/search/conditions-of'
import type { Criteria } from '@/domain/search/criteria-table'
import type { Condition } from '@/domain/search/criterion-kinds'
import type { NumberFact } from '@/domain/search/number-facts'
import { factColumns } from './fact-columns'
import type { AskedText } from './search-text'

type SQL = ReturnType<typeof sql>

/** What the search can be asked: a zip goes by the names of its cities. */
export type SearchedCriteria = Partial<Omit<Criteria, 'zips'>>

/** The same with the ids of the types and cities that are meant; unknown ones have none. */
export type AskedCriteria = SearchedCriteria & {
  typeIds: readonly number[]
  cityIds: readonly number[]
  asked: AskedText
}

type AskedList = {
  /** Of the list, which has no property of the other one: there a visitor's goal is nonsense. */
  goal?: Goal | null
  /** The column of its prices. */
  price: string
}

type ConditionContext = { criteria: AskedCriteria; list: AskedList }

/** The properties that `meetsCriteria`, in `property_search`. */
export const whereAsked = (context: ConditionContext): SQL[] =>
  conditionsOf(context.criteria).flatMap((condition) => {
    const isTold = condition.by === 'goal' && Boolean(context.list.goal)
    return isTold ? [] : [conditionToSql(condition, context)]
  })

function conditionToSql(condition: Condition, { criteria, list }: ConditionContext): SQL {
  const columnOf = (fact: NumberFact) => sql.raw(fact === 'shownPrice' ? list.price : factColumns[fact])
  switch (condition.by) {
    case 'goal':
      return sql`goal = ${condition.goal}`
    case 'types':
      return sql`type_ids && ${sql.param(criteria.typeIds)}::integer[]`
    case 'places':
      return sql`city_id = any(${sql.param(criteria.cityIds)}::integer[])`
    case 'area':
      return whereWithin(condition.area)
    case 'at-least':
      return sql`${columnOf(condition.fact)} >= ${condition.number}::float8`
    case 'at-most':
      return sql`${columnOf(condition.fact)} <= ${condition.number}::float8`
    case 'labels':
      return sql`energy_label = any(${sql.param(condition.labels)}::text[])`
    case 'some':
      return sql`(${sql.join(
        condition.facts.map((fact) => sql`${columnOf(fact)} > 0`),
        sql` or `,
      )})`
    case 'new-build':
      return sql`new_build`
  }
}

const whereWithin = ({ south, north, west, east }: NonNullable<Criteria['area']>): SQL =>
  sql`shown_lat between ${south}::float8 and ${north}::float8 and shown_lng between ${west}::float8 and ${east}::float8`
