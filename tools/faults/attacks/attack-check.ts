import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { leadForms } from '../../../tests/support/forms/lead-forms'
import { isLeadKind } from '../../../src/domain/leads/lead-kinds'
import { parseLead } from '../../../src/domain/leads/parse-lead'
import { table } from '../../../src/cms/database/tables'
import { askDatabase } from '../../database/ask-database'
import { typedQuestion } from '../../database/typed-question'
import type { TestSite } from '../../test/test-site'
import { isRecord } from '../../../src/domain/shared/is-record'

const leadRows = table('leads')
const mailRows = table('mails')
const applicantFiles = table('applicant_files')
const users = table('users')

export type StoredLead = {
  kind: string
  status: string
  notes: string | null
  assigned: number | null
  values: unknown
}

/** Why a stored lead is wrong: its values would be refused now, or are not the visitor's to set. */
export function findLeadProblem(
  { kind, status, notes, assigned, values }: StoredLead,
  now: Date,
): string | null {
  if (!isLeadKind(kind)) return `of the kind ${kind}`
  if (status !== 'new' || notes !== null || assigned !== null)
    return `a ${kind} with values that only staff may set`
  const stored = isRecord(values) ? values : {}
  const again = parseLead({ kind, values: { ...leadForms[kind], ...stored }, locale: 'fr', now })
  return again.ok ? null : `a ${kind} with ${JSON.stringify(again.failure)}`
}

async function newestLead(url: string): Promise<number> {
  const question = typedQuestion(sql`select coalesce(max(${leadRows.id}), 0)::int as id from ${leadRows}`)
  return (await askDatabase<{ id: number }>(url, question))[0]?.id ?? 0
}

async function findWrongLeads(url: string, since: number): Promise<{ stored: number; problems: string[] }> {
  const question = typedQuestion(sql`select ${leadRows.kind}, ${leadRows.status}, ${leadRows.notes},
    ${leadRows.assigned_to_id} as assigned, ${leadRows.values} from ${leadRows} where ${leadRows.id} > ${since}`)
  const leads = await askDatabase<StoredLead>(url, question)
  const now = new Date()
  const wrong = leads.flatMap((lead) => findLeadProblem(lead, now) ?? [])
  return { stored: leads.length, problems: wrong.map((what) => `Stored: ${what}`) }
}

async function findWrongMails(url: string): Promise<string[]> {
  const { kind, to, subject, reply_to: replyTo, html } = mailRows
  const question =
    typedQuestion(sql`select ${kind} from ${mailRows} where ${to} ~ '[\\r\\n]' or ${subject} ~ '[\\r\\n]'
    or ${replyTo} ~ '[\\r\\n]' or ${to} like '%,%,%' or ${html} ~* '<script|<img src=x'`)
  const mails = await askDatabase<{ kind: string }>(url, question)
  return mails.map((mail) => `A mail ${mail.kind} carries what was typed as it was typed`)
}

const randomName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:pdf|docx?)$/

async function findWrongFiles({ database, dataDir }: TestSite): Promise<string[]> {
  const { filename: name, original_name: shownName } = applicantFiles
  const question = typedQuestion(sql`select ${name}, ${shownName} as shown from ${applicantFiles}`)
  const known = await askDatabase<{ filename: string; shown: string }>(database.url, question)
  const folder = path.join(dataDir, 'applicant-files')
  const there = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return [
    ...[...there].filter((name) => !randomName.test(name)).map((name) => `A file lies there as ${name}`),
    ...known.filter(({ filename }) => !there.has(filename)).map(() => 'A file is not where it should be'),
    ...known
      .filter(({ shown }) => /[\\/\u0000-\u001f]/.test(shown))
      .map(({ shown }) => `A file is shown as ${JSON.stringify(shown)}`),
  ]
}

async function countUsers(url: string): Promise<number> {
  const question = typedQuestion(sql`select count(*)::int as count from ${users}`)
  return (await askDatabase<{ count: number }>(url, question))[0]?.count ?? 0
}

/** Records the present state; the returned function checks again, and reports what should not be there. */
export async function watchSite(
  site: TestSite,
): Promise<() => Promise<{ stored: number; problems: string[] }>> {
  const { url } = site.database
  const since = await newestLead(url)
  const accounts = await countUsers(url)
  const folders = readdirSync(site.dataDir)
  return async () => {
    const leads = await findWrongLeads(url, since)
    const strangers = readdirSync(site.dataDir).filter(
      (name) => !folders.includes(name) && name !== 'applicant-files' && name !== 'mail',
    )
    const problems = [
      ...leads.problems,
      ...(await findWrongMails(url)),
      ...(await findWrongFiles(site)),
      ...strangers.map((name) => `New in the data folder: ${name}`),
      ...((await countUsers(url)) === accounts ? [] : ['There are other accounts than before']),
    ]
    return { stored: leads.stored, problems }
  }
}
