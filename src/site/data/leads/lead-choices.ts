import 'server-only'
import { fieldsOf } from '@/domain/leads/lead-table'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import type { LeadChoices } from './lead-models'
import { getPlaceCounts } from '@/site/data/search/place-counts'
import { findOriginal } from '@/site/data/routing/route-index'

/**
 * The choices of a form in a language, and its privacy page. Types and cities are read only for forms that have them,
 * because a page that reads them expires whenever a property is saved.
 */
export async function getLeadChoices(kind: LeadKind, locale: Locale): Promise<LeadChoices> {
  const path = (await findOriginal('/Privacy-statement/'))?.paths[locale]
  const privacyHref = path ? buildHref({ locale, path }) : null
  if (!fieldsOf(kind).includes('types')) return { types: [], cities: [], privacyHref }
  const { types, cities } = await getPlaceCounts({ listId: null, locale })
  return {
    types: types.map(({ webId, name }) => ({ webId, name })),
    cities: cities.map(({ name, zip, country, place }) => ({ name, zip, country, place })),
    privacyHref,
  }
}
