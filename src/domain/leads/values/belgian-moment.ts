import type { Locale } from '@/domain/shared/locale'
import { formatDate } from '@/domain/shared/shown-date'

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A stored moment as the office reads it, in Belgian time: '2026-11-21 19:45'. */
export const belgianMoment = (moment: string): string => format.format(new Date(moment))

/** A stored moment in Belgian time, in the words of a language: '21 nov. 2026, 19:45' in French. */
export const shownMoment = (moment: string, locale: Locale): string =>
  formatDate(new Date(moment), {
    locale,
    timeZone: 'Europe/Brussels',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
