import type { Locale } from '@/domain/shared/locale'
import type { Week } from '@/domain/visits/week'

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** The days of a week in words: '9–15 novembre 2026'. */
export const shownWeek = ({ week: { days }, locale }: { week: Week; locale: Locale }): string =>
  new Intl.DateTimeFormat(`${locale}-BE`, { timeZone: 'UTC', dateStyle: 'long' }).formatRange(
    noonOf(days[0] ?? ''),
    noonOf(days.at(-1) ?? ''),
  )
