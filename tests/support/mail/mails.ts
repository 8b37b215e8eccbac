import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { attachmentsIn } from './attachments'
import { parseMail, type ReadMail } from './eml'
import { ownSite } from '../browser/own-site'

export type FoundMail = ReadMail & { file: string; to: string; subject: string }

type MailFilter = {
  /** The recipient; any where none is given. */
  to?: string
  /** The beginning of the subject. */
  subject?: string
  /** Contained in the text. */
  containing?: string
}

const folder = (): string => path.join(ownSite().dataDir, 'mail')

function readMails(): FoundMail[] {
  if (!existsSync(folder())) return []
  return readdirSync(folder())
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => {
      // Read as bytes, because each part has an encoding of its own.
      const mail = parseMail(readFileSync(path.join(folder(), file), 'latin1'))
      const { headers } = mail
      return { ...mail, file, to: headers.get('to') ?? '', subject: headers.get('subject') ?? '' }
    })
}

/** The attachments of a found mail, by name. */
export const attachmentsOf = ({ file }: FoundMail): Promise<Record<string, Uint8Array>> =>
  attachmentsIn(readFileSync(path.join(folder(), file)))

const matches = (mail: FoundMail, { to = '', subject = '', containing = '' }: MailFilter): boolean =>
  mail.to.includes(to) && mail.subject.startsWith(subject) && mail.text.includes(containing)

const PATIENCE = 30_000
const PAUSE = 250

/** The matching mails of the test site, oldest first; waits until there is one. */
export async function findMails(mailFilter: MailFilter): Promise<FoundMail[]> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    const found = readMails().filter((mail) => matches(mail, mailFilter))
    if (found.length > 0) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  const there = readMails().map(({ to, subject }) => `${to}: ${subject}`)
  throw new Error(`No mail like ${JSON.stringify(mailFilter)} among:\n${there.join('\n')}`)
}
