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

/** What somebody who has an alert searches for; null, false and empty ask for nothing. */
export type AlertCriteria = Pick<Criteria, AlertKey>

/** An alert for every property. */
export const noAlertCriteria: AlertCriteria = makeCriteria(alertKeys, (key) => alertRows[key].none)

/**
 * The same criteria in the one form in which they are stored: lists in order and each item once, a mixed-up price range
 * turned round, at least 0 of something asking for nothing, a zip that is none dropped.
 */
export function tidyAlertCriteria(given: Partial<AlertCriteria>): AlertCriteria {
  const criteria: AlertCriteria = { ...noAlertCriteria, ...given }
  return withOrderedPrices(
    mapCriteria({ criteria, keys: alertKeys, change: (value, key) => alertRows[key].tidy(value) }),
  )
}

/** Criteria as one text: equal for the same ones, so that nobody has the same alert twice. */
export const alertCriteriaKey = (criteria: AlertCriteria): string =>
  JSON.stringify(tidyAlertCriteria(criteria))

/**
 * Criteria as they came back from the database; null for what are none: they must not become those for every property. A
 * number or a flag may be missing, as it can be newer than the alert.
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
