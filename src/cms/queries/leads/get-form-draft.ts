import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { readDraft, type FormDraft } from '@/domain/leads/form-draft'

/** How a draft is found: whoever reads the table cannot open a visitor's page. */
export const draftMark = (token: string): string => createHash('sha256').update(token).digest('base64url')

type GetFormDraftInput = { payload: Payload; token: string; now: Date }

/** What was typed into a form that came back, by its token; null where there is none, or no longer. */
export async function getFormDraft({ payload, token, now }: GetFormDraftInput): Promise<FormDraft | null> {
  const { rows } = await payload.db.drizzle.execute<{ content: unknown }>(sql`
    select content from form_drafts where mark = ${draftMark(token)} and expires_at > ${now.toISOString()}`)
  return readDraft(rows[0]?.content)
}
