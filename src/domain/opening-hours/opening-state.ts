import { dayAfter, hoursOfDay, type OpeningDay, type OpeningHours } from './opening-hours'

/** When an office opens next: the day, how many days from now, and the time, `HH:MM`. */
export type NextOpening = { day: string; inDays: number; time: string }

/**
 * What an office is at a moment. `until` is a time of this day or of a later one, null if it is so all day or all week; `opens`
 * is null if it does not open within the months that are looked through.
 */
export type OpeningState =
  | { kind: 'open'; until: string | null }
  | { kind: 'by-appointment'; until: string | null }
  | { kind: 'closed'; opens: NextOpening | null }

type LocalMoment = { day: string; time: string }

const OFFICE_ZONE = 'Europe/Brussels'

// Luxembourg has the same clock.
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: OFFICE_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day and the time of an instant where the office is, also on the days when the clocks change. */
export function localMomentOf(instant: Date): LocalMoment {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) =>
    parts.get(type),
  )
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

// An office that is closed longer says so in its texts.
const MOST_DAYS = 120

function nextOpening(hours: OpeningHours, { day, time }: LocalMoment): NextOpening | null {
  for (let inDays = 0; inDays < MOST_DAYS; inDays += 1) {
    const there = dayAfter({ day, days: inDays })
    const found = hoursOfDay({ hours, day: there }).open.find(({ opens }) => inDays > 0 || opens > time)
    if (found) return { day: there, inDays, time: found.opens }
  }
  return null
}

type Kind = keyof OpeningDay

/** When it ends what it is now, across midnight if it goes on then; null if it is not so now, and 'always' after a week. */
function endOf(kind: Kind, { hours, at }: { hours: OpeningHours; at: LocalMoment }): string | null {
  let { time } = at
  for (let days = 0; days <= 7; days += 1) {
    const times = hoursOfDay({ hours, day: dayAfter({ day: at.day, days }) })[kind]
    const now = times.find(({ opens, closes }) => opens <= time && time < closes)
    if (!now) return days === 0 ? null : '24:00'
    if (now.closes < '24:00') return now.closes
    time = '00:00'
  }
  return 'always'
}

const shownEnd = (end: string): string | null => (end === 'always' ? null : end)

// A day by appointment without times ends at midnight, which says nothing to a visitor.
const appointmentEnd = (end: string): string | null => (end === '24:00' ? null : shownEnd(end))

/** Whether an office is open at an instant, until when, and when it opens next. */
export function openingStateAt(hours: OpeningHours, instant: Date): OpeningState {
  const at = localMomentOf(instant)
  const open = endOf('open', { hours, at })
  if (open !== null) return { kind: 'open', until: shownEnd(open) }
  const byAppointment = endOf('byAppointment', { hours, at })
  if (byAppointment !== null) return { kind: 'by-appointment', until: appointmentEnd(byAppointment) }
  return { kind: 'closed', opens: nextOpening(hours, at) }
}
