import type { Locale } from './locale'
import { remembered } from './remembered'

const collatorIn = remembered((locale: Locale) => new Intl.Collator(`${locale}-BE`, { numeric: true }))

/** Compares names in the language's alphabetical order, numbers by size: Éghezée before Eupen, Lot 2 before Lot 10. */
export function compareNames(locale: Locale): (one: string, other: string) => number {
  return collatorIn(locale).compare
}
