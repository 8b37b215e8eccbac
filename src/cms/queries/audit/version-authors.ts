import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { saverOf } from '@/domain/audit/saves'
import { findSaves } from './find-saves'

const authors = table('version_authors')

type FindAuthorsInput = { payload: Payload; kind: string; id: number | null }

/** Who saved the version of a moment; null for a program, or where nobody recorded it. */
export type AuthorOfVersion = (savedAt: string) => string | null

/**
 * Who saved the versions of a document or a global. What was saved before authors were recorded is answered by the audit log, as far back
 * as that is kept. The caller makes sure that the reader may read the document.
 */
export async function findAuthors({ payload, kind, id }: FindAuthorsInput): Promise<AuthorOfVersion> {
  const { rows } = await databaseOf(payload).execute<{ at: string; name: string }>(sql`
    select to_char(${authors.saved_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, ${authors.name} as name
    from ${authors} where ${authors.kind} = ${kind} and ${authors.document} = ${id === null ? '' : String(id)}
    order by ${authors.saved_at}`)
  const names = new Map(rows.map(({ at, name }) => [at, name]))
  const [first] = rows
  const saves = await findSaves({ payload, kind, id })
  return (savedAt) => {
    const moment = new Date(savedAt).toISOString()
    const isRecorded = first !== undefined && first.at <= moment
    return names.get(moment) ?? (isRecorded ? null : saverOf(saves, moment))
  }
}
