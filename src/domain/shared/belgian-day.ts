import { remembered } from './remembered'

const formatIn = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The present day in Belgium, as `YYYY-MM-DD`. */
export function belgianDay(now: Date): string {
  const parts = formatIn('Europe/Brussels').formatToParts(now)
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** How many days lie between two days, as `YYYY-MM-DD`; negative if the second is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
