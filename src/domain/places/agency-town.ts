import { BELGIUM } from '@/domain/shared/country'
import type { Locale } from '@/domain/shared/locale'
import { getGazetteer } from './gazetteer'
import { townNameIn } from './town-names'

type Agency = { city?: string | null; zip?: string | null } | null | undefined

/** The name in a language of the agency's own town, which its settings name once for all languages; null without one. */
export async function agencyTown({
  agency,
  locale,
}: {
  agency: Agency
  locale: Locale
}): Promise<string | null> {
  if (!agency?.city) return null
  const place = { name: agency.city, zip: agency.zip ?? null, countryId: BELGIUM }
  return townNameIn(await getGazetteer(), { ...place, locale })
}
