import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import type { LeadKind } from '@/domain/leads/lead-kinds'

const leads = table('leads')

/** The leads that are of none of these kinds. */
export const seenKinds = (hidden: readonly LeadKind[]): SQL =>
  sql`${leads.kind}::text <> all(${sql.param([...hidden])}::text[])`
