import { withOrderedPrices } from '@/domain/search/criteria'
import {
  alertKeys,
  alertRows,
  makeCriteria,
  mapCriteria,
  type AlertKey,
  type Criteria,
} from '@/domain/search/criteria-table'
import { isRecord } from '@/domain/shared/is-record'

/** What the holder of an alert searches for; null, false and empty ask for nothing. */
export type AlertCriteria = Pick<Criteria, AlertKey>

/** An alert for every property. */
export const noAlertCriteria: AlertCriteria = makeCriteria(alertKeys, (key) => alertRows[key].none)

/**
 * Criteria in the form in which they are stored: lists sorted and without duplicates, a reversed price range
 * swapped, "at least 0" removed, an invalid zip dropped.
 */
export function tidyAlertCriteria(given: Partial<AlertCriteria>): AlertCriteria {
  const criteria: AlertCriteria = { ...noAlertCriteria, ...given }
  return withOrderedPrices(
    mapCriteria({ criteria, keys: alertKeys, change: (value, key) => alertRows[key].tidy(value) }),
  )
}

/** Criteria as one text, equal for equal criteria, so that nobody has the same alert twice. */
export const alertCriteriaKey = (criteria: AlertCriteria): string =>
  JSON.stringify(tidyAlertCriteria(criteria))

/**
 * Criteria read from the database. Invalid ones give null, because empty criteria would match every property. A number or a
 * flag may be missing, as it can be newer than the alert.
 */
export function readAlertCriteria(stored: unknown): AlertCriteria | null {
  if (!isRecord(stored)) return null
  const isReadable = alertKeys.every((key) => {
    const { isValue, canBeMissing } = alertRows[key]
    const value = stored[key]
    return value === undefined ? canBeMissing : isValue(value)
  })
  if (!isReadable) return null
  return tidyAlertCriteria(
    makeCriteria(alertKeys, (key) => {
      const { isValue, none } = alertRows[key]
      const value = stored[key]
      return isValue(value) ? value : none
    }),
  )
}
