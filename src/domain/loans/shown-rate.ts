import type { Locale } from '@/domain/shared/locale'
import { remembered } from '@/domain/shared/remembered'

const formatIn = remembered(
  (locale: Locale) => new Intl.NumberFormat(`${locale}-BE`, { maximumFractionDigits: 10 }),
)

/** A rate in percent with all its decimals, as Belgium writes it in the language: '3,125'. */
export const shownRate = (percent: number, locale: Locale): string => formatIn(locale).format(percent)
