import { isLocale, locales, type Localized } from '@/domain/shared/locale'
import { isRecord } from '@/domain/shared/is-record'

/**
 * A localized text read with `locale: 'all'`, per language; empty ones are absent. Payload's type is a single text, but the
 * value has one per language.
 */
export function toLocalizedTexts(value: unknown): Localized {
  if (!isRecord(value)) return {}
  const found: Localized = {}
  for (const [locale, text] of Object.entries(value)) {
    if (isLocale(locale) && typeof text === 'string' && text !== '') found[locale] = text
  }
  return found
}

/** The paths of the languages that also have a name: without one there is nothing to show. */
export function toNamedPaths({ path, name }: { path?: unknown; name?: unknown }): Localized {
  const names = toLocalizedTexts(name)
  const paths = toLocalizedTexts(path)
  return Object.fromEntries(
    locales.flatMap((locale) => (names[locale] && paths[locale] ? [[locale, paths[locale]]] : [])),
  )
}
