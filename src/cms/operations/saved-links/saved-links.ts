import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { SAVED_LINK_DAYS } from '@/domain/saved-properties/saved-link'

const savedLinks = table('saved_links')
const day = 86_400_000

/** The stored key of a link is a hash, so that a reader of the table cannot open it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Stores references of properties for 14 days, and returns the token by which another device finds them. */
export async function saveSavedLink({
  payload,
  references,
  now,
}: {
  payload: Payload
  references: readonly number[]
  now: Date
}): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + SAVED_LINK_DAYS * day).toISOString()
  await databaseOf(payload).execute(sql`
    insert into ${savedLinks} (${savedLinks.$.token_hash}, ${savedLinks.$.public_ids}, ${savedLinks.$.expires_at})
    values (${hashOf(token)}, ${sql.param([...references])}::integer[], ${expiresAt})`)
  return token
}

/** The references of the properties that a link carries; null if there is no such link, or it has expired. */
export async function findSavedLink({
  payload,
  token,
  now,
}: {
  payload: Payload
  token: string
  now: Date
}): Promise<number[] | null> {
  const { rows } = await databaseOf(payload).execute<{ ids: number[] }>(sql`
    select ${savedLinks.public_ids} as ids from ${savedLinks}
    where ${savedLinks.token_hash} = ${hashOf(token)} and ${savedLinks.expires_at} > ${now.toISOString()}`)
  return rows[0]?.ids ?? null
}
