import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { countByGroup, type EnquiryCounts, type KindCount } from '@/domain/owners/enquiries'

const leads = table('leads')

/** The number of enquiries about a property among the forms that are still stored. */
export async function countPropertyEnquiries({
  payload,
  property,
}: {
  payload: Payload
  property: number
}): Promise<EnquiryCounts> {
  const { rows } = await databaseOf(payload).execute<KindCount>(sql`
    select '' as month, ${leads.kind}::text as kind, count(*)::int as count from ${leads} where ${leads.property_id} = ${property} group by ${leads.kind}`)
  return countByGroup(rows)
}
