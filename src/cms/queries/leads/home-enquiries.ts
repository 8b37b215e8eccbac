import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { countByGroup, type EnquiryCounts, type KindCount } from '@/domain/owners/enquiries'

/** How much has been asked of a home, of the forms that are still kept. */
export async function countHomeEnquiries({
  payload,
  property,
}: {
  payload: Payload
  property: number
}): Promise<EnquiryCounts> {
  const { rows } = await payload.db.drizzle.execute<KindCount>(sql`
    select '' as month, kind::text as kind, count(*)::int as count from leads where property_id = ${property} group by kind`)
  return countByGroup(rows)
}
