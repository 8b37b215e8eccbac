import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findGlobalRecordAs } from '@/cms/database/records'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { auditKeptSince, defaultAuditMonths } from '@/domain/audit/retention'

const entries = table('audit_entries')

/** Deletes the entries of the audit log that are older than the security settings say. */
export async function purgeAudit({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const settings = await findGlobalRecordAs<{ auditMonths?: number | null }>(payload, {
    slug: 'security-settings',
  })
  const since = auditKeptSince(now, settings?.auditMonths ?? defaultAuditMonths)
  await databaseOf(payload).execute(sql`delete from ${entries} where ${entries.at} < ${since.toISOString()}`)
}
