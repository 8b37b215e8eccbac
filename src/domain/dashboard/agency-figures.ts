import { addDays } from '@/domain/appointments/brussels-time'
import { firstOfMonth } from '@/domain/page-views/page-view-figures'
import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'

/** What a lead is about: where on the site it was sent from. */
export const leadOrigins = ['property', 'project', 'general'] as const

export type LeadOrigin = (typeof leadOrigins)[number]

/** The leads of a month, as `2026-11`, of a kind and an origin. */
export type MonthCount = { month: string; kind: string; origin: LeadOrigin; count: number }

/** The leads of a month: their number, and the number from each origin. */
export type LeadMonth = { month: string; count: number; origins: Record<LeadOrigin, number> }

/** The months up to that of a day, the earliest first, as `2026-11`. */
export function monthsUpTo(today: string, count: number): string[] {
  const months: string[] = []
  let first = firstOfMonth(today)
  while (months.length < count) {
    months.unshift(first.slice(0, 7))
    first = firstOfMonth(addDays({ day: first, days: -1 }))
  }
  return months
}

const sumOf = (rows: readonly MonthCount[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** The leads of each month, with a line of zeros for a month without any. */
export const leadMonthsOf = (rows: readonly MonthCount[], months: readonly string[]): LeadMonth[] =>
  months.map((month) => {
    const own = rows.filter((row) => row.month === month)
    const from = (origin: LeadOrigin): number => sumOf(own.filter((row) => row.origin === origin))
    const origins = { property: from('property'), project: from('project'), general: from('general') }
    return { month, count: sumOf(own), origins }
  })

/** The number of leads of each kind that occurs, by month and in all, the most frequent kind first. */
export function leadKindsOf(
  rows: readonly MonthCount[],
  months: readonly string[],
): { kind: LeadKind; counts: number[]; total: number }[] {
  const known = rows.filter(({ month }) => months.includes(month))
  return leadKinds
    .map((kind) => {
      const own = known.filter((row) => row.kind === kind)
      const counts = months.map((month) => sumOf(own.filter((row) => row.month === month)))
      return { kind, counts, total: sumOf(own) }
    })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
}

/** How many of the one there are for so many of the other, with one decimal; null where there is nothing to divide by. */
export const rateOf = ({
  part,
  whole,
  per = 1,
}: {
  part: number
  whole: number
  per?: number
}): number | null => (whole === 0 ? null : Math.round((part / whole) * per * 10) / 10)
