import type { Condition } from './criterion-kinds'
import { criteriaRows, criterionKeys, type Criteria, type CriterionKey } from './criteria-table'

/**
 * The conditions of criteria, all of which have to hold: one for each criterion that is set, and one for all places
 * together. Words are no condition (`readText`), nor are order and page.
 */
export function conditionsOf(criteria: Partial<Criteria>): Condition[] {
  const { cities = [], zips = [], places = [] } = criteria
  const isSomewhere = cities.length + zips.length + places.length > 0
  const somewhere: Condition[] = isSomewhere ? [{ by: 'places', cities, zips, places }] : []
  return [...criterionKeys.flatMap((key) => conditionOf(criteria, key) ?? []), ...somewhere]
}

function conditionOf<Key extends CriterionKey>(
  criteria: { [One in Key]?: Criteria[One] },
  key: Key,
): Condition | null {
  const value = criteria[key]
  return value === undefined ? null : criteriaRows[key].condition(value)
}
