import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { saveActions, type DocumentSaveEntry } from '@/domain/audit/saves'

const entries = table('audit_entries')

// As many as versions are kept.
const MOST = 20

/** Who saved a document or a global and when, the newest first. The caller makes sure that the reader may read it. */
export async function findSaves({
  payload,
  kind,
  id,
}: {
  payload: Payload
  kind: string
  id: number | null
}): Promise<DocumentSaveEntry[]> {
  const document = id === null ? sql`is null` : sql`= ${String(id)}`
  const { rows } = await databaseOf(payload).execute<DocumentSaveEntry>(sql`
    select to_char(${entries.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, coalesce(${entries.name}, '') as name,
      ${entries.action}::text as action
    from ${entries} where ${entries.kind} = ${kind} and ${entries.document} ${document}
      and ${entries.action}::text = any(${sql.param([...saveActions])}::text[])
    order by ${entries.at} desc, ${entries.id} desc limit ${MOST}`)
  return rows
}
