import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenLeads } from '@/cms/access/lead-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'
import type { LeadKind } from '@/domain/leads/lead-kinds'

const leads = table('leads')
const properties = table('properties')

const waitsSince = sql`coalesce(${leads.replied_at}, ${leads.created_at})`

/** A lead that waits for an answer. */
export type NewLead = {
  id: number
  name: string | null
  kind: LeadKind
  /** When it came in, or when its sender replied by mail; in UTC. */
  at: string
  /** The public ID of the property that it is about. */
  reference: number | null
  /** Whether it is assigned to this person, or about a property of their agent and assigned to nobody. */
  isOwn: boolean
}

type CountedLead = NewLead & { total: number; own: number }

/** The leads that wait, one's own first and then those that wait longest, and their number. */
export async function findNewLeads({
  payload,
  user,
  agent,
  scope,
  limit,
}: {
  payload: Payload
  user: number
  agent: number | null
  /** What the user sees of leads. */
  scope: StaffScope
  limit: number
}): Promise<{ total: number; own: number; leads: NewLead[] }> {
  const isOwn = sql`(coalesce(${leads.assigned_to_id} = ${user}, false)
    or (${leads.assigned_to_id} is null and coalesce(${properties.agent_id} = ${agent}::int, false)))`
  const { rows } = await databaseOf(payload).execute<CountedLead>(sql`
    select ${leads.id}, ${leads.name}, ${leads.kind}::text as kind, ${momentOf(waitsSince)} as at,
      ${properties.public_id}::float8 as reference, ${isOwn} as "isOwn",
      (count(*) over ())::int as total, (count(*) filter (where ${isOwn}) over ())::int as own
    from ${leads} left join ${properties} on ${properties.id} = ${leads.property_id}
    where ${leads.status} = 'new' and ${seenLeads(scope)} order by ${isOwn} desc, ${waitsSince}, ${leads.id} limit ${limit}`)
  return {
    total: rows[0]?.total ?? 0,
    own: rows[0]?.own ?? 0,
    leads: rows.map(({ total: _total, own: _own, ...lead }) => lead),
  }
}
