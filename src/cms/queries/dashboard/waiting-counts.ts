import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { addDays, momentBy } from '@/domain/appointments/brussels-time'
import { seenKinds } from '@/cms/queries/leads/seen-kinds'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { belgianDay } from '@/domain/shared/belgian-day'

const leads = table('leads')
const appointments = table('appointments')
const messages = table('owner_messages')
const mails = table('mails')

/** What waits for the agency, in numbers. */
export type WaitingCounts = { leads: number; appointments: number; messages: number; mails: number }

/** The new leads, the appointments of today, the unread messages of owners and the failed mails. */
export async function countWaiting({
  payload,
  hidden = [],
  now,
}: {
  payload: Payload
  /** The kinds of leads that the user does not see. */
  hidden?: readonly LeadKind[]
  now: Date
}): Promise<WaitingCounts> {
  const day = belgianDay(now)
  const from = momentBy({ day, time: '00:00' })
  const until = momentBy({ day: addDays({ day, days: 1 }), time: '00:00' })
  const { rows } = await databaseOf(payload).execute<WaitingCounts>(sql`select
    (select count(*)::int from ${leads} where ${leads.status} = 'new' and ${seenKinds(hidden)}) as leads,
    (select count(*)::int from ${appointments} where ${appointments.state} <> 'cancelled'
      and ${appointments.starts_at} >= ${from}::timestamptz and ${appointments.starts_at} < ${until}::timestamptz) as appointments,
    (select count(*)::int from ${messages} where ${messages.author} = 'owner' and ${messages.read_at} is null) as messages,
    (select count(*)::int from ${mails} where ${mails.status} = 'failed' and ${mails.body_erased_at} is null) as mails`)
  return rows[0] ?? { leads: 0, appointments: 0, messages: 0, mails: 0 }
}
