import { isDay, isTime, momentOf, wallOf } from '@/domain/appointments/brussels-time'
import type { Result } from '@/domain/shared/result'
import type { MomentFault, PlanKind } from './publication-plan'

/** How many years ahead a publication can be planned. */
const MOST_YEARS_AHEAD = 2

type PlanToCheck = {
  kind: PlanKind
  /** The day as `YYYY-MM-DD` and the time as `HH:MM`, in Belgium. */
  day: string
  time: string
  now: Date
  /** The moment of the other plan of the document, as `Date.toISOString` writes it; null where nothing else is planned. */
  other: string | null
}

const isTooFar = (day: string, now: Date): boolean => {
  const today = wallOf(now.toISOString()).day
  return day > `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`
}

/**
 * The moment of a plan, in UTC as `Date.toISOString` writes it: in the future, at most two years ahead, and the document is
 * published before it is taken off the site.
 */
export function plannedMoment({ kind, day, time, now, other }: PlanToCheck): Result<string, MomentFault> {
  if (!isDay(day) || !isTime(time)) return { ok: false, failure: 'invalid' }
  const moment = momentOf({ day, time })
  if (moment === null) return { ok: false, failure: 'skipped' }
  if (Date.parse(moment) <= now.getTime()) return { ok: false, failure: 'past' }
  if (isTooFar(day, now)) return { ok: false, failure: 'too-far' }
  const isInOrder = other === null || (kind === 'publish' ? moment < other : moment > other)
  return isInOrder ? { ok: true, value: moment } : { ok: false, failure: 'order' }
}
