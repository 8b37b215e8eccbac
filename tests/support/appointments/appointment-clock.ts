import { askDatabase } from '../../../tools/database/ask-database'
import { ownSite } from '../browser/own-site'

const ask = (text: string, values: unknown[] = []) => askDatabase(ownSite().databaseUrl, { text, values })

// The clock of a running site cannot be moved, so the time of the appointment is.
/** Moves the appointment of this address, so that it began some minutes ago, and today in Belgian time. */
export async function letAppointmentBegin(email: string): Promise<void> {
  await ask(
    `update appointments set ends_at = now() + interval '20 minutes',
        starts_at = greatest(now() - interval '10 minutes', date_trunc('day', now(), 'Europe/Brussels'))
      where email = $1 and state = 'booked'`,
    [email],
  )
}

/** Moves the appointment of this address, booked days ago, to two hours from now, and lets the worker send reminders. */
export async function letReminderBeDue(email: string): Promise<void> {
  await ask(
    `update appointments set starts_at = now() + interval '2 hours', ends_at = now() + interval '150 minutes',
      since = now() - interval '5 days' where email = $1 and state = 'booked'`,
    [email],
  )
  await remind()
}

/** Lets the worker send reminders, as it does every five minutes. */
export async function remind(): Promise<void> {
  await ask(`select graphile_worker.add_job('remind-appointments', '{}'::json)`)
}
