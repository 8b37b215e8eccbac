import 'server-only'
import { resolveCriteria } from '@/cms/queries/search/property-search'
import type { AlertFrequency } from '@/domain/alerts/alert'
import { wishesOfCriteria, questionOf, type UnheldCriterion } from '@/domain/alerts/alert-criteria'
import { alertKind, formValues, keepInformedQuery } from '@/domain/alerts/demand-fields'
import type { AlertWishes } from '@/domain/alerts/alert-wishes'
import type { FormDraft } from '@/domain/leads/form-draft'
import { noCriteria, type ListingCriteria, type NamedCity } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, getClient } from '@/site/data/client'
import { getPlaceCounts } from '@/site/data/search/place-counts'

/** The cities under the names they have in a language, which their form calls them by; unknown ones are gone. */
async function findShownCities(cities: readonly NamedCity[], locale: Locale): Promise<NamedCity[]> {
  if (cities.length === 0) return []
  const payload = await getClient()
  const { cityIds } = await resolveCriteria({ payload, criteria: { ...noCriteria, cities: [...cities] } })
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

/** What an alert asks for as a filled-in form of a language, with nothing wrong in it. */
export async function getDemandDraft({
  wishes,
  frequency,
  locale,
}: {
  wishes: AlertWishes
  frequency: AlertFrequency | null
  locale: Locale
}): Promise<FormDraft> {
  const places = await getPlaceCounts({ listId: null, locale })
  const { criteria } = questionOf({ wishes, cities: places.cities })
  const cities = await findShownCities(criteria.cities, locale)
  return { kind: alertKind, values: formValues({ wishes: { ...wishes, cities }, frequency }), errors: {} }
}

/** The form of an alert as a listing fills it in. */
export type ListedDemand = {
  draft: FormDraft
  /** The listing's query. */
  query: string
  /** What an alert cannot hold of it. */
  dropped: UnheldCriterion[]
}

/** The form for who comes from a listing; null where its address asks for nothing. */
export async function getListedDemand({
  criteria,
  locale,
}: {
  criteria: ListingCriteria
  locale: Locale
}): Promise<ListedDemand | null> {
  const query = keepInformedQuery({ criteria, goal: null })
  if (query === '') return null
  const { wishes, dropped } = wishesOfCriteria({ criteria })
  return { draft: await getDemandDraft({ wishes, frequency: null, locale }), query, dropped }
}
