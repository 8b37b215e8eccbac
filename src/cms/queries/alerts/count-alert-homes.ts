import type { Payload } from 'payload'
import { questionOf } from '@/domain/alerts/alert-criteria'
import type { AlertWishes } from '@/domain/alerts/alert-wishes'
import { isListed, propertyStatuses } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import { citiesFor } from './alert-listing'
import { checkOf } from '@/cms/queries/search/condition-where'
import { countProperties, resolveCriteria } from '@/cms/queries/search/property-search'

const statuses = propertyStatuses.filter(isListed)

// The rules of an alert ask for figures alone.
const noPlaces = { cities: [], types: [] }

/** How many homes that visitors can have meet these wishes now: those that `alertMatches` an active alert in the language. */
export async function countAlertHomes({
  payload,
  wishes,
  locale,
}: {
  payload: Payload
  wishes: AlertWishes
  locale: Locale
}): Promise<number> {
  const cities = await citiesFor({ db: payload.db.drizzle, wishes, locale })
  const { criteria, rules } = questionOf({ wishes, cities })
  return countProperties({
    payload,
    selection: { locale, statuses, checks: rules.map((rule) => checkOf(rule, noPlaces)) },
    criteria: await resolveCriteria({ payload, criteria }),
  })
}
