import { Temporal } from 'temporal-polyfill'

/** The clocks by which appointments are opened, booked and told. */
export const APPOINTMENT_ZONE = 'Europe/Brussels'

/** A day as `YYYY-MM-DD` and a time as `HH:MM`, as a clock in Belgium shows them. */
export type Wall = { day: string; time: string }

/** Days as `YYYY-MM-DD`, both included. */
export type Days = { fromDay: string; toDay: string }

// Moments stand as `Date.toISOString` writes them and the database gives them back: such texts compare as the moments do.
// A Date is only the pen here: Temporal reads and writes the same form many times slower, and a page has many slots.
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

/** Whether a text is a time of the day, from `00:00` to `23:59`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The minutes since midnight that a clock shows at `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `HH:MM` of so many minutes since midnight, less than a day. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const zonedFrom = ({ day, time }: Wall): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(APPOINTMENT_ZONE, {
    disambiguation: 'earlier',
  })

/**
 * The moment at which a clock shows this, in UTC as `Date.toISOString` writes it. Null for a time that the clocks leap
 * over in spring; of one that they show twice in autumn, the first.
 */
export function momentOf(wall: Wall): string | null {
  const moment = write(zonedFrom(wall).toInstant())
  const shown = wallOf(moment)
  return shown.day === wall.day && shown.time === wall.time ? moment : null
}

/** The same, but of a time that the clocks leap over, the moment an hour before it would have been. */
export const momentBy = (wall: Wall): string => write(zonedFrom(wall).toInstant())

/** What a clock shows at a moment. */
export function wallOf(moment: string): Wall {
  const zoned = read(moment).toZonedDateTimeISO(APPOINTMENT_ZONE)
  return {
    day: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** What the clocks show in the course of a day, by minutes since midnight: most days quicker than one by one. */
export type DayClock = {
  /** As `momentOf`. */
  momentAt: (minutes: number) => string | null
  /** As `momentBy`. */
  momentBy: (minutes: number) => string
  /** The time at a moment of this day. */
  timeAt: (moment: string) => string
}

const DAY = 1440

/** The clock of a day, changed in its night or not. */
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

/** The moment so many minutes later, or earlier where they are negative: real ones, whatever the clocks do. */
export const addMinutes = ({ moment, minutes }: { moment: string; minutes: number }): string =>
  write(read(moment).add({ minutes }))

/** Whether the clocks show the time of a moment only once: in the night of autumn they show an hour's times twice. */
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

/** The day so many days later, or earlier where they are negative. */
export const addDays = ({ day, days }: { day: string; days: number }): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

/** Every day from one to the other, at most so many. */
export function daysOf({ fromDay, toDay, most }: Days & { most: number }): string[] {
  const first = Temporal.PlainDate.from(fromDay)
  const count = Math.min(most, first.until(toDay, { largestUnit: 'days' }).days + 1)
  return Array.from({ length: Math.max(0, count) }, (_, days) => first.add({ days }).toString())
}
