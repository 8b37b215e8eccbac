import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'
import { databaseOf, type Database } from '@/cms/database/transactions'

const answerFiles = table('lead_answer_files')
const files = table('applicant_files')
const documents = table('documents')
const mails = table('mails')

/** A file that went with an answer; its address is null once the file is deleted. */
export type AnswerFile = {
  mail: number
  name: string
  /** In bytes. */
  size: number
  /** Where it is stored: with the lead, or among the agency's documents. */
  place: { collection: 'applicant-files' | 'documents'; filename: string } | null
}

/**
 * The files that went with these mails, in the order of the letter. The caller has to make sure that the mails and their lead may be
 * read.
 */
export async function findAnswerFiles(payload: Payload, mailIds: readonly number[]): Promise<AnswerFile[]> {
  if (mailIds.length === 0) return []
  const { rows } = await databaseOf(payload).execute<
    Omit<AnswerFile, 'place'> & { stored: string | null; document: string | null }
  >(sql`
    select ${answerFiles.mail_id} as mail, ${answerFiles.name}, ${answerFiles.size}, ${files.filename} as stored, ${documents.filename} as document
    from ${answerFiles} left join ${files} on ${files.id} = ${answerFiles.file_id}
      left join ${documents} on ${documents.id} = ${answerFiles.document_id}
    where ${answerFiles.mail_id} = any(${sql.param([...mailIds])}::integer[]) order by ${answerFiles.id}`)
  return rows.map(({ mail, name, size, stored, document }) => ({
    mail,
    name,
    size,
    place: placeOf(stored, document),
  }))
}

function placeOf(stored: string | null, document: string | null): AnswerFile['place'] {
  if (stored !== null) return { collection: 'applicant-files', filename: stored }
  return document === null ? null : { collection: 'documents', filename: document }
}

type SentFile = { lead: number; name: string; size: number; at: string | null }

/** The files that went to a person with the answers to their leads. */
export async function findAnswerFilesOfPerson({
  db,
  leads,
}: {
  db: Database
  leads: readonly number[]
}): Promise<SentFile[]> {
  const { rows } = await db.execute<SentFile>(sql`
    select ${answerFiles.lead_id} as lead, ${answerFiles.name}, ${answerFiles.size}, ${momentOf(mails.created_at)} as at
    from ${answerFiles} left join ${mails} on ${mails.id} = ${answerFiles.mail_id}
    where ${answerFiles.lead_id} = any(${sql.param([...leads])}::integer[]) order by ${answerFiles.id}`)
  return rows
}
