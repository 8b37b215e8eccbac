import { constants } from 'node:fs'
import { open, readdir, rename, stat, mkdir, lstat } from 'node:fs/promises'
import path from 'node:path'
import { BATCH_SIZE, HEAD_SIZE, type ReplyMailbox, type WaitingMail } from './reply-mailbox'

/** Mails of this folder that were passed: a restart looks at their headers once more. */
const passed = new Set<string>()

// The names of hidden and unfinished files begin with a dot.
const isMailOfFolder = (name: string): boolean => name.endsWith('.eml') && !name.startsWith('.')

/** A Maildir has its new mails in `new`, and `cur` for those that were read. */
async function isMaildir(folder: string): Promise<boolean> {
  const found = await Promise.all(
    ['new', 'cur'].map((name) =>
      stat(path.join(folder, name)).then(
        (it) => it.isDirectory(),
        () => false,
      ),
    ),
  )
  return found.every(Boolean)
}

// A name may lead to something else by the time it is opened: to a link, or to a pipe, which would be waited for without end.
const asOrdinaryFile = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

async function readBytes(file: string, most: number): Promise<Buffer> {
  const handle = await open(file, asOrdinaryFile)
  try {
    const facts = await handle.stat()
    if (!facts.isFile()) throw new Error('A mail is no ordinary file')
    const buffer = Buffer.alloc(Math.min(most, facts.size))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

// A program that does not write with a name of its own first may still be writing it: a part would be taken for the whole.
const SETTLED_AFTER = 5000

const isSettled = ({ mtimeMs }: { mtimeMs: number }): boolean => {
  const age = Date.now() - mtimeMs
  // A date in the future says nothing.
  return age < 0 || age >= SETTLED_AFTER
}

type PlaceOfMails = { place: string; isMaildir: boolean }

/** A mail by its name; null if it is gone, is still being written, or is no ordinary file: a link may lead anywhere. */
async function readWaiting(
  { place, isMaildir: isWhole }: PlaceOfMails,
  name: string,
): Promise<WaitingMail | null> {
  const file = path.join(place, name)
  const facts = await lstat(file).catch(() => null)
  if (!facts?.isFile() || !(isWhole || isSettled(facts))) return null
  const head = await readBytes(file, HEAD_SIZE).catch(() => null)
  return head && { id: name, size: facts.size, at: facts.mtime, head: head.toString('latin1') }
}

/** The mails of a folder: a Maildir, or one into which the mail server writes `.eml` files. */
export async function openFolderMailbox(folder: string): Promise<ReplyMailbox> {
  const maildir = await isMaildir(folder)
  const place = maildir ? path.join(folder, 'new') : folder
  const names = (await readdir(place)).filter((name) =>
    maildir ? !name.startsWith('.') : isMailOfFolder(name),
  )
  const known = new Set(names)
  for (const file of passed) if (!known.has(path.basename(file))) passed.delete(file)
  const waiting = names.filter((name) => !passed.has(path.join(place, name))).toSorted()
  return {
    next: async () => {
      const found: WaitingMail[] = []
      while (found.length < BATCH_SIZE) {
        const name = waiting.shift()
        if (name === undefined) break
        const mail = await readWaiting({ place, isMaildir: maildir }, name)
        if (mail) found.push(mail)
      }
      return found
    },
    read: (id, most) => readBytes(path.join(place, id), most),
    markTaken: async (id) => {
      const target = maildir ? path.join(folder, 'cur') : path.join(folder, 'done')
      await mkdir(target, { recursive: true })
      // `S`: the flag of a Maildir for a mail that was seen. Elsewhere a mail server may use a name twice.
      const name = maildir ? `${id.split(':')[0]}:2,S` : `${Date.now()}-${id}`
      await rename(path.join(place, id), path.join(target, name))
    },
    pass: (id) => Promise.resolve(void passed.add(path.join(place, id))),
    fail: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
