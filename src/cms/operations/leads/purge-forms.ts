import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { databaseOf } from '@/cms/database/transactions'
import { purgeStrayFiles } from '@/cms/operations/media/purge-stray-files'
import { purgeChallenges } from '@/cms/operations/accounts/passkeys/challenges'
import { purgeEdits } from '@/cms/operations/edits/document-edits'
import { purgeReplyTokens } from '@/cms/operations/replies/reply-tokens'
import { table } from '@/cms/database/tables'
import { eraseLeads } from './erase-leads'
import { LONGEST_COUNT } from './form-allowance'

const formCounts = table('form_counts')
const formProofs = table('form_proofs')
const formDrafts = table('form_drafts')
const savedLinks = table('saved_links')
const mails = table('mails')
const leads = table('leads')
const subscribers = table('subscribers')

type PurgeFormsContext = { payload: Payload; now: Date }

const day = 86_400_000
const ago = (now: Date, time: number): string => new Date(now.getTime() - time).toISOString()

// The owner of a mailbox that was never confirmed did not want the newsletter.
const UNCONFIRMED_DAYS = 30

/** Deletes what is no longer needed: counts, used proofs of work, drafts of forms, expired links and tokens, recorded edits. */
export async function purgeGuards({ payload, now }: PurgeFormsContext): Promise<void> {
  const drizzle = databaseOf(payload)
  await drizzle.execute(
    sql`delete from ${formCounts} where ${formCounts.minute} < ${ago(now, LONGEST_COUNT * 3_600_000)}`,
  )
  await drizzle.execute(sql`delete from ${formProofs} where ${formProofs.expires_at} < ${now.toISOString()}`)
  await drizzle.execute(sql`delete from ${formDrafts} where ${formDrafts.expires_at} < ${now.toISOString()}`)
  await drizzle.execute(sql`delete from ${savedLinks} where ${savedLinks.expires_at} < ${now.toISOString()}`)
  await purgeReplyTokens({ payload, now })
  await purgeChallenges({ payload, now })
  await purgeEdits({ payload, now })
}

// As `buildFriendMail` in lead-effects.ts names them.
const friendMails = sql.join(
  leadKinds
    .filter((kind) => leadTable[kind].mails.includes('friend'))
    .map((kind) => sql`${`${kind}-friend`}`),
  sql`, `,
)

// The agency can send a failed mail again for this long.
const FAILED_DAYS = 2

/**
 * Erases the friends to whom properties were sent, once their mail was sent or has failed: only the fact of a mail remains.
 */
export async function forgetFriends({ payload, now }: PurgeFormsContext): Promise<void> {
  await databaseOf(payload)
    .execute(sql`update ${mails} set ${mails.$.to} = '-', ${mails.$.subject} = '-', ${mails.$.html} = null, ${mails.$.text} = null,
    ${mails.$.headers} = null, ${mails.$.reply_to} = null, ${mails.$.reached} = null, ${mails.$.body_erased_at} = ${now.toISOString()}
    where ${mails.kind} in (${friendMails}) and ${mails.body_erased_at} is null
      and (${mails.status} = 'sent' or ${mails.status} = 'failed' and ${mails.updated_at} < ${ago(now, FAILED_DAYS * day)})`)
}

const BATCH_SIZE = 200

/** Erases leads after their retention, with their files and mails, and newsletter sign-ups that were never confirmed. */
export async function purgeLeads({ payload, now }: PurgeFormsContext): Promise<void> {
  for (;;) {
    const { rows } = await databaseOf(payload).execute<{ id: number }>(
      sql`select ${leads.id} from ${leads} where ${leads.erase_at} < ${now.toISOString()} order by ${leads.id} limit ${BATCH_SIZE}`,
    )
    if (rows.length === 0) break
    await eraseLeads({ req: await createLocalReq({}, payload), ids: rows.map(({ id }) => id) })
  }
  await databaseOf(payload).execute(sql`delete from ${subscribers}
    where ${subscribers.confirmed_at} is null and ${subscribers.asked_at} < ${ago(now, UNCONFIRMED_DAYS * day)}`)
  await purgeStrayFiles({ payload, now })
}
