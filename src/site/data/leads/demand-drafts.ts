import 'server-only'
import { findAlertSummary } from '@/cms/queries/alerts/find-alert-facts'
import { resolveCriteria } from '@/cms/queries/search/resolve-criteria'
import type { AlertFrequency } from '@/domain/alerts/alert'
import { alertOfListing, searchOfAlert, type UnheldCriterion } from '@/domain/alerts/alert-search'
import { alertKind, formValues, keepInformedQuery } from '@/domain/alerts/demand-fields'
import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { NamedCity } from '@/domain/search/towns/named-city'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, getClient } from '@/site/data/client'
import { getPlaceCounts } from '@/site/data/search/place-counts'

/** The cities by their names in a language, which the form uses; unknown ones are dropped. */
async function findShownCities(cities: readonly NamedCity[], locale: Locale): Promise<NamedCity[]> {
  if (cities.length === 0) return []
  const payload = await getClient()
  const { cityIds } = await resolveCriteria({ payload, criteria: { cities: [...cities] } })
  const { docs } = await payload.find({
    collection: 'cities',
    locale,
    depth: 0,
    ...asVisitor,
    limit: cityIds.length,
    where: { id: { in: [...cityIds] } },
    select: { name: true, zip: true },
  })
  return docs.flatMap(({ name, zip }) => (name ? [{ name, zip: (zip ?? '').trim() }] : []))
}

/** The criteria of an alert as a form of a language that is filled in without errors. */
export async function getDemandDraft({
  criteria,
  frequency,
  locale,
}: {
  criteria: AlertCriteria
  frequency: AlertFrequency | null
  locale: Locale
}): Promise<FormDraft> {
  const places = await getPlaceCounts({ listId: null, locale })
  const meant = searchOfAlert({ criteria, cities: places.cities }).cities
  const cities = await findShownCities(meant, locale)
  return {
    kind: alertKind,
    values: formValues({ criteria: { ...criteria, cities }, frequency }),
    errors: {},
  }
}

/** The form of an alert, filled in from a listing. */
export type ListedDemand = {
  draft: FormDraft
  /** The listing's query. */
  query: string
  /** The criteria that an alert cannot hold. */
  dropped: UnheldCriterion[]
}

/** The form for a visitor from a listing; null if its address has no criteria. */
export async function getListedDemand({
  criteria,
  locale,
}: {
  criteria: ListingCriteria
  locale: Locale
}): Promise<ListedDemand | null> {
  const query = keepInformedQuery({ criteria, goal: null })
  if (query === '') return null
  const { held, dropped } = alertOfListing({ criteria })
  return { draft: await getDemandDraft({ criteria: held, frequency: null, locale }), query, dropped }
}

/** The alert for a list, as its visitor asks for it in one line. */
export type ListAlert = ListedDemand & {
  /** What it holds, in words; '' for every property. */
  summary: string
}

/** The alert for the list with these criteria; also for one without any. */
export async function getListAlert({
  criteria,
  locale,
}: {
  criteria: ListingCriteria
  locale: Locale
}): Promise<ListAlert> {
  const { held, dropped } = alertOfListing({ criteria })
  const payload = await getClient()
  return {
    draft: await getDemandDraft({ criteria: held, frequency: null, locale }),
    query: keepInformedQuery({ criteria, goal: null }),
    dropped,
    summary: await findAlertSummary({ payload, criteria: held, locale }),
  }
}
