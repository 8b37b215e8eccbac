import { Temporal } from 'temporal-polyfill'

/** The time zone of all appointments. */
export const APPOINTMENT_ZONE = 'Europe/Brussels'

/** A local day as `YYYY-MM-DD` and a local time as `HH:MM`. */
export type WallTime = { day: string; time: string }

/** Days as `YYYY-MM-DD`, both included. */
export type Days = { fromDay: string; toDay: string }

// Moments are texts as `Date.toISOString` and the database write them, so that texts compare as moments do. They are
// written with Date, because Temporal takes many times longer and a page has many slots.
const read = (moment: string): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Date.parse(moment))
const write = (instant: Temporal.Instant): string => new Date(instant.epochMilliseconds).toISOString()

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

/** Whether a text is a time of day, from `00:00` to `23:59`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The minutes from midnight to `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `HH:MM` for a number of minutes since midnight, less than a day. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const zonedFrom = ({ day, time }: WallTime): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(APPOINTMENT_ZONE, {
    disambiguation: 'earlier',
  })

/**
 * The moment of a local time, in UTC as `Date.toISOString` writes it. Null for a time that does not exist on a spring
 * night; the first of the two on an autumn night.
 */
export function momentOf(wall: WallTime): string | null {
  const moment = write(zonedFrom(wall).toInstant())
  const shown = wallOf(moment)
  return shown.day === wall.day && shown.time === wall.time ? moment : null
}

/** The moment of a local time; for a time that does not exist on a spring night, the moment an hour earlier. */
export const momentBy = (wall: WallTime): string => write(zonedFrom(wall).toInstant())

/** The local time of a moment. */
export function wallOf(moment: string): WallTime {
  const zoned = read(moment).toZonedDateTimeISO(APPOINTMENT_ZONE)
  return {
    day: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** The local times of one day, by minutes since midnight: on most days faster than one conversion each. */
export type DayClock = {
  /** As `momentOf`. */
  momentAt: (minutes: number) => string | null
  /** As `momentBy`. */
  momentBy: (minutes: number) => string
  /** The local time of a moment of this day. */
  timeAt: (moment: string) => string
}

const DAY = 1440

/** The clock of a day, with or without a change of the clocks. */
export function clockOf(day: string): DayClock {
  const midnight = zonedFrom({ day, time: '00:00' }).toInstant()
  const next = zonedFrom({ day: addDays({ day, days: 1 }), time: '00:00' }).toInstant()
  const since = (minutes: number): string => write(midnight.add({ minutes }))
  if (midnight.until(next).total('minutes') === DAY)
    return {
      momentAt: since,
      momentBy: since,
      timeAt: (moment) => timeOf(midnight.until(read(moment)).total('minutes')),
    }
  return {
    momentAt: (minutes) => momentOf({ day, time: timeOf(minutes) }),
    momentBy: (minutes) => momentBy({ day, time: timeOf(minutes) }),
    timeAt: (moment) => wallOf(moment).time,
  }
}

/** The moment that many real minutes later, or earlier if negative, also across a change of the clocks. */
export const addMinutes = ({ moment, minutes }: { moment: string; minutes: number }): string =>
  write(read(moment).add({ minutes }))

/** Whether the local time of a moment occurs once: on an autumn night an hour occurs twice. */
export function isShownOnce(moment: string): boolean {
  const shown = read(moment).toZonedDateTimeISO(APPOINTMENT_ZONE).toPlainDateTime()
  const [first, last] = (['earlier', 'later'] as const).map(
    (disambiguation) => shown.toZonedDateTime(APPOINTMENT_ZONE, { disambiguation }).epochMilliseconds,
  )
  return first === last
}

/** The real minutes from one moment to another. */
export const minutesBetween = ({ from, to }: { from: string; to: string }): number =>
  read(from).until(read(to)).total('minutes')

/** The day that many days later, or earlier if negative. */
export const addDays = ({ day, days }: { day: string; days: number }): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

/** Every day from the first to the last, at most `most` of them. */
export function daysOf({ fromDay, toDay, most }: Days & { most: number }): string[] {
  const first = Temporal.PlainDate.from(fromDay)
  const count = Math.min(most, first.until(toDay, { largestUnit: 'days' }).days + 1)
  return Array.from({ length: Math.max(0, count) }, (_, days) => first.add({ days }).toString())
}
