import type { Locale } from '@/domain/shared/locale'
import { formatDates } from '@/domain/shared/shown-date'
import type { Week } from '@/domain/appointments/week'

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** The days of a week in words: '9–15 novembre 2026'. */
export const shownWeek = ({ week: { days }, locale }: { week: Week; locale: Locale }): string =>
  formatDates(
    { from: noonOf(days[0] ?? ''), to: noonOf(days.at(-1) ?? '') },
    { locale, timeZone: 'UTC', dateStyle: 'long' },
  )
