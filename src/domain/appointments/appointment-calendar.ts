import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { cleanLines } from '@/domain/leads/values/clean-text'
import { isMailAddress, oneLine, type Mailbox } from '@/domain/mail/mailbox'
import { truncate } from '@/domain/shared/text'
import type { BookingState } from './booking'
import { brusselsTimezone } from './brussels-timezone'
import { isShownOnce, APPOINTMENT_ZONE } from './brussels-time'
import { appointmentUidStart, calendarProduct } from './stored-names'

/** An appointment as a calendar shows it; moments in UTC, words in the reader's language. */
export type CalendarAppointment = {
  /** The id of the booking. */
  id: number | string
  state: BookingState
  sequence: number
  startsAt: string
  endsAt: string
  /** When it was booked or last changed: the same appointment always gives the same text. */
  changedAt: Date
  summary: string
  location: string
  description: string
}

/** A calendar file with its content type. */
export type CalendarFile = { content: string; contentType: string }

/** How often a program should fetch a feed again, in seconds. */
const FEED_REFRESH = 900

/**
 * The permanent UID of an appointment in every calendar, by which a change finds it again. The host is that of the site's
 * address.
 */
export const appointmentUid = ({ id, host }: { id: number | string; host: string }): string =>
  `${appointmentUidStart}${id}@${host}`.replace(/[^A-Za-z0-9@.-]/g, '-')

/**
 * The file attached to a mail about an appointment: an invitation, or its cancellation (RFC 5546). People without a valid
 * mail address are left out.
 */
export function appointmentInvitation({
  appointment,
  host,
  organizer,
  attendees,
}: {
  appointment: CalendarAppointment
  host: string
  /** Replies go to the agency, never to an attendee. */
  organizer: Mailbox
  attendees: readonly Mailbox[]
}): CalendarFile {
  const isCancelled = appointment.state === 'cancelled'
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = createCalendar(method)
  const event = addAppointment({ calendar, appointment, host, organizer })
  for (const { address, name } of attendees)
    if (isMailAddress(address))
      event.createAttendee({
        email: address,
        name: nameOf({ address, name }),
        // The person who booked has already accepted.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      })
  return fileOf({ calendar, method })
}

/**
 * The feed of appointments that a program subscribes to, such as an agent's. It has no attendees, and cancelled
 * appointments are left out: programs remove what a feed no longer has.
 */
export function appointmentFeed({
  name,
  appointments,
  host,
  organizer,
}: {
  name: string
  appointments: readonly CalendarAppointment[]
  host: string
  organizer: Mailbox
}): CalendarFile {
  const method = ICalCalendarMethod.PUBLISH
  const calendar = createCalendar(method)
  // The library does not escape the name.
  calendar.name(oneLine(name).replace(/[\\;,]/g, (sign) => `\\${sign}`)).ttl(FEED_REFRESH)
  for (const appointment of appointments)
    if (appointment.state !== 'cancelled') addAppointment({ calendar, appointment, host, organizer })
  return fileOf({ calendar, method })
}

const createCalendar = (method: ICalCalendarMethod): ICalCalendar =>
  new ICalCalendar({
    prodId: calendarProduct,
    method,
    // Without a name: with one the library writes DTSTAMP in local time, but it has to be UTC.
    timezone: { name: null, generator: () => brusselsTimezone },
  })

type Entry = { calendar: ICalCalendar; appointment: CalendarAppointment; host: string; organizer: Mailbox }

const addAppointment = ({ calendar, appointment, host, organizer }: Entry) =>
  calendar.createEvent({
    id: appointmentUid({ id: appointment.id, host }),
    sequence: appointment.sequence,
    stamp: appointment.changedAt,
    lastModified: appointment.changedAt,
    timezone: isPlain(appointment) ? APPOINTMENT_ZONE : null,
    start: zoned(appointment.startsAt),
    end: zoned(appointment.endsAt),
    summary: oneLine(appointment.summary),
    location: oneLine(appointment.location),
    description: cleanLines(appointment.description),
    organizer: isMailAddress(organizer.address)
      ? { email: organizer.address, name: nameOf(organizer) }
      : null,
    status: appointment.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })

const zoned = (moment: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(APPOINTMENT_ZONE)

// Programs disagree on which of two equal times of an autumn night is meant, so such an appointment is written in UTC.
const isPlain = ({ startsAt, endsAt }: CalendarAppointment): boolean =>
  isShownOnce(startsAt) && isShownOnce(endsAt)

// A name stands between quotes, which have no escapes (RFC 5545, 3.2).
const nameOf = ({ address, name = '' }: Mailbox): string =>
  truncate({ text: oneLine(name.replace(/["\\]/g, ' ')), length: 100 }) || address

const fileOf = ({
  calendar,
  method,
}: {
  calendar: ICalCalendar
  method: ICalCalendarMethod
}): CalendarFile => ({
  // The library leaves out the last line break.
  content: `${calendar.toString()}\r\n`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
})
