import { locales } from '@/locales.mjs'

export { locales }

export type Locale = (typeof locales)[number]

/** A text or any other value per language; a language without one is absent. */
export type Localized<Value = string> = Partial<Record<Locale, Value>>

/** A value for every language. */
export function perLocale<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value>
export function perLocale(valueIn: (locale: Locale) => unknown): unknown {
  return Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)]))
}

/** The language of a visitor without any hint; the site settings can name another. */
export const fallbackLocale: Locale = 'fr'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** A known language, or the fallback. */
export const knownLocale = (value: unknown): Locale => (isLocale(value) ? value : fallbackLocale)

/** The languages of the site that editors ticked, in the order of the switcher; all of them where none is. */
export function enabledLocales(ticked: readonly unknown[] | null | undefined): Locale[] {
  const chosen = (ticked ?? []).filter(isLocale)
  return locales.filter((locale) => chosen.length === 0 || chosen.includes(locale))
}
