import { belgianDay, daysBetween } from '@/domain/shared/belgian-day'

const dayLength = 86_400_000

/** A page is cached for an hour, so it may be seen on the day after it was made. */
const shownDays = 2

type RecentDaysInput = {
  /** The moment from which it is new. */
  since: string
  /** For how many days it is called new. */
  most: number
  now: Date
}

/**
 * How many days of Belgium have passed since something became new: on the day on which a page is made, and on the day after it. Empty once it
 * is new no more, and before it is.
 */
export function recentDays({ since, most, now }: RecentDaysInput): number[] {
  const begun = new Date(since)
  // Most properties are older, and formats of days take long.
  if (now.getTime() - begun.getTime() > (most + 1) * dayLength) return []
  const passed = daysBetween(belgianDay(begun), belgianDay(now))
  if (passed < 0) return []
  return Array.from({ length: shownDays }, (_, later) => passed + later).filter((days) => days <= most)
}
