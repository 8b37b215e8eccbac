import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import type { SendMailOptions } from 'nodemailer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSite, stopPayload, type Site } from '../database/payload'
import { documentFiles } from '../files/document-files'
import { findLeads, findMails, forgetForms } from '../forms/post-forms'
import { createVisitors, type Visitors } from '../site/visitors'
import { makeMail, makeManyParts, makeRawMail } from './reply-mails'
import { answer, makeLead, poll, repliesOf, run, type ReplyBox } from './reply-site'

type RepliesSuite = {
  start: () => Promise<Record<string, string>>
  box: () => ReplyBox
  open?: (site: Site & { visitors: Visitors }) => void
}

export const replyAddress = 'antwoord@agency.example'

/** What holds of replies in a folder and in an IMAP account alike. */
export function describeReplies({ start, box, open }: RepliesSuite): void {
  let site: Site & { visitors: Visitors }
  let payload: Payload
  let lead: number
  let to: string

  beforeAll(async () => {
    const settings = {
      REPLY_ADDRESS: replyAddress,
      AGENCY_EMAIL: 'office@agency.example',
      ...(await start()),
    }
    const started = await startSite(settings)
    payload = started.payload
    site = { ...started, visitors: await createVisitors(payload) }
    open?.(site)
  })
  afterAll(stopPayload)
  beforeEach(async () => {
    lead = await makeLead(payload, { assignedTo: site.visitors.agent?.id })
    to = (await answer(payload, { lead, user: site.visitors.agent })).replyTo
  })
  afterEach(async () => {
    await box().empty()
    await forgetForms(payload)
  })

  const put = async (options: SendMailOptions = {}) => box().put(await makeMail({ to, ...options }))
  const stored = () => repliesOf(payload, lead)
  const statusOf = async () => (await findLeads(payload)).find(({ id }) => id === lead)?.status
  const notices = async () => (await findMails(payload)).filter(({ kind }) => kind === 'lead-reply-agency')
  const filesOnDisk = () => {
    const folder = path.join(site.dataDir, 'applicant-files')
    return existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.part')) : []
  }

  describe('a reply', () => {
    it('is stored with its lead, which is new again, and its agent is told', async () => {
      expect(await statusOf()).toBe('in-hand')
      await put({ text: `Oui, vendredi.\n\nLe 27 nov. 2026 à 10:00, Maison (${to}) a écrit :\n> Quand ?` })
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      expect(await stored()).toMatchObject([
        {
          fromAddress: 'jeanne.dupont@example.com',
          fromName: 'Jeanne Dupont',
          subject: 'Re: Votre demande',
          body: 'Oui, vendredi.',
          quoted: `Le 27 nov. 2026 à 10:00, Maison (${replyAddress}) a écrit :\n> Quand ?`,
          ...{ isFromOther: false, isAutomatic: false, leftOut: 0, note: null, files: [] },
        },
      ])
      const [row] = await findLeads(payload)
      expect(row).toMatchObject({ status: 'new', repliedAt: expect.any(String), remindedAt: null })
      expect(await notices()).toMatchObject([
        {
          to: site.visitors.agent?.email,
          about: `leads/${lead}`,
          topic: 'lead-answer',
          replyTo: expect.stringContaining('jeanne.dupont@example.com'),
          text: expect.stringContaining('Oui, vendredi.'),
        },
      ])
      expect(await box().unread()).toEqual([])
    })

    it('is not stored again by a second poll, nor by a copy that came another way', async () => {
      await put({ messageId: '<one@example.com>', date: new Date('2026-11-27T10:00:00Z') })
      await poll(payload)
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
      const received = { Received: 'from elsewhere' }
      await put({ messageId: '<one@example.com>', date: new Date('2026-11-27T10:00:00Z'), headers: received })
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
      expect(await stored()).toHaveLength(1)
      expect(await notices()).toHaveLength(1)
      expect(await box().unread()).toEqual([])
    })

    it('is marked as read, and not stored again, after a crash between the two', async () => {
      await put({ attachments: [{ filename: 'plan.pdf', content: Buffer.from(documentFiles.pdf) }] })
      await poll(payload)
      const before = filesOnDisk()
      await box().unmark(payload)
      expect(await box().unread()).toHaveLength(1)
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
      expect(await box().unread()).toEqual([])
      expect(await stored()).toHaveLength(1)
      expect(await notices()).toHaveLength(1)
      expect(filesOnDisk()).toEqual(before)
    })

    it('of HTML alone is stored as text', async () => {
      const html =
        '<style>p{}</style><p>Oui &amp; <b>vendredi</b></p><script>alert(1)</script><img src="https://t.example/x.gif">'
      await put({ text: undefined, html })
      await poll(payload)
      const [reply] = await stored()
      expect(reply?.body).toContain('Oui & vendredi')
      expect(reply?.body).not.toMatch(/[<>]|alert/)
    })

    it('from another address is stored as that', async () => {
      await put({ from: 'Paul <paul@example.com>' })
      await poll(payload)
      expect(await stored()).toMatchObject([{ fromAddress: 'paul@example.com', isFromOther: true }])
      const [notice] = await notices()
      expect(notice?.text).toContain('paul@example.com')
      expect(notice?.replyTo).not.toContain('paul@example.com')
    })

    it.each([
      { 'Auto-Submitted': 'auto-replied' },
      { Precedence: 'bulk' },
      { 'List-Id': '<news.example.com>' },
      { 'X-Auto-Response-Suppress': 'All' },
    ])('by a program (%j) is stored, and tells nobody', async (headers) => {
      await put({ headers })
      await poll(payload)
      expect(await stored()).toMatchObject([{ isAutomatic: true }])
      expect(await statusOf()).toBe('in-hand')
      expect(await notices()).toEqual([])
    })

    it('of twelve megabytes is noted once, and stays in the mailbox', async () => {
      await put({
        subject: 'Large',
        attachments: [{ filename: 'a.pdf', content: Buffer.alloc(9_000_000, 'a') }],
      })
      await poll(payload)
      await box().unmark(payload)
      await poll(payload)
      expect(await stored()).toMatchObject([
        {
          note: 'too-large',
          body: '',
          subject: 'Large',
          fromAddress: 'jeanne.dupont@example.com',
          files: [],
        },
      ])
      expect(await box().unread()).toEqual(['Large'])
      expect(await statusOf()).toBe('new')
      expect(await notices()).toHaveLength(1)
    })

    it('is one of forty a day; a line says that there are more', async () => {
      for (let at = 0; at < 42; at += 1) await put({ subject: `Mail ${at}` })
      expect(await poll(payload)).toEqual({ stored: 40, leftAlone: 0 })
      const replies = await stored()
      expect(replies).toHaveLength(41)
      expect(replies.filter(({ note }) => note === 'too-many')).toHaveLength(1)
      expect(await box().unread()).toHaveLength(2)
      expect(await notices()).toHaveLength(10)
    })
  })

  describe('the files of a reply', () => {
    it('are stored under names that nobody can guess, checked by name and content', async () => {
      await put({
        attachments: [
          { filename: '../../../etc/passwd.pdf', content: Buffer.from(documentFiles.pdf) },
          { filename: 'plan\r\nX-Evil: 1.pdf', content: Buffer.from(documentFiles.pdf) },
          { filename: 'run.exe', content: Buffer.from('MZ') },
          { filename: 'page.pdf', content: Buffer.from('<script>alert(1)</script>') },
          { filename: 'page.svg', content: Buffer.from('<svg onload="alert(1)"/>') },
        ],
      })
      await poll(payload)
      const [reply] = await stored()
      expect(reply?.leftOut).toBe(3)
      expect(reply?.files).toHaveLength(2)
      for (const { name, filename } of reply?.files ?? []) {
        expect(filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
        expect(name).not.toMatch(/[\r\n]/)
      }
      expect(filesOnDisk()).toEqual(
        expect.arrayContaining(reply?.files.map(({ filename }) => filename) ?? []),
      )
      const { docs } = await payload.find({ collection: 'applicant-files' })
      expect(docs.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'application/pdf'])
    })

    it('keep the ending of a long name, and no half of a letter', async () => {
      const content = Buffer.from(documentFiles.pdf)
      await put({
        subject: `${'a'.repeat(199)}😀`,
        attachments: [{ filename: `${'a'.repeat(240)}.pdf`, content }],
      })
      await poll(payload)
      expect(await stored()).toMatchObject([
        {
          subject: 'a'.repeat(199),
          leftOut: 0,
          files: [{ name: expect.stringMatching(/^a+\.pdf$/) }],
        },
      ])
    })

    it('are five at most', async () => {
      const content = Buffer.from(documentFiles.pdf)
      await put({ attachments: Array.from({ length: 8 }, (_, at) => ({ filename: `${at}.pdf`, content })) })
      await poll(payload)
      expect(await stored()).toMatchObject([{ leftOut: 3, files: { length: 5 } }])
    })

    it('are left out where those of the conversation are a hundred megabytes', async () => {
      const attachments = [{ filename: 'plan.pdf', content: Buffer.from(documentFiles.pdf) }]
      await put({ subject: 'First', attachments })
      await poll(payload)
      await run(payload, 'update applicant_files set filesize = 100000000')
      const before = filesOnDisk()
      await put({ subject: 'Second', attachments })
      await poll(payload)
      expect((await stored()).find(({ subject }) => subject === 'Second')).toMatchObject({
        ...{ body: 'Oui, vendredi.', leftOut: 1, files: [] },
      })
      expect(filesOnDisk()).toEqual(before)
    })

    it('are erased with the lead', async () => {
      await put({ attachments: [{ filename: 'plan.pdf', content: Buffer.from(documentFiles.pdf) }] })
      await poll(payload)
      const before = filesOnDisk().length
      await payload.delete({ collection: 'leads', id: lead })
      expect(filesOnDisk()).toHaveLength(before - 1)
      for (const table of ['lead_replies', 'lead_reply_files', 'reply_tokens', 'applicant_files'])
        expect((await run(payload, `select 1 from ${table}`)).rows).toEqual([])
    })
  })

  describe('another mail', () => {
    it('is left as it is', async () => {
      await put({ to: replyAddress, subject: 'None' })
      await put({ to: `antwoord+${'0'.repeat(32)}@agency.example`, subject: 'Guessed' })
      await put({ to: to.replace('@', '0@'), subject: 'Longer' })
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 3 })
      expect((await box().unread()).toSorted()).toEqual(['Guessed', 'Longer', 'None'])
      expect(await stored()).toEqual([])
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
    })

    it('is one whose token has expired, too', async () => {
      await run(payload, `update reply_tokens set expires_at = now() - interval '1 second'`)
      await put({ subject: 'Late' })
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 1 })
      expect(await box().unread()).toEqual(['Late'])
    })

    it('does not stop the replies behind it, whatever it is made of', async () => {
      const head = [`To: ${to}`, 'From: jeanne.dupont@example.com']
      await box().put(
        makeRawMail([
          ...head,
          'Subject: broken',
          'Content-Type: multipart/mixed; boundary=',
          '',
          '--',
          '\u0000',
        ]),
      )
      await box().put(
        makeRawMail([
          ...head,
          'Subject: =?utf-8?B?////?= =?x?Q?=ZZ?=',
          'Content-Type: text/plain; charset=nonsense',
          'Content-Transfer-Encoding: base64',
          '',
          '!!!!',
        ]),
      )
      await box().put(makeRawMail([...head, 'Subject: zero \u0000 byte', '', 'a\u0000b \u0007']))
      await box().put(makeManyParts(to, true))
      await box().put(makeManyParts(to, false))
      await box().put(makeRawMail([`To: ${to}`]))
      await put({ subject: 'Last' })
      await poll(payload)
      const replies = await stored()
      expect(replies).toHaveLength(7)
      expect(replies.at(-1)).toMatchObject({ subject: 'Last', body: 'Oui, vendredi.', note: null })
      expect(replies.filter(({ note }) => note === 'unreadable').length).toBeGreaterThanOrEqual(1)
      expect(JSON.stringify(replies)).not.toContain('\\u0000')
    })
  })
}
