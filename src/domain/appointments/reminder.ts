import { addDays, momentBy, wallOf } from './brussels-time'

/** When the reminder of the day before leaves, by the clocks of Belgium. */
export const REMINDER_TIME = '17:00'

type RemindedAppointment = {
  startsAt: string
  /** When it was booked, or moved to this time: who has just heard of it needs no reminder. */
  since: string
}

/**
 * When an appointment is reminded of: the day before at 17:00, whatever the clocks do in the night; null where it was booked
 * then or later. Moments in UTC as `Date.toISOString` writes them.
 */
export function reminderAt({ startsAt, since }: RemindedAppointment): string | null {
  const { day } = wallOf(startsAt)
  const due = momentBy({ day: addDays({ day, days: -1 }), time: REMINDER_TIME })
  return since < due ? due : null
}

/**
 * Whether a reminder that has not been sent should leave now. One that is late still does until the appointment starts: its
 * words have to name the day, as 'tomorrow' may no longer be true.
 */
export function isReminderDue({ now, ...appointment }: RemindedAppointment & { now: Date }): boolean {
  const due = reminderAt(appointment)
  const time = now.toISOString()
  return due !== null && due <= time && time < appointment.startsAt
}
