import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailToQueue } from '@/cms/operations/mails/queue-mail'
import type { Mail } from '@/cms/payload-types'
import { maxAttempts } from '@/domain/mail/attempts'
import { emptyQueue } from '../../support/database/job-queue'
import { makePicture, nextNumber } from '../../support/database/factories'
import { headerOf, startMailServer, type MailServer } from '../../support/mail/mail-server'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type VisitorName, type Visitors } from '../../support/site/visitors'

let server: MailServer
let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors

const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startMailServer()
  const limits = 'connectionTimeout=400&greetingTimeout=400&socketTimeout=400'
  site = await startSite({
    SMTP_URL: `${server.url}?${limits}`,
    MAIL_FROM: 'Maison <no-reply@maison.example>',
  })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
})
afterAll(async () => {
  await stopPayload()
  await server.stop()
})
beforeEach(() => {
  server.behave('accept')
  server.mails.length = 0
})
afterEach(async () => {
  await payload.db.drizzle.execute(sql`delete from mails`)
  await emptyQueue(payload)
})

const letter = (mail: Partial<MailToQueue> = {}): MailToQueue => ({
  kind: 'site-contact',
  locale: 'fr',
  to: `client-${nextNumber()}@example.com`,
  subject: 'Votre visite à Wavre',
  html: '<p>Bonjour Zoé</p>',
  text: 'Bonjour Zoé',
  ...mail,
})

const newRequest = () => createLocalReq({}, payload)

async function queue(mail: Partial<MailToQueue> = {}): Promise<number> {
  const { queueMail } = await import('@/cms/operations/mails/queue-mail')
  return queueMail({ req: await newRequest(), mail: letter(mail) })
}

async function attempt(id: number, number = 1): Promise<string> {
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
  return sendMail({ payload, send: createMailTransport(), id, attempt: number, now })
}

const read = (id: number): Promise<Mail> => payload.findByID({ collection: 'mails', id })

async function jobsOf(id: number): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where key = ${`mail:${id}`}`,
  )
  return rows[0]?.count ?? 0
}

const countMails = async () => (await payload.count({ collection: 'mails' })).totalDocs

describe('queueMail', () => {
  it.each([
    ['leaves neither mail nor job when the transaction is rolled back', killTransaction, 0],
    ['leaves both when it is committed', commitTransaction, 1],
  ])('%s', async (_what, end, expected) => {
    const { queueMail } = await import('@/cms/operations/mails/queue-mail')
    const req = await newRequest()
    await initTransaction(req)
    const id = await queueMail({ req, mail: letter() })
    expect({ mails: await countMails(), jobs: await jobsOf(id) }).toEqual({ mails: 0, jobs: 0 })
    await end(req)
    expect({ mails: await countMails(), jobs: await jobsOf(id) }).toEqual({ mails: expected, jobs: expected })
  })

  it('makes a transaction of its own where there is none', async () => {
    const id = await queue()
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 0 })
    expect(await jobsOf(id)).toBe(1)
  })

  it('stores nothing when a recipient is no address', async () => {
    await expect(queue({ to: ['jeanne@example.com', 'x\r\nBcc: y@example.com'] })).rejects.toThrow(
      'recipients',
    )
    await expect(queue({ to: [] })).rejects.toThrow('recipient')
    expect(await countMails()).toBe(0)
  })

  it('accepts whatever a visitor has written, and lets none of it into a header', async () => {
    const nasty = 'a\u0000b\ud800\r\nBcc: other@example.com'
    const id = await queue({
      subject: nasty,
      html: nasty,
      text: nasty,
      replyTo: { address: 'jeanne@example.com', name: nasty },
      headers: { 'X-Note': nasty },
      attachments: [{ filename: nasty, contentType: 'text/plain', content: nasty }],
    })
    expect(await attempt(id)).toBe('done')
    const [mail] = server.mails
    if (!mail) throw new Error('Nothing came')
    expect(headerOf(mail, 'Bcc')).toBeNull()
    expect(mail.to).toHaveLength(1)
    expect(headerOf(mail, 'Reply-To')).toMatch(/<jeanne@example\.com>$/)
  })

  it('leaves out an invalid reply address', async () => {
    const id = await queue({ replyTo: { address: 'nobody', name: 'Jo' } })
    expect((await read(id)).replyTo).toBeNull()
  })
})

describe('sendMail', () => {
  it('sends what was queued, once', async () => {
    const id = await queue({
      to: ['a@example.com', 'b@example.com'],
      cc: ['c@example.com'],
      replyTo: { address: 'zoe@example.com', name: 'Zoé' },
      headers: { 'List-Unsubscribe': '<https://maison.example/x>' },
    })
    expect(await attempt(id)).toBe('done')
    expect(await attempt(id)).toBe('done')
    const [mail, ...more] = server.mails
    if (!mail) throw new Error('Nothing came')
    expect(more).toEqual([])
    const stored = await read(id)
    expect(mail).toMatchObject({
      from: 'no-reply@maison.example',
      to: ['a@example.com', 'b@example.com', 'c@example.com'],
    })
    expect(headerOf(mail, 'Message-ID')).toBe(stored.messageId)
    expect(stored.messageId).toMatch(/^<[0-9a-f-]{36}@maison\.example>$/)
    expect(headerOf(mail, 'From')).toBe('Maison <no-reply@maison.example>')
    expect(headerOf(mail, 'To')).toBe('a@example.com, b@example.com')
    expect(headerOf(mail, 'Cc')).toBe('c@example.com')
    expect(headerOf(mail, 'Reply-To')).toContain('<zoe@example.com>')
    expect(headerOf(mail, 'List-Unsubscribe')).toBe('<https://maison.example/x>')
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated')
    expect(stored).toMatchObject({ status: 'sent', attempts: 1, sentAt: now.toISOString(), lastError: null })
  })

  it('attaches a text as it is and a private file', async () => {
    const file = await makePicture({ width: 8, height: 8, name: 'plan.jpg' })
    const document = await payload.create({ collection: 'documents', data: { title: 'Plan' }, file })
    const id = await queue({
      attachments: [
        { filename: 'visite.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
        { filename: 'plan.jpg', contentType: 'image/jpeg', collection: 'documents', id: document.id },
      ],
    })
    expect(await attempt(id)).toBe('done')
    const source = server.mails[0]?.source ?? ''
    expect(source).toContain('visite.ics')
    const original = readFileSync(path.join(site.dataDir, 'documents', document.filename ?? ''))
    expect(source.replace(/\r\n/g, '')).toContain(original.toString('base64').slice(0, 200))
  })

  it('is tried again when a file cannot be read', async () => {
    const id = await queue({
      attachments: [
        { filename: 'x.pdf', contentType: 'application/pdf', collection: 'documents', id: 999_999 },
      ],
    })
    expect(await attempt(id)).toBe('again')
    expect((await read(id)).lastError).toBe('EATTACHMENT')
  })

  it('is repeated after a refusal, and counts as failed after the last attempt', async () => {
    server.behave('refuse')
    const id = await queue()
    expect(await attempt(id)).toBe('again')
    expect(await read(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'EENVELOPE RCPT TO 450 4.3.2',
      nextAttemptAt: '2026-11-21T12:00:02.718Z',
    })
    expect(await attempt(id, maxAttempts)).toBe('failed')
    expect(await read(id)).toMatchObject({ status: 'failed', attempts: maxAttempts, nextAttemptAt: null })
    expect(await attempt(id)).toBe('done')
    expect(server.mails).toEqual([])
  })

  it('fails at once when the recipient does not exist, and repeats the address to nobody', async () => {
    server.behave('refuse-unknown')
    const id = await queue({ to: 'unknown@example.com' })
    expect(await attempt(id)).toBe('failed')
    expect((await read(id)).lastError).toBe('EENVELOPE RCPT TO 550 5.1.1')
  })

  it('is repeated only for those who did not get it', async () => {
    server.behave('refuse-unknown')
    const id = await queue({ to: ['a@example.com', 'unknown@example.com'] })
    expect(await attempt(id)).toBe('again')
    expect(await read(id)).toMatchObject({ status: 'queued', lastError: '1/2 RCPT TO' })
    server.behave('accept')
    expect(await attempt(id, 2)).toBe('done')
    expect(server.mails.map(({ to }) => to)).toEqual([['a@example.com'], ['unknown@example.com']])
    expect((await read(id)).status).toBe('sent')
  })

  it.each(['unknown@Agence.BE', 'unknown@münchen.de'])('recognises %s, however it is spelled', async (to) => {
    server.behave('refuse-unknown')
    const id = await queue({ to: ['a@example.com', to] })
    expect(await attempt(id)).toBe('again')
    expect((await read(id)).reached).toBe('a@example.com')
    server.behave('accept')
    expect(await attempt(id, 2)).toBe('done')
    expect(server.mails).toHaveLength(2)
  })

  it.each(['hang', 'silent'] as const)('does not wait for ever on a server that is %s', async (behaviour) => {
    server.behave(behaviour)
    const id = await queue()
    const started = Date.now()
    expect(await attempt(id)).toBe('again')
    // Well after the timeout in SMTP_URL, and well before the default one of ten seconds.
    expect(Date.now() - started).toBeLessThan(8000)
    expect((await read(id)).lastError).toContain('ETIMEDOUT')
  })

  it('repeats a mail whose connection was closed after it was accepted, with the same Message-ID', async () => {
    server.behave('drop')
    const id = await queue()
    expect(await attempt(id)).toBe('again')
    server.behave('accept')
    expect(await attempt(id, 2)).toBe('done')
    const ids = server.mails.map((mail) => headerOf(mail, 'Message-ID'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('sending again', () => {
  async function failed(): Promise<number> {
    const id = await queue()
    await payload.db.drizzle.execute(sql`update mails set status = 'failed', attempts = 14 where id = ${id}`)
    await emptyQueue(payload)
    return id
  }
  const ask = async (path: string, who: VisitorName) =>
    rest({ method: 'POST', path, token: await logIn(payload, visitors[who]) })

  it.each([
    ['anonymous', 403],
    ['owner', 403],
    ['agent', 200],
    ['editor', 200],
  ] as const)('is open to staff alone: %s', async (who, expected) => {
    const id = await failed()
    expect((await ask(`/mails/${id}/send-again`, who)).status).toBe(expected)
    expect((await read(id)).status).toBe(expected === 200 ? 'queued' : 'failed')
    expect(await jobsOf(id)).toBe(expected === 200 ? 1 : 0)
    const all = await ask('/mails/send-failed-again', who)
    expect(all.status).toBe(expected)
  })

  it('begins with the first attempt', async () => {
    const id = await failed()
    await ask(`/mails/${id}/send-again`, 'agent')
    expect(await read(id)).toMatchObject({ attempts: 0, lastError: null })
    expect(await attempt(id)).toBe('done')
    expect(server.mails).toHaveLength(1)
  })

  it('repeats a mail that was sent to everybody', async () => {
    const id = await queue()
    await attempt(id)
    expect((await ask(`/mails/${id}/send-again`, 'agent')).status).toBe(200)
    expect(await attempt(id)).toBe('done')
    expect(server.mails).toHaveLength(2)
  })

  it('refuses a waiting, an erased and an unknown mail', async () => {
    const waiting = await queue()
    expect((await ask(`/mails/${waiting}/send-again`, 'agent')).status).toBe(409)
    const erased = await failed()
    await payload.db.drizzle.execute(sql`update mails set body_erased_at = now() where id = ${erased}`)
    expect((await ask(`/mails/${erased}/send-again`, 'agent')).status).toBe(410)
    for (const id of ['999999', '99999999999', 'x', '1.5'])
      expect((await ask(`/mails/${id}/send-again`, 'agent')).status, id).toBe(404)
  })

  it('repeats all failed mails at once', async () => {
    const ids = [await failed(), await failed()]
    const answer = await ask('/mails/send-failed-again', 'agent')
    expect(await answer.json()).toEqual({ ok: true, count: 2 })
    for (const id of ids) expect((await read(id)).status).toBe('queued')
  })
})

describe('over REST', () => {
  it('nobody makes or changes a mail', async () => {
    const id = await queue()
    const token = await logIn(payload, visitors.admin)
    const made = await rest({ method: 'POST', path: '/mails', token, body: { to: 'x@example.com' } })
    const changed = await rest({
      method: 'PATCH',
      path: `/mails/${id}`,
      token,
      body: { to: 'x@example.com' },
    })
    expect([made.status, changed.status]).toEqual([403, 403])
  })

  it('staff read a mail with its text, which the back office shows, and search it by its subject', async () => {
    const id = await queue()
    const token = await logIn(payload, visitors.agent)
    const found = await rest({ path: `/mails/${id}`, token })
    expect(await found.json()).toMatchObject({ html: '<p>Bonjour Zoé</p>' })
    const may = await (await rest({ method: 'POST', path: `/mails/access/${id}`, token })).json()
    expect(may.fields.html).toEqual(may.fields.subject)
    expect((await rest({ path: '/mails?where[subject][contains]=a', token })).status).toBe(200)
    expect((await rest({ path: '/mails?where[text][contains]=a', token })).status).toBe(400)
  })
})

describe('purgeMails', () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const age = (id: number, days: number) =>
    payload.db.drizzle.execute(sql`update mails set created_at = ${daysAgo(days)} where id = ${id}`)

  it('erases the content after 90 days and the rest after two years, but nothing that still waits', async () => {
    const { purgeMails } = await import('@/cms/operations/mails/purge-mails')
    const replyTo = { address: 'zoe@example.com' }
    const [young, old, ancient, waiting] = [
      await queue({ replyTo }),
      await queue({ replyTo }),
      await queue(),
      await queue(),
    ]
    for (const id of [young, old, ancient]) await attempt(id)
    await age(young, 89)
    await age(old, 91)
    await age(ancient, 731)
    await age(waiting, 800)
    await purgeMails({ payload, now })
    expect(await read(young)).toMatchObject({ text: 'Bonjour Zoé', bodyErasedAt: null })
    expect(await read(old)).toMatchObject({
      html: null,
      text: null,
      replyTo: null,
      bodyErasedAt: now.toISOString(),
    })
    expect(await read(waiting)).toMatchObject({ text: 'Bonjour Zoé' })
    expect(await countMails()).toBe(3)
  })
})

describe('recoverMails', () => {
  const recover = async () => {
    const { recoverMails } = await import('@/cms/operations/mails/recover-mails')
    await recoverMails({ payload })
  }

  it('queues again what has no job', async () => {
    const id = await queue()
    const fresh = await queue()
    await emptyQueue(payload)
    await payload.db.drizzle.execute(
      sql`update mails set updated_at = now() - interval '11 minutes' where id = ${id}`,
    )
    await recover()
    expect([await jobsOf(id), await jobsOf(fresh)]).toEqual([1, 0])
  })

  it('marks as failed what was killed at each of its attempts', async () => {
    const id = await queue()
    await payload.db.drizzle.execute(
      sql`select graphile_worker.permanently_fail_jobs(array(
        select id from graphile_worker.jobs where key = ${`mail:${id}`}))`,
    )
    await recover()
    expect(await read(id)).toMatchObject({ status: 'failed', lastError: 'ESTOPPED' })
    expect(await jobsOf(id)).toBe(0)
  })
})
