import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenLeads } from '@/cms/access/lead-access'
import { seenAppointments, seenMessages } from '@/cms/access/person-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { addDays, momentBy } from '@/domain/appointments/brussels-time'
import { belgianDay } from '@/domain/shared/belgian-day'

const leads = table('leads')
const appointments = table('appointments')
const messages = table('owner_messages')

/** What waits for the agency, in numbers. */
export type WaitingCounts = { leads: number; appointments: number; messages: number }

/** The new leads, the appointments of today and the unread messages of owners that somebody sees. */
export async function countWaiting({
  payload,
  scope,
  now,
}: {
  payload: Payload
  /** What the user sees of leads and people. */
  scope: StaffScope
  now: Date
}): Promise<WaitingCounts> {
  const day = belgianDay(now)
  const from = momentBy({ day, time: '00:00' })
  const until = momentBy({ day: addDays({ day, days: 1 }), time: '00:00' })
  const { rows } = await databaseOf(payload).execute<WaitingCounts>(sql`select
    (select count(*)::int from ${leads} where ${leads.status} = 'new' and ${seenLeads(scope)}) as leads,
    (select count(*)::int from ${appointments} where ${appointments.state} <> 'cancelled'
      and ${appointments.starts_at} >= ${from}::timestamptz and ${appointments.starts_at} < ${until}::timestamptz and ${seenAppointments(scope)}) as appointments,
    (select count(*)::int from ${messages} where ${messages.author} = 'owner' and ${messages.read_at} is null
      and ${seenMessages(scope)}) as messages`)
  return rows[0] ?? { leads: 0, appointments: 0, messages: 0 }
}
