import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenLeads } from '@/cms/access/lead-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { countByGroup, type EnquiryCounts, type KindCount } from '@/domain/owners/enquiries'

const leads = table('leads')

/** The number of enquiries about a property among the forms that are still stored, and that somebody sees. */
export async function countPropertyEnquiries({
  payload,
  property,
  scope,
}: {
  payload: Payload
  property: number
  scope: StaffScope
}): Promise<EnquiryCounts> {
  const { rows } = await databaseOf(payload).execute<KindCount>(sql`
    select '' as month, ${leads.kind}::text as kind, count(*)::int as count from ${leads}
    where ${leads.property_id} = ${property} and ${seenLeads(scope)} group by ${leads.kind}`)
  return countByGroup(rows)
}
