import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { applicantFolder } from '@/cms/operations/leads/applicant-folder'
import { unlinkApplicantFiles } from './applicant-files'
import { purgeEdits } from '@/cms/operations/edits/document-edits'
import { eraseLeads } from './erase-leads'
import { LONGEST_COUNT } from './form-allowance'

type PurgeFormsContext = { payload: Payload; now: Date }

const day = 86_400_000
const ago = (now: Date, time: number): string => new Date(now.getTime() - time).toISOString()

// A mailbox that nobody has confirmed is somebody's who did not want the newsletter.
const UNCONFIRMED_DAYS = 30

/** Forgets what the guards no longer need: counts, spent proofs of work, drafts of forms, who has edited what. */
export async function purgeGuards({ payload, now }: PurgeFormsContext): Promise<void> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`delete from form_counts where minute < ${ago(now, LONGEST_COUNT * 3_600_000)}`)
  await drizzle.execute(sql`delete from form_proofs where expires_at < ${now.toISOString()}`)
  await drizzle.execute(sql`delete from form_drafts where expires_at < ${now.toISOString()}`)
  await purgeEdits({ payload, now })
}

// For so long the agency can have one sent again.
const FAILED_DAYS = 2

/**
 * Forgets the friends that homes were sent to, once their mail has left or cannot: nothing of them stays but that there
 * was a mail.
 */
export async function forgetFriends({ payload, now }: PurgeFormsContext): Promise<void> {
  await payload.db.drizzle.execute(sql`update mails set "to" = '-', subject = '-', html = null, text = null,
    headers = null, reply_to = null, reached = null, body_erased_at = ${now.toISOString()}
    where kind = 'send-to-friend-friend' and body_erased_at is null
      and (status = 'sent' or status = 'failed' and updated_at < ${ago(now, FAILED_DAYS * day)})`)
}

const atOnce = 200

/** Erases the leads whose time has come, with their files and mails, and the wishes for a newsletter nobody confirmed. */
export async function purgeLeads({ payload, now }: PurgeFormsContext): Promise<void> {
  for (;;) {
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(
      sql`select id from leads where erase_at < ${now.toISOString()} order by id limit ${atOnce}`,
    )
    if (rows.length === 0) break
    await eraseLeads({ req: await createLocalReq({}, payload), ids: rows.map(({ id }) => id) })
  }
  await payload.db.drizzle.execute(sql`delete from subscribers
    where confirmed_at is null and asked_at < ${ago(now, UNCONFIRMED_DAYS * day)}`)
  await purgeStrayFiles({ payload, now })
}

/** Files of a process that was killed between writing one and storing its lead. */
async function purgeStrayFiles({ payload, now }: PurgeFormsContext): Promise<void> {
  const names = await readdir(applicantFolder).catch(() => [])
  const { rows } = await payload.db.drizzle.execute<{ filename: string }>(
    sql`select filename from applicant_files`,
  )
  const known = new Set(rows.map(({ filename }) => filename))
  for (const name of names) {
    if (known.has(name)) continue
    const { mtimeMs } = await stat(path.join(applicantFolder, name))
    if (mtimeMs < now.getTime() - day) await unlinkApplicantFiles([name])
  }
}
