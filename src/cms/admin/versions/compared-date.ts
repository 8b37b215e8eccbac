import { shownMoment } from '@/domain/leads/values/belgian-moment'
import type { Locale } from '@/domain/shared/locale'
import { formatDate } from '@/domain/shared/shown-date'

type ShownAs = {
  locale: Locale
  /** What the form of the date asks for: a day, a month, or a moment where it says nothing. */
  appearance: string | undefined
}

/** A stored date in Belgian time, with as much of it as its form asks for: '21 nov. 2026, 19:45'; null where there is none. */
export function comparedDate(value: unknown, { locale, appearance }: ShownAs): string | null {
  const date = new Date(typeof value === 'string' || value instanceof Date ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) return null
  const timeZone = 'Europe/Brussels'
  if (appearance === 'dayOnly') return formatDate(date, { locale, timeZone, dateStyle: 'medium' })
  if (appearance === 'monthOnly')
    return formatDate(date, { locale, timeZone, month: '2-digit', year: 'numeric' })
  return shownMoment(date.toISOString(), locale)
}
