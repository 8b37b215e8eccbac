import type { Payload } from 'payload'
import { searchOfAlert } from '@/domain/alerts/alert-search'
import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import { openStatuses } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import { citiesFor } from './alert-listing'
import { countProperties } from '@/cms/queries/search/property-search'
import { resolveCriteria } from '@/cms/queries/search/resolve-criteria'

/**
 * How many properties that can be had match these criteria now: those for which `alertMatches` holds with an active alert in the
 * language.
 */
export async function countAlertProperties({
  payload,
  criteria,
  locale,
}: {
  payload: Payload
  criteria: AlertCriteria
  locale: Locale
}): Promise<number> {
  const cities = await citiesFor({ payload, criteria, locale })
  return countProperties({
    payload,
    selection: { locale, statuses: openStatuses },
    criteria: await resolveCriteria({ payload, criteria: searchOfAlert({ criteria, cities }) }),
  })
}
