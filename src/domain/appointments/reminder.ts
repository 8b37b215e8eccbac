import { addDays, momentBy, wallOf } from './brussels-time'

/** When the reminder leaves on the day before, in Belgian time. */
export const REMINDER_TIME = '17:00'

type RemindedAppointment = {
  startsAt: string
  /** When it was booked, or moved to this time: somebody who booked a moment ago needs no reminder. */
  since: string
}

/**
 * When the reminder of an appointment is due: the day before at 17:00 local time; null if it was booked at that time or
 * later. Moments in UTC as `Date.toISOString` writes them.
 */
export function reminderAt({ startsAt, since }: RemindedAppointment): string | null {
  const { day } = wallOf(startsAt)
  const due = momentBy({ day: addDays({ day, days: -1 }), time: REMINDER_TIME })
  return since < due ? due : null
}

/**
 * Whether an unsent reminder should leave now. A late one still leaves until the appointment starts: its text names the
 * day, as 'tomorrow' may no longer be true.
 */
export function isReminderDue({ now, ...appointment }: RemindedAppointment & { now: Date }): boolean {
  const due = reminderAt(appointment)
  const time = now.toISOString()
  return due !== null && due <= time && time < appointment.startsAt
}
