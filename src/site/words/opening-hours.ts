import {
  exceptionsAhead,
  type OpeningException,
  type OpeningHours,
} from '@/domain/opening-hours/opening-hours'
import { dayWords, type OpeningTexts } from '@/domain/opening-hours/opening-words'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { formatDate, formatDates } from '@/domain/shared/shown-date'
import { getTranslator } from '@/messages/translator'

type HoursInWords = { hours: OpeningHours; locale: Locale }

const blanks = {
  hour: '{hour}',
  minutes: '{minutes}',
  span: '{span}',
  time: '{time}',
  day: '{day}',
} as const

function textsOf(locale: Locale): OpeningTexts {
  const t = getTranslator(locale)
  return {
    hour: t('hours.hour', blanks),
    minutes: t('hours.minutes', blanks),
    closed: t('hours.closed'),
    byAppointment: t('hours.byAppointment'),
    spanByAppointment: t('hours.spanByAppointment', blanks),
    open: t('hours.open'),
    openUntil: t('hours.openUntil', blanks),
    opensAt: t('hours.opensAt', blanks),
    opensTomorrow: t('hours.opensTomorrow', blanks),
    opensOn: t('hours.opensOn', blanks),
    byAppointmentUntil: t('hours.byAppointmentUntil', blanks),
  }
}

// 1 June 2026 is a Monday.
const weekdayName = (index: number, locale: Locale): string =>
  formatDate(new Date(Date.UTC(2026, 5, 1 + index)), { locale, timeZone: 'UTC', weekday: 'long' })

/** The properties of `OpeningHoursTable` in a language. */
export function openingHoursTable({ hours, locale }: HoursInWords) {
  const t = getTranslator(locale)
  const texts = textsOf(locale)
  return {
    hours,
    locale,
    texts,
    caption: t('modules.contact.hours'),
    rows: hours.week.map((day, index) => ({
      name: weekdayName(index, locale),
      times: dayWords({ day, texts }),
    })),
  }
}

const dateWords = ({ from, to }: OpeningException, locale: Locale): string => {
  const [first, last] = [from, to].map((day) => new Date(`${day}T12:00:00Z`))
  const shownAs = { locale, timeZone: 'UTC', dateStyle: 'long' } as const
  if (!first || !last) return ''
  return from === to ? formatDate(first, shownAs) : formatDates({ from: first, to: last }, shownAs)
}

/** What is different in the weeks to come, a line for each exception. */
export function openingExceptions({ hours, locale, now }: HoursInWords & { now: Date }) {
  const texts = textsOf(locale)
  return exceptionsAhead(hours, belgianDay(now)).map((exception) => ({
    dates: dateWords(exception, locale),
    times: dayWords({ day: { open: exception.open, byAppointment: [] }, texts }),
    reason: exception.reason,
  }))
}
