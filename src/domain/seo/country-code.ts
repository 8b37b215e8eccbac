import { BELGIUM, LUXEMBOURG } from '@/domain/shared/country'
import type { Locale } from '@/domain/shared/locale'
import { remembered } from '@/domain/shared/remembered'

const codes: Readonly<Record<number, string>> = { [BELGIUM]: 'BE', [LUXEMBOURG]: 'LU' }

/** The ISO code of a country by the snapshot's `CountryID`; null for an unknown one. */
export function countryCode(countryId: number | null | undefined): string | null {
  return codes[countryId ?? 0] ?? null
}

/** The names of countries in a language. */
export const countryNamesIn = remembered(
  (locale: Locale) => new Intl.DisplayNames([locale], { type: 'region' }),
)

const around = ['BE', 'LU', 'FR', 'NL', 'DE'] as const

/** The ISO code for a country's name as an editor wrote it in a language ('Belgique' gives BE); else the name itself. */
export function countryCodeByName({ name, locale }: { name: string; locale: Locale }): string {
  const names = countryNamesIn(locale)
  const wanted = name.trim().toLowerCase()
  return around.find((code) => names.of(code)?.toLowerCase() === wanted) ?? name.trim()
}
