import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { describeReplies } from '../../support/replies/describe-replies'
import type { ReplyBox } from '../../support/replies/reply-site'

vi.mock('server-only', () => ({}))

const folder = mkdtempSync(path.join(tmpdir(), 'replies-'))
const [fresh, read] = [path.join(folder, 'new'), path.join(folder, 'cur')]
for (const place of [fresh, read, path.join(folder, 'tmp')]) mkdirSync(place)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0

const subjectOf = (name: string): string =>
  /^Subject: (.*?)\r?$/m.exec(readFileSync(path.join(fresh, name), 'latin1'))?.[1] ?? ''

const box: ReplyBox = {
  put: (source) => {
    count += 1
    writeFileSync(path.join(fresh, `${1_000_000 + count}.M1P1.host`), source)
    return Promise.resolve()
  },
  unread: () => Promise.resolve(readdirSync(fresh).map(subjectOf)),
  unmark: () => {
    // Another name, as the process that died had not passed it yet.
    for (const name of readdirSync(read))
      renameSync(path.join(read, name), path.join(fresh, `again-${name.split(':')[0]}`))
    for (const name of readdirSync(fresh).filter((each) => !each.startsWith('again-')))
      renameSync(path.join(fresh, name), path.join(fresh, `again-${name}`))
    return Promise.resolve()
  },
  empty: () => {
    for (const place of [fresh, read]) for (const name of readdirSync(place)) rmSync(path.join(place, name))
    return Promise.resolve()
  },
}

describeReplies({ start: () => Promise.resolve({ MAIL_FOLDER: folder, SMTP_URL: '' }), box: () => box })

/** Writes a file as it was left a minute ago. */
function writeSettled(file: string, content: string): void {
  writeFileSync(file, content)
  const at = new Date(Date.now() - 60_000)
  utimesSync(file, at, at)
}

it('a folder into which a mail server writes files is read without unfinished ones, links, hidden and other files', async () => {
  const { openFolderMailbox } = await import('@/cms/operations/replies/mailboxes/folder-mailbox')
  const drop = mkdtempSync(path.join(tmpdir(), 'drop-'))
  const secret = path.join(folder, 'secret.txt')
  writeFileSync(secret, 'To: somebody')
  for (const name of ['a.eml', 'b.eml', '.c.eml', 'notes.txt'])
    writeSettled(path.join(drop, name), `Subject: ${name}`)
  writeFileSync(path.join(drop, 'unfinished.eml'), 'Subject: unfin')
  symlinkSync(secret, path.join(drop, 'link.eml'))
  mkdirSync(path.join(drop, 'folder.eml'))
  const mailbox = await openFolderMailbox(drop)
  const mails = await mailbox.next()
  expect(mails.map(({ id, head, size }) => [id, head, size])).toEqual([
    ['a.eml', 'Subject: a.eml', 14],
    ['b.eml', 'Subject: b.eml', 14],
  ])
  expect((await mailbox.read('a.eml', 7)).toString()).toBe('Subject')
  await mailbox.markTaken('a.eml')
  await mailbox.pass('b.eml')
  expect(await (await openFolderMailbox(drop)).next()).toEqual([])
  expect(readdirSync(path.join(drop, 'done'))).toEqual([expect.stringMatching(/^\d+-a\.eml$/)])
  rmSync(drop, { recursive: true, force: true })
})

it('a mail of the folder that has become a link, a pipe or a folder since it was listed is not read', async () => {
  const { openFolderMailbox } = await import('@/cms/operations/replies/mailboxes/folder-mailbox')
  const drop = mkdtempSync(path.join(tmpdir(), 'drop-'))
  const [link, pipe, place] = ['link.eml', 'pipe.eml', 'place.eml'].map((name) => path.join(drop, name))
  for (const file of [link, pipe, place]) writeSettled(file ?? '', 'Subject: one')
  const mailbox = await openFolderMailbox(drop)
  expect(await mailbox.next()).toHaveLength(3)
  for (const file of [link, pipe, place]) rmSync(file ?? '')
  symlinkSync('/etc/hostname', link ?? '')
  execFileSync('mkfifo', [pipe ?? ''])
  mkdirSync(place ?? '')
  for (const id of ['link.eml', 'pipe.eml', 'place.eml'])
    await expect(mailbox.read(id, 100), id).rejects.toThrow()
  rmSync(drop, { recursive: true, force: true })
})
