import { placeName } from '@/domain/places/place-name'
import type { NearPlace } from '@/domain/search/areas/near-place'
import type { Locale } from '@/domain/shared/locale'
import { siteTexts } from './site-messages'

/** A place of the gazetteer in words: `Wavre`, `Namur (province)`; an unknown one by its id. For the server alone. */
export function placeInWords(id: string, locale: Locale): string {
  const known = placeName({ id, locale })
  if (!known) return id
  return known.word ? `${known.name} (${siteTexts.search.places[known.word][locale]})` : known.name
}

/** A circle in words: `Wavre + 10 km`. */
export const nearInWords = ({ place, km }: NearPlace, locale: Locale): string =>
  `${placeInWords(place, locale)} + ${km} km`
