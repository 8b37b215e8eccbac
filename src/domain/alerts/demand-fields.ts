import { hasSeveralValues } from '@/domain/leads/lead-fields'
import { readStoredValues } from '@/domain/leads/parse-lead'
import type { Goal } from '@/domain/properties/goal'
import { buildQuery, type ListingCriteria } from '@/domain/search/criteria'
import { alertKeys, alertRows, type AlertKey, type Criteria } from '@/domain/search/criteria-table'
import type { AlertFrequency } from './alert'
import { requestOfDemand } from './alert-search'
import { criteriaFieldNames } from './alert-form'
import type { AlertCriteria } from './alert-criteria'

/** The form by which somebody asks for an alert. */
export const alertKind = 'demand-register'

/** The criteria of an alert as the form posts them; a zip has no field, but its cities have. */
export const formValues = ({
  criteria,
  frequency,
}: {
  criteria: AlertCriteria
  /** Null: not chosen yet. */
  frequency: AlertFrequency | null
}): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(alertKeys.flatMap((key) => postedOf(criteria, key))),
  frequency: frequency === null ? [] : [frequency],
})

function postedOf<Key extends AlertKey>(
  criteria: Pick<Criteria, Key>,
  key: Key,
): [field: string, values: string[]][] {
  const { alert: field, write } = alertRows[key]
  return typeof field === 'string' ? [[field, write(criteria[key])]] : []
}

/**
 * The query that passes the criteria of a listing to the form's page: the listing's own, without order and page. `goal` is
 * that of a list with one goal, which its address does not hold.
 */
export const keepInformedQuery = ({
  criteria,
  goal,
}: {
  criteria: ListingCriteria
  goal: Goal | null
}): string => buildQuery({ ...criteria, goal: goal ?? criteria.goal, sort: null, page: 1 })

/**
 * The criteria of a form that is being filled in, as a query in a fixed order; '' without criteria. Other fields, such as a
 * name, are never part of it.
 */
export function countQuery(answers: Readonly<Record<string, readonly unknown[]>>): string {
  const asked = criteriaFieldNames.flatMap((name) =>
    (answers[name] ?? []).flatMap((value) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  )
  return new URLSearchParams(asked).toString()
}

/** The criteria in such a query; a value that cannot be read is ignored, as it may be half typed. */
export function criteriaOfQuery(query: URLSearchParams): AlertCriteria {
  const values = criteriaFieldNames.map((name) => {
    const all = query.getAll(name)
    return [name, hasSeveralValues(name) ? all : (all[0] ?? null)] as const
  })
  return requestOfDemand(readStoredValues(Object.fromEntries(values))).criteria
}
