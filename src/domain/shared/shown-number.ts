import type { Locale } from './locale'

/** A number as Belgium writes it in the language, at most two decimals: '1.234,5', in French '1 234,5'. */
export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-BE`, { maximumFractionDigits: 2 }).format(value)
