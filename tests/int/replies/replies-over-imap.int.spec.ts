import type { Payload } from 'payload'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasDovecot, startDovecot, type Dovecot } from '../../support/mail/dovecot'
import { describeReplies } from '../../support/replies/describe-replies'
import { makeMail } from '../../support/replies/reply-mails'
import { answer, makeLead, poll, repliesOf, run, type ReplyBox } from '../../support/replies/reply-site'
import type { Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let dovecot: Dovecot
let payload: Payload
let visitors: Visitors

const box: ReplyBox = {
  put: async (source) => {
    await dovecot.connect((client) => client.append('INBOX', source))
  },
  unread: () =>
    dovecot.connect(async (client) => {
      const uids = await client.search({ seen: false }, { uid: true })
      if (!Array.isArray(uids) || uids.length === 0) return []
      const mails = await client.fetchAll(uids.join(','), { envelope: true }, { uid: true })
      return mails.map(({ envelope }) => envelope?.subject ?? '')
    }),
  unmark: async () => {
    await dovecot.connect((client) => client.messageFlagsRemove('1:*', ['\\Seen'], { uid: true }))
    await run(payload, `update reply_mailboxes set last_uid = 0`)
  },
  empty: async () => {
    await dovecot.connect((client) => client.messageDelete('1:*', { uid: true }))
    await run(payload, `delete from reply_mailboxes`)
  },
}

const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)

function describeAccount(): void {
  describeReplies({
    start: async () => {
      dovecot = await startDovecot()
      return {
        SMTP_URL: '',
        IMAP_HOST: '127.0.0.1',
        IMAP_PORT: String(dovecot.port),
        IMAP_USER: dovecot.user,
        IMAP_PASSWORD: dovecot.password,
        IMAP_TLS: '0',
      }
    },
    open: (site) => {
      payload = site.payload
      visitors = site.visitors
    },
    box: () => box,
  })

  afterAll(() => dovecot.stop())

  describe('the account', () => {
    let lead: number
    let to: string

    beforeEach(async () => {
      lead = await makeLead(payload)
      to = (await answer(payload, { lead, user: visitors.agent })).replyTo
    })

    const settings = async () => (await import('@/env')).env

    it('is left alone for longer each time while it is away, and nothing is lost', async () => {
      await box.put(await makeMail({ to }))
      await dovecot.halt()
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
      expect(await poll(payload)).toBeNull()
      expect(await poll(payload, minutesLater(2))).toEqual({ stored: 0, leftAlone: 0 })
      await dovecot.start()
      expect(await poll(payload, minutesLater(3))).toBeNull()
      expect(await poll(payload, minutesLater(5))).toEqual({ stored: 1, leftAlone: 0 })
      expect(await repliesOf(payload, lead)).toHaveLength(1)
      expect((await run(payload, 'select failures from reply_mailboxes')).rows).toEqual([{ failures: 0 }])
    })

    it('is tried again where it breaks off in the middle of a mail', async () => {
      const { ImapFlow } = await import('imapflow')
      await box.put(await makeMail({ to, subject: 'One' }))
      await box.put(await makeMail({ to, subject: 'Two' }))
      const spy = vi.spyOn(ImapFlow.prototype, 'messageFlagsAdd').mockRejectedValueOnce(new Error('gone'))
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      spy.mockRestore()
      expect(await poll(payload, minutesLater(2))).toEqual({ stored: 1, leftAlone: 0 })
      expect((await repliesOf(payload, lead)).map(({ subject }) => subject).toSorted()).toEqual([
        'One',
        'Two',
      ])
      expect(await box.unread()).toEqual([])
    })

    it('gives the mails behind one that it cannot give, and that one later', async () => {
      const { ImapFlow } = await import('imapflow')
      await box.put(await makeMail({ to, subject: 'Broken' }))
      await box.put(await makeMail({ to, subject: 'Behind' }))
      const spy = vi.spyOn(ImapFlow.prototype, 'fetchOne').mockRejectedValueOnce(new Error('NO'))
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      spy.mockRestore()
      expect((await repliesOf(payload, lead)).map(({ subject }) => subject)).toEqual(['Behind'])
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      expect(await box.unread()).toEqual([])
    })

    it('is read by one process at a time', async () => {
      await box.put(await makeMail({ to }))
      const reports = await Promise.all([poll(payload), poll(payload), poll(payload)])
      expect(reports.filter((report) => report !== null)).toEqual([{ stored: 1, leftAlone: 0 }])
    })

    it('is read from the beginning, and nothing stored twice, where the server numbers its mails anew', async () => {
      await box.put(await makeMail({ to, subject: 'Known' }))
      await poll(payload)
      await run(payload, `update reply_mailboxes set validity = 'another', last_uid = 4000`)
      await box.put(await makeMail({ to, subject: 'New' }))
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      expect(await repliesOf(payload, lead)).toHaveLength(2)
    })

    it('gives also what a colleague has opened before', async () => {
      await box.put(await makeMail({ to }))
      await dovecot.connect((client) => client.messageFlagsAdd('1:*', ['\\Seen'], { uid: true }))
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
    })

    it('keeps a mail that cannot be stored, and takes those behind it', async () => {
      await box.put(await makeMail({ to, subject: 'Refused' }))
      await box.put(await makeMail({ to, subject: 'Behind' }))
      await run(payload, `alter table lead_replies add constraint refused check (subject <> 'Refused')`)
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      expect(await box.unread()).toEqual(['Refused'])
      await run(payload, `alter table lead_replies drop constraint refused`)
      expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
      expect(await repliesOf(payload, lead)).toHaveLength(2)
    })

    it('is given up on a mail after a day, not earlier', async () => {
      await box.put(await makeMail({ to, subject: 'Refused' }))
      await run(payload, `alter table lead_replies add constraint refused check (subject <> 'Refused')`)
      await poll(payload)
      const cursor = async () =>
        (
          await run(
            payload,
            'select last_uid < failing_uid as held, failing_uid is null as passed from reply_mailboxes',
          )
        ).rows
      await poll(payload, minutesLater(23 * 60))
      expect(await cursor()).toEqual([{ held: true, passed: false }])
      await poll(payload, minutesLater(25 * 60))
      expect(await cursor()).toEqual([{ held: null, passed: true }])
      await run(payload, `alter table lead_replies drop constraint refused`)
      expect(await box.unread()).toEqual(['Refused'])
    })

    it.each([
      ['TLS from the first byte', '1'],
      ['STARTTLS', 'starttls'],
    ] as const)(
      'is not logged into with %s where the certificate is of no known authority',
      async (_how, tls) => {
        const env = await settings()
        const before = { IMAP_TLS: env.IMAP_TLS, IMAP_PORT: env.IMAP_PORT, IMAP_HOST: env.IMAP_HOST }
        await box.put(await makeMail({ to }))
        Object.assign(env, {
          IMAP_TLS: tls,
          IMAP_HOST: 'localhost',
          IMAP_PORT: tls === '1' ? dovecot.tlsPort : dovecot.port,
        })
        expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
        Object.assign(env, before)
        expect(await poll(payload)).toEqual({ stored: 1, leftAlone: 0 })
      },
    )

    it('is not logged into with a wrong password', async () => {
      const env = await settings()
      Object.assign(env, { IMAP_PASSWORD: 'wrong' })
      expect(await poll(payload)).toEqual({ stored: 0, leftAlone: 0 })
      Object.assign(env, { IMAP_PASSWORD: dovecot.password })
      expect((await run(payload, 'select failures from reply_mailboxes')).rows).toEqual([{ failures: 1 }])
    })
  })
}

if (hasDovecot()) describe('an IMAP account', describeAccount)
else
  it('is tested where Dovecot is installed (apt-get install dovecot-imapd); the same holds of a folder', () => {
    expect(hasDovecot()).toBe(false)
  })
