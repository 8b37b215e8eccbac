import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { Mail } from '@/cms/payload-types'
import { formatMailbox, parseMailbox } from '@/domain/mail/mailbox'
import { addToken, TOKEN_LENGTH } from '@/domain/replies/reply-address'
import { TOKEN_DAYS } from '@/domain/replies/reply-effects'
import { env } from '@/env'

const tokens = table('reply_tokens')
const leads = table('leads')

const day = 86_400_000

// A token has 128 bits of its own, so its hash needs no secret.
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

type MakeTokenInput = { payload: Payload; lead: number; now: Date }

/** Makes a token for the conversation of a lead and stores its hash; null if there is no such lead. */
async function makeReplyToken({ payload, lead, now }: MakeTokenInput): Promise<string | null> {
  const token = randomBytes(TOKEN_LENGTH / 2).toString('hex')
  const expiresAt = new Date(now.getTime() + TOKEN_DAYS * day).toISOString()
  const { rows } = await databaseOf(payload).execute(sql`
    insert into ${tokens} (${tokens.$.token_hash}, ${tokens.$.lead_id}, ${tokens.$.expires_at})
    select ${hashOf(token)}, ${leads.id}, ${expiresAt}::timestamptz from ${leads} where ${leads.id} = ${lead}
    returning ${tokens.$.lead_id}`)
  return rows.length > 0 ? token : null
}

/** The number of the lead that a mail answers; null for any other mail. */
function answeredLead({ kind, about }: Pick<Mail, 'kind' | 'about'>): number | null {
  const [, id] = /^leads\/(\d{1,10})$/.exec(about ?? '') ?? []
  return kind === 'lead-answer' && id !== undefined ? Number(id) : null
}

/**
 * Where replies to a mail go. For the answer to a lead, where the site reads replies, it is an address with a token that is made
 * for this attempt to send it: so no token is stored, in the outbox either.
 */
export async function replyToOf({
  payload,
  mail,
  now,
}: {
  payload: Payload
  mail: Mail
  now: Date
}): Promise<string | undefined> {
  const { REPLY_ADDRESS: address } = env
  const usual = mail.replyTo ?? undefined
  const lead = answeredLead(mail)
  if (!address || lead === null) return usual
  const token = await makeReplyToken({ payload, lead, now })
  if (token === null) return usual
  const { name } = parseMailbox(usual ?? '')
  return formatMailbox({ address: addToken(address, token), name }) ?? usual
}

/** The lead of the first of these tokens that is known and has not expired; null if there is none. */
export async function findLeadOfTokens({
  payload,
  found,
  now,
}: {
  payload: Payload
  found: readonly string[]
  now: Date
}): Promise<number | null> {
  if (found.length === 0) return null
  const hashes = found.map(hashOf)
  const { rows } = await databaseOf(payload).execute<{ lead: number }>(sql`
    select ${tokens.lead_id} as lead from ${tokens}
    where ${tokens.token_hash} = any(${sql.param(hashes)}::text[]) and ${tokens.expires_at} > ${now.toISOString()}::timestamptz
    order by array_position(${sql.param(hashes)}::text[], ${tokens.token_hash}) limit 1`)
  return rows[0]?.lead ?? null
}

/** Deletes the tokens that have expired. */
export async function purgeReplyTokens({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  await databaseOf(payload).execute(
    sql`delete from ${tokens} where ${tokens.expires_at} < ${now.toISOString()}::timestamptz`,
  )
}
