import type { Condition } from './criterion-kinds'
import { criteriaRows, criterionKeys, type Criteria, type CriterionKey } from './criteria-table'

/**
 * What criteria ask of a property, all of which has to hold: a condition for each that asks for something, and one for all
 * places together. Words are no condition (`readText`); order and page ask for nothing.
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
