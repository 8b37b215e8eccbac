import type { PlacedCity } from '@/domain/search/towns/city-label'
import { compareNames } from '@/domain/shared/by-name'
import type { Locale } from '@/domain/shared/locale'
import { placeInWords } from '@/messages/place-words'

/** The places around which a form can search: those of the towns, and the chosen one; by name. For the server alone. */
export function nearChoices({
  cities,
  chosen,
  locale,
}: {
  cities: readonly PlacedCity[]
  chosen: string | null
  locale: Locale
}): { value: string; name: string }[] {
  const ids = cities.flatMap(({ place }) => place ?? [])
  const byName = compareNames(locale)
  return [...new Set([...ids, ...(chosen ? [chosen] : [])])]
    .map((id) => ({ value: id, name: placeInWords(id, locale) }))
    .sort((one, other) => byName(one.name, other.name))
}
