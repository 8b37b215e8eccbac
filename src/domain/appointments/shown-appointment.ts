import type { Locale } from '@/domain/shared/locale'
import { wallOf } from './brussels-time'
import { shownDay } from './shown-day'

type TimeSpan = { startsAt: string; endsAt: string }

/** An appointment's day and times in Belgian time: 'samedi 6 juin 2026, 10:00–10:30'. */
export function shownAppointment({ startsAt, endsAt, locale }: TimeSpan & { locale: Locale }): string {
  const { day, time } = wallOf(startsAt)
  return `${shownDay({ day, locale })}, ${time}–${wallOf(endsAt).time}`
}
