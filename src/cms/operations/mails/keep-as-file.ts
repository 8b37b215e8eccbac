import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findMailFiles, mailFileName, mailFileTime, type MailReference } from '@/domain/mail/mail-file-name'
import { env } from '@/env'

const mailFolder = () => path.resolve(env.DATA_DIR, 'mail')

type MailFile = MailReference & { content: Buffer }

/** Writes a mail as it would be sent (RFC 5322) into `DATA_DIR/mail`, for a site without SMTP. */
export async function keepAsFile({ kind, id, content }: MailFile): Promise<void> {
  const folder = mailFolder()
  const file = path.join(folder, mailFileName({ time: new Date(), kind, id }))
  await mkdir(folder, { recursive: true })
  // Written completely under another name first, so that readers of the folder never see half a mail.
  try {
    await writeFile(`${file}.part`, content)
    await rename(`${file}.part`, file)
  } catch (error) {
    await rm(`${file}.part`, { force: true })
    throw error
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function findNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No mail was ever written.
    if (isAbsent(error)) return []
    throw error
  }
}

/** Deletes the mails of that folder that are older than a time; other files stay. */
export async function deleteFilesBefore(limit: Date): Promise<void> {
  const folder = mailFolder()
  for (const name of await findNames(folder)) {
    const time = mailFileTime(name)
    if (time && time < limit) await rm(path.join(folder, name), { force: true })
  }
}

/** Deletes the files of these mails, one for each time they were sent. */
export async function deleteMailFiles(mails: readonly MailReference[]): Promise<void> {
  if (mails.length === 0) return
  const folder = mailFolder()
  const names = findMailFiles({ names: await findNames(folder), mails })
  for (const name of names) await rm(path.join(folder, name), { force: true })
}
