import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mailFileName } from '@/domain/mail/mail-file-name'
import { env } from '@/env'

type Kept = { kind: string; id: string | number; content: Buffer }

/** Keeps a mail as it goes over the wire (RFC 5322) in `DATA_DIR/mail`: what a site without SMTP has instead of sending. */
export async function keepAsFile({ kind, id, content }: Kept): Promise<void> {
  const folder = path.resolve(env.DATA_DIR, 'mail')
  const file = path.join(folder, mailFileName({ time: new Date(), kind, id }))
  await mkdir(folder, { recursive: true })
  // Written whole under another name first: a reader of the folder never meets half a mail.
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
