import { publicHolidaysOf, type HolidayCountry } from './public-holidays'

/** Local times of one day, `HH:MM`: it opens before it closes, at `24:00` at the latest. */
export type OpeningTimes = { opens: string; closes: string }

/** The times of a day, in order; without any the office is closed. */
export type OpeningDay = {
  open: OpeningTimes[]
  /** When visitors come by appointment only. */
  byAppointment: OpeningTimes[]
}

/** Days with hours of their own, `YYYY-MM-DD`, both included; without times the office is closed. */
export type OpeningException = {
  from: string
  to: string
  open: OpeningTimes[]
  reason: string | null
}

/** The opening hours of an office. */
export type OpeningHours = {
  /** Seven days from Monday. */
  week: OpeningDay[]
  /** The first that has a day counts. */
  exceptions: OpeningException[]
  /** The country on whose public holidays the office is closed; null if it is open on them. */
  holidays: HolidayCountry | null
}

/** A whole day, which a day by appointment without times has. */
export const wholeDay: OpeningTimes = { opens: '00:00', closes: '24:00' }

export const isWholeDay = ({ opens, closes }: OpeningTimes): boolean =>
  opens === wholeDay.opens && closes === wholeDay.closes

/** Whether a text is a time of an office, from `00:00` to `24:00`. */
export const isOfficeTime = (text: unknown): text is string =>
  typeof text === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)

/** Sorted, and joined where one begins before the other ends. */
export function joinTimes(times: readonly OpeningTimes[]): OpeningTimes[] {
  const joined: OpeningTimes[] = []
  for (const { opens, closes } of [...times].sort((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && opens <= last.closes) last.closes = closes > last.closes ? closes : last.closes
    else joined.push({ opens, closes })
  }
  return joined
}

// Without Temporal, whose polyfill is larger than the scripts of a page: browsers run this.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** The day that many days later; days are `YYYY-MM-DD`. */
export function dayAfter({ day, days }: { day: string; days: number }): string {
  const noon = noonOf(day)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (day: string): number => (noonOf(day).getUTCDay() + 6) % 7

const closed: OpeningDay = { open: [], byAppointment: [] }

/** The times of a day of the calendar: an exception counts before a public holiday, and that before the week. */
export function hoursOfDay({ hours, day }: { hours: OpeningHours; day: string }): OpeningDay {
  const exception = hours.exceptions.find(({ from, to }) => from <= day && day <= to)
  if (exception) return { open: exception.open, byAppointment: [] }
  const year = Number(day.slice(0, 4))
  if (hours.holidays && publicHolidaysOf({ country: hours.holidays, year }).includes(day)) return closed
  return hours.week[weekdayIndex(day)] ?? closed
}

const DAYS_AHEAD = 60
const MOST_AHEAD = 6

/** The exceptions that a visitor may meet: those of the next 60 days with today, `YYYY-MM-DD`, the soonest first, at most six. */
export function exceptionsAhead({ exceptions }: OpeningHours, today: string): OpeningException[] {
  const last = dayAfter({ day: today, days: DAYS_AHEAD })
  return exceptions
    .filter(({ from, to }) => to >= today && from <= last)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .slice(0, MOST_AHEAD)
}
