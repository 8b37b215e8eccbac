import type { Condition } from './criterion-kinds'
import { criteriaRows, criterionKeys, type Criteria, type CriterionKey } from './criteria-table'

/**
 * The conditions of criteria, all of which have to hold: one for each criterion that is set, and one for all places
 * together. Words are no condition (`readText`), nor are order and page.
 */
export function conditionsOf(criteria: Partial<Criteria>): Condition[] {
  const { cities = [], zips = [] } = criteria
  const places: Condition[] = cities.length + zips.length > 0 ? [{ by: 'places', cities, zips }] : []
  return [...criterionKeys.flatMap((key) => conditionOf(criteria, key) ?? []), ...places]
}

function conditionOf<Key extends CriterionKey>(
  criteria: { [One in Key]?: Criteria[One] },
  key: Key,
): Condition | null {
  const value = criteria[key]
  return value === undefined ? null : criteriaRows[key].condition(value)
}
