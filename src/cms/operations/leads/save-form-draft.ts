import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { draftTokenHash } from '@/cms/queries/leads/get-form-draft'
import { table } from '@/cms/database/tables'
import { DRAFT_MINUTES, type FormDraft } from '@/domain/leads/form-draft'

const formDrafts = table('form_drafts')

/** Stores the answers of a form for 15 minutes, and returns the token by which its page finds them. */
export async function saveFormDraft({
  payload,
  draft,
  now,
}: {
  payload: Payload
  draft: FormDraft
  now: Date
}): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + DRAFT_MINUTES * 60_000).toISOString()
  await databaseOf(payload)
    .execute(sql`insert into ${formDrafts} (${formDrafts.$.token_hash}, ${formDrafts.$.content}, ${formDrafts.$.expires_at})
    values (${draftTokenHash(token)}, ${JSON.stringify(draft)}::jsonb, ${expiresAt})`)
  return token
}
