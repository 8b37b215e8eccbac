import { addDays, weekdayOf } from '@/domain/appointments/brussels-time'

/** The page views of a property today, since Monday, since the first of the month, and ever; by Belgian days. */
export type PageViewFigures = { today: number; week: number; month: number; total: number }

/** The page views of a day, as `YYYY-MM-DD`. */
export type DayCount = { day: string; pageViews: number }

/** How many days the chart shows, up to today. */
export const SHOWN_DAYS = 30

/** The Monday of the week of a day. */
export const firstOfWeek = (day: string): string => addDays({ day, days: 1 - weekdayOf(day) })

/** The first day of the calendar month of a day. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** The first of that many days, of which the given one is the last. */
export const firstOfDays = ({ today, days }: { today: string; days: number }): string =>
  addDays({ day: today, days: 1 - days })

/** The first day whose page views are needed individually; the sum of the earlier ones is enough. */
export function countedSince(today: string): string {
  const [first = today] = [
    firstOfMonth(today),
    firstOfWeek(today),
    firstOfDays({ today, days: SHOWN_DAYS }),
  ].toSorted()
  return first
}

type Counts = {
  /** In any order; a day may occur several times. */
  counts: readonly DayCount[]
  today: string
}

const sumOf = (counts: readonly DayCount[]): number =>
  counts.reduce((sum, { pageViews }) => sum + pageViews, 0)

/** The figures of a property; `earlier` is the sum for days that are not among the counts. Days after today are ignored. */
export function pageViewFiguresOf({
  counts,
  today,
  earlier = 0,
}: Counts & { earlier?: number }): PageViewFigures {
  const past = counts.filter(({ day }) => day <= today)
  const since = (first: string): number => sumOf(past.filter(({ day }) => day >= first))
  return {
    today: since(today),
    week: since(firstOfWeek(today)),
    month: since(firstOfMonth(today)),
    total: sumOf(past) + earlier,
  }
}

/** The last days up to today, each once and in order, with 0 for a day without page views. */
export function lastDays({ counts, today, days }: Counts & { days: number }): DayCount[] {
  const sums = new Map<string, number>()
  for (const { day, pageViews } of counts) sums.set(day, (sums.get(day) ?? 0) + pageViews)
  const first = firstOfDays({ today, days })
  return Array.from({ length: days }, (_, at) => {
    const day = addDays({ day: first, days: at })
    return { day, pageViews: sums.get(day) ?? 0 }
  })
}
