import type { Locale } from '@/domain/shared/locale'
import { remembered } from '@/domain/shared/remembered'
import { getTranslator } from '@/messages/translator'

const namesIn = remembered((locale: Locale) => new Intl.DisplayNames([locale], { type: 'language' }))
const listIn = remembered((locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** 'Parle français et néerlandais': what somebody speaks, in a language; null if nothing is known. */
export function spokenLanguages(languages: readonly Locale[] | undefined, locale: Locale): string | null {
  if (!languages || languages.length === 0) return null
  const names = namesIn(locale)
  const list = listIn(locale).format(languages.map((language) => names.of(language) ?? language))
  return getTranslator(locale)('property.speaks', { languages: list })
}
