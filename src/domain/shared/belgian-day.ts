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
