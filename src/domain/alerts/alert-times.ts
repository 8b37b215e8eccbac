import { addDays, addMinutes, momentBy, wallOf, weekdayOf } from '@/domain/appointments/brussels-time'
import type { AlertFrequency } from './alert'

/** How long an immediate mail waits for more properties, in minutes. */
export const GROUP_MINUTES = 10

/** When daily and weekly mails leave, in Belgian time; weekly ones on Mondays. */
export const DIGEST_TIME = '08:00'

const MONDAY = 1

/**
 * When the mail leaves about what first happened since the last mail, correct across changes of the clock. Moments in UTC
 * as `Date.toISOString` writes them.
 */
export function dueAt({ frequency, first }: { frequency: AlertFrequency; first: string }): string {
  if (frequency === 'immediately') return addMinutes({ moment: first, minutes: GROUP_MINUTES })
  const { day } = wallOf(first)
  const today = momentBy({ day, time: DIGEST_TIME })
  const next = today >= first ? day : addDays({ day, days: 1 })
  if (frequency === 'daily') return momentBy({ day: next, time: DIGEST_TIME })
  const untilMonday = (MONDAY + 7 - weekdayOf(next)) % 7
  return momentBy({ day: addDays({ day: next, days: untilMonday }), time: DIGEST_TIME })
}
