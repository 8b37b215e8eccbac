import type { Locale } from '@/domain/shared/locale'
import { wallOf } from '@/domain/appointments/brussels-time'

// A month is a text such as 2026-10; such texts compare as months do.
const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

const monthAt = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`

/** The month of a moment in Belgian time, as 2026-10. */
export const monthOf = (moment: string): string => wallOf(moment).day.slice(0, 7)

/** The last month that ended before a moment. */
export const lastMonth = (now: Date): string => monthAt(indexOf(monthOf(now.toISOString())) - 1)

/** The months with a report, the latest first and at most `most`: from the first publication until last month. */
export function reportMonths({
  publishedAt,
  now,
  most,
}: {
  publishedAt: string | null
  now: Date
  most: number
}): string[] {
  if (publishedAt === null) return []
  const last = indexOf(lastMonth(now))
  const count = last - indexOf(monthOf(publishedAt)) + 1
  return Array.from({ length: Math.min(most, Math.max(0, count)) }, (_, back) => monthAt(last - back))
}

/** Whether a month has a report: the property was published by its end, and the month is over. */
export const hasReport = ({
  publishedAt,
  month,
  now,
}: {
  publishedAt: string | null
  month: string
  now: Date
}): boolean => publishedAt !== null && monthOf(publishedAt) <= month && month <= lastMonth(now)

/** A month in words: 'octobre 2026'. */
export const shownMonth = ({ month, locale }: { month: string; locale: Locale }): string =>
  new Intl.DateTimeFormat(`${locale}-BE`, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )
