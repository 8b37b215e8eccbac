import { alertFrequencies, type AlertFrequency } from './alert'
import { dueAt } from './alert-times'

/** When alerts of each frequency report what first happened at this moment; in UTC as `Date.toISOString` writes it. */
export const dueTimes = (first: string): Record<AlertFrequency, string> => {
  const [immediately, daily, weekly] = alertFrequencies
  return {
    immediately: dueAt({ frequency: immediately, first }),
    daily: dueAt({ frequency: daily, first }),
    weekly: dueAt({ frequency: weekly, first }),
  }
}
