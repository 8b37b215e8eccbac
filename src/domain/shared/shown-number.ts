import type { Locale } from './locale'

// Cached, because creating a format takes sixty times as long as using it, and a list shows some fifty numbers.
const formats = new Map<Locale, Intl.NumberFormat>()

/** A number as Belgium writes it in the language, at most two decimals: '1.234,5', in French '1 234,5'. */
export function formatNumber(value: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(`${locale}-BE`, { maximumFractionDigits: 2 })
  formats.set(locale, format)
  return format.format(value)
}
