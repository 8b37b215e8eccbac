import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenLeads } from '@/cms/access/lead-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { momentBy } from '@/domain/appointments/brussels-time'
import { firstOfMonth } from '@/domain/page-views/page-view-figures'
import { belgianDay } from '@/domain/shared/belgian-day'

const leads = table('leads')

/** The saved views of the inbox. */
export const leadViews = ['new', 'mine', 'late', 'month'] as const

export type LeadView = (typeof leadViews)[number]

type LeadViewInput = {
  payload: Payload
  user: number
  /** What the user sees of leads. */
  scope: StaffScope
  now: Date
}

const DAY = 86_400_000

const momentsOf = (now: Date): { aDayAgo: string; thisMonth: string } => ({
  aDayAgo: new Date(now.getTime() - DAY).toISOString(),
  thisMonth: momentBy({ day: firstOfMonth(belgianDay(now)), time: '00:00' }),
})

/** The filters of each view, as the list of leads reads them in its address. */
export function leadViewConditions({
  user,
  now,
}: Pick<LeadViewInput, 'user' | 'now'>): Record<LeadView, Record<string, string>> {
  const { aDayAgo, thisMonth } = momentsOf(now)
  return {
    new: { 'where[status][equals]': 'new' },
    mine: { 'where[assignedTo][equals]': String(user) },
    // A lead whose sender replied by mail waits since then.
    late: {
      'where[or][0][and][0][status][equals]': 'new',
      'where[or][0][and][1][repliedAt][exists]': 'false',
      'where[or][0][and][2][createdAt][less_than]': aDayAgo,
      'where[or][1][and][0][status][equals]': 'new',
      'where[or][1][and][1][repliedAt][less_than]': aDayAgo,
    },
    month: { 'where[createdAt][greater_than_equal]': thisMonth },
  }
}

/** How many leads each view has. */
export async function countLeadViews({
  payload,
  user,
  scope,
  now,
}: LeadViewInput): Promise<Record<LeadView, number>> {
  const { aDayAgo, thisMonth } = momentsOf(now)
  const seen = seenLeads(scope)
  const { rows } = await databaseOf(payload).execute<Record<LeadView, number>>(sql`select
    (select count(*)::int from ${leads} where ${leads.status} = 'new' and ${seen}) as new,
    (select count(*)::int from ${leads} where ${leads.assigned_to_id} = ${user} and ${seen}) as mine,
    (select count(*)::int from ${leads} where ${leads.status} = 'new' and coalesce(${leads.replied_at}, ${leads.created_at}) < ${aDayAgo}::timestamptz and ${seen}) as late,
    (select count(*)::int from ${leads} where ${leads.created_at} >= ${thisMonth}::timestamptz and ${seen}) as month`)
  return rows[0] ?? { new: 0, mine: 0, late: 0, month: 0 }
}
