import type { FormDraft } from '@/domain/leads/form-draft'
import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { PlacedCity } from '@/domain/search/towns/city-label'
import type { Locale } from '@/domain/shared/locale'
import { placeInWords } from '@/messages/place-words'
import { getTranslator } from '@/messages/translator'
import { nearChoices } from '@/site/words/near-choices'

type PlaceField = Extract<LeadFieldName, 'places' | 'near' | 'shape'>

type PlaceContext = { draft: FormDraft | null; cities: readonly PlacedCity[]; locale: Locale }

const placeFields: readonly LeadFieldName[] = ['places', 'near', 'shape'] satisfies PlaceField[]

export const isPlaceField = (name: LeadFieldName): name is PlaceField => placeFields.includes(name)

/** The options of the fields that say where: places and drawn areas only as they came with the form. */
export function placeOptions(name: PlaceField, { draft, cities, locale }: PlaceContext) {
  const values = draft?.values[name] ?? []
  if (name === 'near') return nearChoices({ cities, chosen: values[0]?.split(',')[0] ?? null, locale })
  return values.map((value) => ({
    value,
    name: name === 'places' ? placeInWords(value, locale) : getTranslator(locale)('search.active.shape'),
  }))
}
