/** How long something has waited, in the largest unit that fits. */
export type Age = { unit: 'minutes' | 'hours' | 'days'; count: number }

const HOUR = 60
const DAY = 24 * HOUR

/** The age of a moment in whole minutes, hours or days; a moment to come has none. */
export function ageOf(moment: string, now: Date): Age {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
  if (minutes < HOUR) return { unit: 'minutes', count: minutes }
  if (minutes < DAY) return { unit: 'hours', count: Math.floor(minutes / HOUR) }
  return { unit: 'days', count: Math.floor(minutes / DAY) }
}

/** A time in minutes, in the unit in which people say it: up to two hours in minutes, up to two days in hours. */
export function durationOf(minutes: number): Age {
  if (minutes < 2 * HOUR) return { unit: 'minutes', count: Math.round(minutes) }
  if (minutes < 2 * DAY) return { unit: 'hours', count: Math.round(minutes / HOUR) }
  return { unit: 'days', count: Math.round(minutes / DAY) }
}

/** Whether nobody has answered for more than a day. */
export const isLate = (age: Age): boolean => age.unit === 'days'
