import type { Locale } from './locale'

// Cached, because creating a collator costs more than sorting a list of towns with it.
const collators = new Map<Locale, Intl.Collator>()

/** Compares names in the language's alphabetical order, numbers by size: Éghezée before Eupen, Lot 2 before Lot 10. */
export function compareNames(locale: Locale): (one: string, other: string) => number {
  const collator = collators.get(locale) ?? new Intl.Collator(`${locale}-BE`, { numeric: true })
  collators.set(locale, collator)
  return collator.compare
}
