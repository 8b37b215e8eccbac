import type { Locale } from '@/domain/shared/locale'
import { formatDate } from '@/domain/shared/shown-date'

type ShownDay = { day: string; locale: Locale }

// The day is one of the calendar: noon in UTC is in it.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

// Kept apart from the moments of appointments: the browser shows days without loading the time zone.
/** A day as `YYYY-MM-DD` in words: 'samedi 6 juin 2026'. */
export const shownDay = ({ day, locale }: ShownDay): string =>
  formatDate(noonOf(day), {
    locale,
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** A day as `YYYY-MM-DD` in three short parts: 'sam.', '6', 'juin'. */
export function shortDay({ day, locale }: ShownDay): { weekday: string; date: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    formatDate(noonOf(day), { locale, timeZone: 'UTC', ...options })
  return {
    weekday: part({ weekday: 'short' }),
    date: String(Number(day.slice(8))),
    month: part({ month: 'short' }),
  }
}
