import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { readDraft, type FormDraft } from '@/domain/leads/form-draft'

const formDrafts = table('form_drafts')

/** The stored key of a draft is a hash, so that a reader of the table cannot open a visitor's page. */
export const draftTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

type GetFormDraftInput = { payload: Payload; token: string; now: Date }

/** The answers of a form to correct, by its token; null if there are none, or they have expired. */
export async function getFormDraft({ payload, token, now }: GetFormDraftInput): Promise<FormDraft | null> {
  const { rows } = await databaseOf(payload).execute<{ content: unknown }>(sql`
    select ${formDrafts.content} from ${formDrafts} where ${formDrafts.token_hash} = ${draftTokenHash(token)} and ${formDrafts.expires_at} > ${now.toISOString()}`)
  return readDraft(rows[0]?.content)
}
