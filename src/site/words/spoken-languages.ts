import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** 'Parle français et néerlandais': what somebody speaks, in a language; null if nothing is known. */
export function spokenLanguages(languages: readonly Locale[] | undefined, locale: Locale): string | null {
  if (!languages || languages.length === 0) return null
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    languages.map((language) => names.of(language) ?? language),
  )
  return getTranslator(locale)('property.speaks', { languages: list })
}
