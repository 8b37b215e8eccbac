import { existsSync } from 'node:fs'
import path from 'node:path'
import { headerOf, type MailServer } from '../../tests/support/mail/mail-server'
import { askDatabase, countMails, untilMailsLeft } from '../database/ask-database'
import { judgeAbsence } from './fault-absence'
import type { Fault } from './fault-cases'
import { countFault, findLosses, type SentFormsCount } from '../load/sent-forms'
import { sendForms, type VisitorForm } from '../load/form-visitors'
import type { TestSite } from '../test/test-site'

const perSecond = 20
const minute = 60_000
// The fifth wait of an unsent mail is two and a half minutes; none should need the sixth.
const longestOutbox = 8 * minute

export type FaultReport = { tally: SentFormsCount; notes: string[]; problems: string[] }

const readEmails = async (url: string, name: string): Promise<string[]> => {
  const text = 'select email from leads where email like $1'
  const rows = await askDatabase<{ email: string }>(url, { text, values: [`${name}-%`] })
  return rows.map(({ email }) => email)
}

/** The files of stored leads that are not on the disk; each kind that has one was sent with one. */
async function findMissingFiles({ database, dataDir }: TestSite, name: string): Promise<string[]> {
  const text = `select filename from leads left join applicant_files file on file.id = file_id
    where kind = 'job-contact' and leads.email like $1`
  const rows = await askDatabase<{ filename: string | null }>(database.url, { text, values: [`${name}-%`] })
  const missing = rows.filter(
    ({ filename }) => filename === null || !existsSync(path.join(dataDir, 'applicant-files', filename)),
  )
  return missing.length > 0 ? [`${missing.length} of ${rows.length} files are missing`] : []
}

// In milliseconds: no break lasts longer for a visitor whose form another instance or the next try takes.
const slow = 5000

/** What became of the slowest post, if it took long: who answered it, and when it began. */
function describeSlowest(visitors: readonly VisitorForm[], begun: number): string[] {
  const answers = visitors.flatMap(({ email, answers: own }) => own.map((answer) => ({ email, ...answer })))
  const [slowest] = answers.toSorted((one, other) => other.took - one.took)
  if (!slowest || slowest.took < slow) return []
  const { email, took, at, status, instance } = slowest
  const from = ((at - took - begun) / 1000).toFixed(1)
  const by = instance ?? (status === 0 ? 'nobody' : 'the site')
  return [
    `the slowest post, ${email}, began after ${from} s, took ${Math.round(took)} ms: ${status} by ${by}`,
  ]
}

/** Sends forms while something breaks, waits until every mail has left, and counts the results. */
export async function runFault({
  fault,
  site,
  mail,
}: {
  fault: Fault
  site: TestSite
  mail: MailServer
}): Promise<FaultReport> {
  const { url, database } = site
  const name = fault.name.replaceAll(' ', '-')
  mail.mails.length = 0
  const failedBefore = (await countMails(database.url)).failed
  const begun = Date.now()
  const [visitors, effect] = await Promise.all([
    sendForms({ url, name, forms: fault.forms, perSecond }),
    fault.run({ ...site, mail }),
  ])
  await untilMailsLeft({ url: database.url, most: longestOutbox })
  const answers = visitors.flatMap((visitor) => visitor.answers)
  const tally = countFault({
    name: fault.name,
    sent: visitors,
    leads: await readEmails(database.url, name),
    mails: mail.mails.map((arrived) => ({
      ...arrived,
      replyTo: headerOf(arrived, 'Reply-To'),
      messageId: headerOf(arrived, 'Message-ID'),
    })),
    mailsFailed: (await countMails(database.url)).failed - failedBefore,
    times: answers.map(({ took }) => took),
    seconds: (Date.now() - begun) / 1000,
  })
  const absence = effect.away ? judgeAbsence(answers, effect.away) : { notes: [], problems: [] }
  const files = await findMissingFiles(site, name)
  const problems = [...absence.problems, ...files, ...(effect.findProblems?.() ?? [])]
  return {
    tally,
    notes: [effect.note, `${answers.length} posts`, ...describeSlowest(visitors, begun), ...absence.notes],
    problems: [...findLosses(tally), ...problems.map((problem) => `${fault.name}: ${problem}`)],
  }
}
