import type { Locale } from '@/domain/shared/locale'

/** A rate in percent with all its decimals, as Belgium writes it in the language: '3,125'. */
export const shownRate = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-BE`, { maximumFractionDigits: 10 }).format(percent)
