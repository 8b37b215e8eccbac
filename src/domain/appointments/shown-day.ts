import type { Locale } from '@/domain/shared/locale'
import { formatDate } from '@/domain/shared/shown-date'

// Kept apart from the moments of appointments: the browser shows days without loading the time zone.
/** A day as `YYYY-MM-DD` in words: 'samedi 6 juin 2026'. */
export const shownDay = ({ day, locale }: { day: string; locale: Locale }): string =>
  formatDate(new Date(`${day}T12:00:00Z`), {
    locale,
    // The day is one of the calendar: noon in UTC is in it.
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
