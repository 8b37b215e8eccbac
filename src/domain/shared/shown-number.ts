import type { Locale } from './locale'
import { remembered } from './remembered'

const formatIn = remembered(
  (locale: Locale) => new Intl.NumberFormat(`${locale}-BE`, { maximumFractionDigits: 2 }),
)

/** A number as Belgium writes it in the language, at most two decimals: '1.234,5', in French '1 234,5'. */
export function formatNumber(value: number, locale: Locale): string {
  return formatIn(locale).format(value)
}
