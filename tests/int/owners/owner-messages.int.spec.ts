import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import type { Mail, OwnerMessage } from '@/cms/payload-types'
import { documentFiles, makeZip } from '../../support/files/document-files'
import { nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'
import {
  corners,
  cornersOf,
  pictureWithMetadata,
  disclosedBy,
} from '../../support/files/pictures-with-metadata'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors
let places: Places

beforeAll(async () => {
  site = await startSite({ AGENCY_EMAIL: 'office@agency.example' })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  places = await createPlaces(payload)
})
afterAll(stopPayload)
afterEach(async () => {
  await payload.db.drizzle.execute(sql`delete from owner_messages where thread_id is not null`)
  await payload.db.drizzle.execute(sql`delete from owner_messages`)
  await payload.db.drizzle.execute(sql`delete from mails`)
})

const staff: readonly VisitorName[] = ['agent', 'editor', 'admin']

type CreatedOwner = { owner: number; property: number; email: string }

async function createOwner(language: 'nl' | 'fr' | 'en' | 'de' = 'nl'): Promise<CreatedOwner> {
  const email = `eigenaar-${nextNumber()}@example.com`
  const data = { email, password, firstName: 'Mieke', lastName: 'Peeters', language }
  const { id: owner } = await payload.create({ collection: 'owners', data })
  const property = await createProperty(payload, { places, publicId: 5000 + nextNumber(), owner })
  return { owner, property, email }
}

async function createFile(name = 'compromis.pdf'): Promise<number> {
  const data = Buffer.from(documentFiles.pdf)
  const file = { data, mimetype: 'application/pdf', name, size: data.length }
  return (await payload.create({ collection: 'owner-files', data: {}, file })).id
}

const post = async (path: string, body: unknown, who: VisitorName = 'agent') => {
  const response = await rest({ method: 'POST', path, body, token: await logIn(payload, visitors[who]) })
  return { status: response.status, body: await response.json() }
}

const letter = {
  property: null,
  subject: 'Nieuws',
  body: 'Dag,\n\nzaterdag komen er drie bezoeken.',
  attachments: [],
}

const write = (more: Record<string, unknown>, who: VisitorName = 'agent') =>
  post('/owner-messages/write', { ...letter, ...more }, who)

async function findMessages(): Promise<OwnerMessage[]> {
  const { docs } = await payload.find({
    collection: 'owner-messages',
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs
}

async function findMails(): Promise<Mail[]> {
  const { docs } = await payload.find({ collection: 'mails', sort: 'id', depth: 0, pagination: false })
  return docs
}

async function firstMessage(): Promise<OwnerMessage> {
  const [message] = await findMessages()
  if (!message) throw new Error('There is no message')
  return message
}

const answerAsOwner = async (owner: number, message: number, body = 'Dank u, dat past.') => {
  const { answerOwnerMessage } = await import('@/cms/operations/owner-messages/write-owner-message')
  const by = { kind: 'owner', id: owner } as const
  return answerOwnerMessage({ payload, message, by, body, now: new Date() })
}

describe('a message of the agency', () => {
  it('is stored for the owner, and announced by a mail in their language', async () => {
    const { owner, property, email } = await createOwner('de')
    expect(await write({ to: [owner], property: property })).toEqual({
      status: 200,
      body: { ok: true, count: 1 },
    })
    const message = await firstMessage()
    expect(message).toMatchObject({ owner, property: property, author: 'agency', staff: visitors.agent?.id })
    expect(message.readAt ?? null).toBeNull()
    const [mail, ...others] = await findMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      ...{ kind: 'owner-message', locale: 'de', to: email, subject: 'Nieuws' },
      about: `owner-messages/${message.id}`,
    })
    expect(mail?.text).toContain('Guten Tag Mieke Peeters')
    expect(mail?.text).toContain('zaterdag komen er drie bezoeken.')
    expect(mail?.text).toContain(`/de/owner/messages/${message.id}/`)
    expect(mail?.replyTo).toContain('office@agency.example')
  })

  it('is answered to the agent of the property, where it has one', async () => {
    const { owner, property } = await createOwner()
    const data = { name: 'Anne', email: 'anne@agency.example' }
    const { id: agent } = await payload.create({ collection: 'agents', data })
    await payload.db.drizzle.execute(sql`update properties set agent_id = ${agent} where id = ${property}`)
    await write({ to: [owner], property: property })
    expect((await findMails())[0]?.replyTo).toContain('anne@agency.example')
    await answerAsOwner(owner, (await firstMessage()).id)
    expect((await findMails())[1]?.to).toBe('anne@agency.example')
  })

  it('goes to several owners, or to all who have a property, with a conversation for each', async () => {
    const [one, two, three] = [await createOwner(), await createOwner('en'), await createOwner('fr')]
    expect((await write({ to: [one.owner, two.owner] })).body).toEqual({ ok: true, count: 2 })
    expect((await findMessages()).map(({ owner }) => owner)).toEqual([one.owner, two.owner])
    expect((await findMails()).map(({ locale }) => locale)).toEqual(['nl', 'en'])
    const { rows } = await payload.db.drizzle.execute<{ owner_id: number }>(
      sql`select distinct owner_id from properties where owner_id is not null`,
    )
    const all = await write({ to: 'all', subject: 'Sluitingsdagen' })
    expect(all.body).toEqual({ ok: true, count: rows.length })
    const announced = (await findMessages()).filter(({ subject }) => subject === 'Sluitingsdagen')
    expect(announced.map(({ owner }) => owner)).toEqual(rows.map((row) => row.owner_id).sort((a, b) => a - b))
    expect(announced.map(({ owner }) => owner)).toContain(three.owner)
    expect(announced.map(({ owner }) => owner)).not.toContain(visitors.owner?.id)
    expect(await findMails()).toHaveLength(2 + rows.length)
  })

  it('has its attachments, and its mail names how many', async () => {
    const { owner } = await createOwner('fr')
    const attachments = [await createFile('a.pdf'), await createFile('b.pdf')]
    await write({ to: [owner], attachments })
    const message = await firstMessage()
    expect(message.attachments).toEqual(attachments)
    expect((await findMails())[0]?.text).toContain('Avec 2 pièces jointes.')
    const { getOwnerThread } = await import('@/cms/queries/owners/owner-messages')
    const thread = await getOwnerThread({ payload, owner, id: message.id })
    expect(thread?.messages[0]?.attachments).toEqual([
      { id: attachments[0], name: 'a.pdf', size: documentFiles.pdf.length },
      { id: attachments[1], name: 'b.pdf', size: documentFiles.pdf.length },
    ])
  })

  it.each([
    ['nobody', { to: [] }, { to: 'required' }],
    ['an owner there is not', { to: [2_000_000] }, { to: 'required' }],
    ['what is no number', { to: ['1'] }, { to: 'invalid' }],
    ['no list', { to: 'everybody' }, { to: 'invalid' }],
    ['no subject and no text', { subject: ' ', body: '' }, { subject: 'required', body: 'required' }],
    [
      'far too much',
      { subject: 'a'.repeat(201), body: 'b'.repeat(20_001) },
      { subject: 'too-long', body: 'too-long' },
    ],
    ['text that is none', { subject: ['a'], body: { b: 1 } }, { subject: 'required', body: 'required' }],
    ['a file there is not', { attachments: [2_000_000] }, { attachments: 'invalid' }],
    ['files that are none', { attachments: 'all' }, { attachments: 'invalid' }],
    ['six files', { attachments: [1, 2, 3, 4, 5, 6] }, { attachments: 'too-many' }],
    ['a property that is not theirs', { property: 2_000_000 }, { property: 'invalid' }],
    ['an invalid property', { property: 'x' }, { property: 'invalid' }],
  ])('to or with %s is refused by field, and changes nothing', async (_, more, errors) => {
    const { owner } = await createOwner()
    expect(await write({ to: [owner], ...more })).toEqual({ status: 422, body: { ok: false, errors } })
    expect(await findMessages()).toEqual([])
    expect(await findMails()).toEqual([])
  })

  it('about the property of another owner, or to all about one property, is refused', async () => {
    const [one, two] = [await createOwner(), await createOwner()]
    const refused = { status: 422, body: { ok: false, errors: { property: 'invalid' } } }
    expect(await write({ to: [one.owner], property: two.property })).toEqual(refused)
    expect(await write({ to: [one.owner, two.owner], property: two.property })).toEqual(refused)
    expect(await write({ to: 'all', property: two.property })).toEqual(refused)
  })

  it('sent twice, also at once, is one message with one mail', async () => {
    const { owner } = await createOwner()
    const sent = await Promise.all([write({ to: [owner] }), write({ to: [owner] }), write({ to: [owner] })])
    expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ ok: true, count: 1 }))
    expect(await findMessages()).toHaveLength(1)
    expect(await findMails()).toHaveLength(1)
    await payload.db.drizzle.execute(
      sql`update owner_messages set created_at = now() - interval '11 minutes'`,
    )
    await write({ to: [owner] })
    expect(await findMessages()).toHaveLength(2)
  })

  it('with the same words but other files is another message', async () => {
    const { owner } = await createOwner()
    const [one, two] = [await createFile('a.pdf'), await createFile('b.pdf')]
    for (const attachments of [[], [one], [one, two], [two, one], [two], []])
      expect((await write({ to: [owner], attachments })).status).toBe(200)
    expect((await findMessages()).map(({ attachments }) => attachments ?? [])).toEqual([
      [],
      [one],
      [one, two],
      [two],
    ])
    expect(await findMails()).toHaveLength(4)
  })

  it('that the owner has answered meanwhile can be sent once more', async () => {
    const { owner } = await createOwner()
    await write({ to: [owner] })
    await answerAsOwner(owner, (await firstMessage()).id)
    await write({ to: [owner] })
    await write({ to: [owner] })
    expect((await findMessages()).map(({ author }) => author)).toEqual(['agency', 'owner', 'agency'])
  })

  it('is not stored where its mail cannot be queued, and the log has nothing of it', async () => {
    const { owner } = await createOwner()
    const lines: unknown[] = []
    const error = vi
      .spyOn(payload.logger, 'error')
      .mockImplementation((line: unknown) => void lines.push(line))
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'owner-message')`,
    )
    const failed = await write({ to: [owner] })
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    error.mockRestore()
    expect(failed).toEqual({ status: 500, body: { ok: false, error: 'failed' } })
    expect(await findMessages()).toEqual([])
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/zaterdag|Nieuws|Mieke/)
  })
})

describe('an answer', () => {
  it('of the owner is mailed to the office in its language, with a link to the back office', async () => {
    const { owner, property, email } = await createOwner()
    await write({ to: [owner], property: property })
    const { id } = await firstMessage()
    expect(await answerAsOwner(owner, id)).toEqual({ ok: true, value: { thread: id } })
    const [, answer] = await findMessages()
    expect(answer).toMatchObject({
      author: 'owner',
      thread: id,
      body: 'Dank u, dat past.',
      property: property,
    })
    const [, mail] = await findMails()
    expect(mail).toMatchObject({ kind: 'owner-answer-agency', locale: 'fr', to: 'office@agency.example' })
    expect(mail?.replyTo).toContain(email)
    expect(mail?.text).toContain('Dank u, dat past.')
    expect(mail?.text).toContain(`/admin/collections/owner-messages/${id}`)
    expect((await firstMessage()).readAt).toBeTruthy()
  })

  it('of the office is mailed to the owner, and what they wrote counts as read', async () => {
    const { owner } = await createOwner('en')
    await write({ to: [owner] })
    const { id } = await firstMessage()
    await answerAsOwner(owner, id)
    const [, questioned] = await findMessages()
    // Through any message of the conversation.
    const answered = await post(`/owner-messages/${questioned?.id}/answer`, { body: 'Tot zaterdag.' })
    expect(answered).toEqual({ status: 200, body: { ok: true, id } })
    const messages = await findMessages()
    expect(messages).toHaveLength(3)
    expect(messages[2]).toMatchObject({ author: 'agency', thread: id, staff: visitors.agent?.id })
    expect(messages[1]?.readAt).toBeTruthy()
    const mail = (await findMails()).at(-1)
    expect(mail).toMatchObject({ kind: 'owner-message', locale: 'en', subject: 'Re: Nieuws' })
    expect(mail?.text).toContain(`/en/owner/messages/${id}/`)
  })

  it('of another owner finds no conversation', async () => {
    const [one, two] = [await createOwner(), await createOwner()]
    await write({ to: [one.owner] })
    const { id } = await firstMessage()
    expect(await answerAsOwner(two.owner, id)).toEqual({ ok: false, failure: 'not-found' })
    expect(await findMessages()).toHaveLength(1)
    const { getOwnerThread } = await import('@/cms/queries/owners/owner-messages')
    expect(await getOwnerThread({ payload, owner: two.owner, id })).toBeNull()
    expect(await getOwnerThread({ payload, owner: one.owner, id })).not.toBeNull()
  })

  it('without a text, far too long or to nothing is refused', async () => {
    const { owner } = await createOwner()
    await write({ to: [owner] })
    const { id } = await firstMessage()
    const refused = (code: string) => ({ status: 422, body: { ok: false, errors: { body: code } } })
    expect(await post(`/owner-messages/${id}/answer`, {})).toEqual(refused('required'))
    expect(await post(`/owner-messages/${id}/answer`, { body: 'a'.repeat(20_001) })).toEqual(
      refused('too-long'),
    )
    expect((await post('/owner-messages/2000000/answer', { body: 'x' })).status).toBe(404)
    expect(await answerAsOwner(owner, id, ' \n ')).toEqual({ ok: false, failure: 'required' })
    expect(await findMessages()).toHaveLength(1)
  })

  it('sent twice is one', async () => {
    const { owner } = await createOwner()
    await write({ to: [owner] })
    const { id } = await firstMessage()
    await Promise.all([answerAsOwner(owner, id), answerAsOwner(owner, id)])
    expect(await findMessages()).toHaveLength(2)
    expect(await findMails()).toHaveLength(2)
  })

  it('in the same words to another question is another answer, from either side', async () => {
    const { owner } = await createOwner()
    await write({ to: [owner] })
    const { id } = await firstMessage()
    const ask = (body: string) => post(`/owner-messages/${id}/answer`, { body })
    await answerAsOwner(owner, id, 'Oui')
    await ask('Et dimanche ?')
    await answerAsOwner(owner, id, 'Oui')
    await answerAsOwner(owner, id, 'Oui')
    await ask('Et dimanche ?')
    const answers = (await findMessages()).slice(1).map(({ author, body }) => `${author}: ${body}`)
    expect(answers).toEqual(['owner: Oui', 'agency: Et dimanche ?', 'owner: Oui', 'agency: Et dimanche ?'])
    expect(await findMails()).toHaveLength(5)
  })

  it('is no repetition of one in another conversation that went on', async () => {
    const { owner } = await createOwner()
    await write({ to: [owner] })
    await write({ to: [owner], subject: 'Nog iets' })
    const [one, two] = await findMessages()
    await answerAsOwner(owner, one?.id ?? 0, 'Oui')
    await post(`/owner-messages/${two?.id}/answer`, { body: 'Dag' })
    await answerAsOwner(owner, one?.id ?? 0, 'Oui')
    expect(await findMessages()).toHaveLength(4)
  })
})

describe('a message that an owner begins', () => {
  const cookieOf = async ({ owner }: CreatedOwner): Promise<string> => {
    const user = {
      ...(await payload.findByID({ collection: 'owners', id: owner })),
      collection: 'owners' as const,
    }
    return `owner-session=${await logIn(payload, user)}`
  }

  type BeginMessageFields = Partial<Record<'property' | 'subject' | 'body' | 'lang', string>> & {
    files?: File[]
  }

  const words = { property: '', subject: 'Sleutel', body: 'Dag,\n\nde sleutel ligt klaar.', lang: 'nl' }

  /** Posts as the form of the page does: with its script, or as the browser alone. */
  async function begin(
    cookie: string,
    { files = [], ...values }: BeginMessageFields = {},
    { asBrowser = false, from = `10.46.${nextNumber()}.1` } = {},
  ) {
    const { POST } = await import('@/app/api/owner/messages/new/route')
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...words, page: '/nl/owner/messages/', ...values }))
      body.set(name, value)
    for (const file of files.length > 0 ? files : [new File([], '')]) body.append('attachments', file)
    const accept = asBrowser ? 'text/html' : 'application/json'
    const headers = { cookie, accept, 'x-forwarded-for': from }
    return POST(
      new Request('http://localhost:3000/api/owner/messages/new', { method: 'POST', headers, body }),
    )
  }

  const pdfOf = (name: string, size: number = documentFiles.pdf.length) => {
    const bytes = new Uint8Array(size)
    bytes.set(documentFiles.pdf)
    return new File([bytes], name, { type: 'application/pdf' })
  }

  // The login for a test is mailed to the office as well.
  const findOwnerMails = async () => (await findMails()).filter(({ kind }) => kind !== 'owner-login')

  const countFiles = async () => (await payload.count({ collection: 'owner-files' })).totalDocs

  const folder = async () => {
    const { folders } = await import('@/cms/files/folders')
    return existsSync(folders['owner-files']) ? readdirSync(folders['owner-files']).length : 0
  }

  it('about a property is stored with its attachments, mailed to its agent, and listed in the office', async () => {
    const made = await createOwner('de')
    const data = { name: 'Anne', email: 'anne.keys@agency.example', mailLanguage: 'en' as const }
    const { id: agent } = await payload.create({ collection: 'agents', data })
    await payload.db.drizzle.execute(
      sql`update properties set agent_id = ${agent} where id = ${made.property}`,
    )
    const { publicId } = await payload.findByID({ collection: 'properties', id: made.property })
    const files = [pdfOf('sleutel.pdf'), pdfOf('plan.pdf')]
    const response = await begin(await cookieOf(made), { property: String(publicId), files })
    const message = await firstMessage()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, redirect: `/nl/owner/messages/${message.id}/#latest` })
    expect(message).toMatchObject({
      owner: made.owner,
      property: made.property,
      author: 'owner',
      staff: null,
    })
    expect(message).toMatchObject({ subject: 'Sleutel', body: words.body, thread: null, readAt: null })
    const [mail, ...others] = await findOwnerMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      ...{ kind: 'owner-message-agency', locale: 'en', to: 'anne.keys@agency.example' },
      about: `owner-messages/${message.id}`,
    })
    expect(mail?.subject).toBe('Message from an owner – Mieke Peeters – Sleutel')
    expect(mail?.replyTo).toContain(made.email)
    expect(mail?.text).toContain('With 2 attachments.')
    expect(mail?.text).toContain(`/admin/collections/owner-messages/${message.id}`)

    const { findWaitingAnswers } = await import('@/cms/queries/leads/waiting-answers')
    const { findOfficeThreads } = await import('@/cms/queries/owners/owner-messages')
    expect(await findWaitingAnswers({ scope: wholeScope, payload, limit: 5 })).toMatchObject({
      total: 1,
      answers: [{ thread: message.id, name: 'Mieke Peeters', subject: 'Sleutel' }],
    })
    expect(
      await findOfficeThreads({ scope: wholeScope, payload, owner: made.owner, limit: 5 }),
    ).toMatchObject([{ id: message.id, unread: 1, hasAgency: false, hasAttachments: true }])
    const { findOwnerMessages } = await import('@/site/data/owners/owner-messages')
    const query = { owner: made.owner, locale: 'nl' } as const
    expect(await findOwnerMessages(query)).toMatchObject([{ isUnread: false, isAnswered: false }])
    const [file = 0] = [message.attachments].flat()
    const { GET } = await import('@/app/api/owner/files/[id]/route')
    const ask = async (cookie: string) =>
      GET(new Request(`http://localhost:3000/api/owner/files/${String(file)}`, { headers: { cookie } }))
    const own = await ask(await cookieOf(made))
    expect(own.status).toBe(200)
    expect(own.headers.get('content-disposition')).toContain('sleutel.pdf')
    expect((await ask(await cookieOf(await createOwner()))).status).toBe(404)

    const answered = await post(`/owner-messages/${message.id}/answer`, { body: 'Dank u.' })
    expect(answered).toEqual({ status: 200, body: { ok: true, id: message.id } })
    expect((await findOwnerMails()).at(-1)).toMatchObject({ kind: 'owner-message', to: made.email })
    expect(await findWaitingAnswers({ scope: wholeScope, payload, limit: 5 })).toMatchObject({ total: 0 })
  })

  it('has no metadata in its photograph, and is one message where it is sent twice', async () => {
    const { folders } = await import('@/cms/files/folders')
    const cookie = await cookieOf(await createOwner('fr'))
    const pictures = await Promise.all(['jpg', 'png'].map((kind) => pictureWithMetadata({ kind })))
    const files = pictures.map(
      (data, index) => new File([new Uint8Array(data)], `foto-${index}.${['jpg', 'png'][index]}`),
    )
    expect([(await begin(cookie, { files })).status, (await begin(cookie, { files })).status]).toEqual([
      200, 200,
    ])
    const message = await firstMessage()
    expect(await findMessages()).toHaveLength(1)
    for (const id of [message.attachments ?? []].flat()) {
      const { filename } = await payload.findByID({ collection: 'owner-files', id: Number(id) })
      const stored = readFileSync(path.join(folders['owner-files'], filename ?? ''))
      expect(await disclosedBy(stored)).toEqual([])
      expect(await cornersOf(stored)).toEqual(corners)
    }
  })

  it('about nothing in particular goes to the office, without JavaScript too', async () => {
    const made = await createOwner('fr')
    const sent = await begin(await cookieOf(made), {}, { asBrowser: true })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe(`/nl/owner/messages/${(await firstMessage()).id}/#latest`)
    expect((await firstMessage()).property).toBeNull()
    expect(await findOwnerMails()).toMatchObject([{ to: 'office@agency.example', locale: 'fr' }])
  })

  it('about the property of another owner, an unknown one, or one named by its row id is refused at the field', async () => {
    const [one, two] = [await createOwner(), await createOwner()]
    const { publicId } = await payload.findByID({ collection: 'properties', id: two.property })
    const cookie = await cookieOf(one)
    for (const property of [
      String(publicId),
      String(one.property),
      '0',
      '-1',
      '2000000000',
      'x',
      '1 or 1=1',
    ]) {
      const response = await begin(cookie, { property })
      expect([property, response.status]).toEqual([property, 422])
      expect(await response.json()).toMatchObject({
        errors: { property: 'Kies een van uw panden of Algemeen' },
      })
    }
    expect(await findMessages()).toEqual([])
    expect(await findOwnerMails()).toEqual([])
  })

  it.each([
    [{ subject: ' ', body: '' }, ['subject', 'body']],
    [{ subject: 'x'.repeat(201) }, ['subject']],
    [{ body: 'x'.repeat(20_001) }, ['body']],
    [{ files: [new File(['<html>'], 'plan.pdf')] }, ['attachments']],
    [{ files: [pdfOf('plan.html')] }, ['attachments']],
    [{ files: [new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'half.jpg')] }, ['attachments']],
    [{ files: Array.from({ length: 6 }, () => pdfOf('a.pdf')) }, ['attachments']],
    [{ files: [pdfOf('a.pdf', 6_000_000), pdfOf('b.pdf', 4_000_001)] }, ['attachments']],
    [{ files: [pdfOf('a.pdf', 12_000_000)] }, ['attachments']],
  ])('%# is refused by field, and stores nothing', async (values, fields) => {
    const before = [await countFiles(), await folder()]
    const response = await begin(await cookieOf(await createOwner()), values)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(fields)
    expect(await findMessages()).toEqual([])
    expect([await countFiles(), await folder()]).toEqual(before)
  })

  it('comes back without JavaScript with what was typed, and the errors beside the fields', async () => {
    const made = await createOwner()
    const { publicId } = await payload.findByID({ collection: 'properties', id: made.property })
    const values = { subject: '', body: '<b>Dag', property: String(publicId) }
    const response = await begin(await cookieOf(made), values, { asBrowser: true })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toMatch(/<textarea[^>]*>&lt;b&gt;Dag<\/textarea>/)
    expect(html).toContain(`<option value="${publicId}" selected>`)
    expect(html).toMatch(/<input id="subject"[^>]*aria-invalid="true" aria-describedby="subject-error"[^>]*>/)
    expect(html).toContain('<p id="subject-error"><strong>Vul een onderwerp in</strong></p>')
  })

  it("needs an owner's login, and loses nothing that anybody else typed", async () => {
    const made = await createOwner()
    for (const cookie of ['', 'owner-here=1', 'owner-session=wrong']) {
      const response = await begin(cookie, { property: '12' }, { asBrowser: true })
      expect(response.status).toBe(401)
      const html = await response.text()
      expect(html).toContain('de sleutel ligt klaar.')
      expect(html).toContain('<option value="12" selected>')
    }
    // Nobody else may send files.
    expect((await begin('', { files: [pdfOf('a.pdf', 1_000_000)] })).status).toBe(413)
    const { impersonationToken } = await import('@/cms/queries/owners/owner-users')
    const id = Number(visitors.agent?.id)
    const impersonation = impersonationToken({
      secret: payload.secret,
      staff: id,
      owner: made.owner,
      now: new Date(),
    })
    const staffToken = await logIn(payload, visitors.agent)
    expect(
      (await begin(`payload-token=${staffToken}; owner-impersonation=${impersonation.token}`)).status,
    ).toBe(403)
    expect(await findMessages()).toEqual([])
  })

  it('sent twice, also at once and with files, is one with one mail', async () => {
    const cookie = await cookieOf(await createOwner())
    const before = [await countFiles(), await folder()].map((count) => count + 1)
    const send = () => begin(cookie, { files: [pdfOf('a.pdf')] })
    const answers = await Promise.all([send(), send(), send()])
    const { id } = await firstMessage()
    for (const answer of answers)
      expect(await answer.json()).toEqual({ ok: true, redirect: `/nl/owner/messages/${id}/#latest` })
    expect(await findMessages()).toHaveLength(1)
    expect(await findOwnerMails()).toHaveLength(1)
    expect([await countFiles(), await folder()]).toEqual(before)
    await begin(cookie, { files: [pdfOf('b.pdf')] })
    await begin(cookie)
    expect(await findMessages()).toHaveLength(3)
  })

  it('is limited to ten in an hour, and a visitor who writes faster is asked to wait', async () => {
    const cookie = await cookieOf(await createOwner())
    for (let count = 0; count < 10; count += 1)
      expect((await begin(cookie, { subject: `Sleutel ${count}` })).status).toBe(200)
    const tooMany = await begin(
      cookie,
      { subject: 'Sleutel 11', files: [pdfOf('a.pdf')] },
      { asBrowser: true },
    )
    expect(tooMany.status).toBe(429)
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await tooMany.text()).toContain('Sleutel 11')
    expect(await findMessages()).toHaveLength(10)
    expect((await begin(await cookieOf(await createOwner()))).status).toBe(200)

    stopClock()
    const hasty = { from: '10.47.1.1' }
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) statuses.push((await begin('', {}, hasty)).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(statuses.at(-1)).toBe(429)
  })

  it('is not stored where its mail cannot be queued, nor are its files, and the log has nothing of it', async () => {
    const cookie = await cookieOf(await createOwner())
    const before = [await countFiles(), await folder()]
    const lines: unknown[] = []
    const error = vi
      .spyOn(payload.logger, 'error')
      .mockImplementation((line: unknown) => void lines.push(line))
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'owner-message-agency')`,
    )
    const failed = await begin(cookie, { files: [pdfOf('a.pdf')] })
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    error.mockRestore()
    expect(failed.status).toBe(503)
    expect(await findMessages()).toEqual([])
    expect([await countFiles(), await folder()]).toEqual(before)
    expect(JSON.stringify(lines)).not.toMatch(/sleutel|Mieke/i)
  })

  it('from a page of another site is refused', async () => {
    const { POST } = await import('@/app/api/owner/messages/new/route')
    const headers = { cookie: await cookieOf(await createOwner()), 'sec-fetch-site': 'cross-site' }
    const request = { method: 'POST', headers, body: new URLSearchParams(words) }
    expect((await POST(new Request('http://localhost:3000/api/owner/messages/new', request))).status).toBe(
      403,
    )
  })
})

describe('read messages', () => {
  it('are recorded for each side, in its own conversation alone', async () => {
    const { countUnread, findOfficeThreads, findOwnerThreads, markThreadRead } =
      await import('@/cms/queries/owners/owner-messages')
    const [one, two] = [await createOwner(), await createOwner()]
    await write({ to: [one.owner, two.owner] })
    const { id } = await firstMessage()
    const now = new Date()
    expect(await countUnread({ payload, owner: one.owner })).toBe(1)
    await markThreadRead({ payload, owner: two.owner, id, now })
    expect(await countUnread({ payload, owner: one.owner })).toBe(1)
    await markThreadRead({ payload, owner: one.owner, id, now })
    expect(await countUnread({ payload, owner: one.owner })).toBe(0)
    expect(await countUnread({ payload, owner: two.owner })).toBe(1)

    await answerAsOwner(one.owner, id)
    const threads = await findOwnerThreads({ payload, owner: one.owner, limit: 10 })
    expect(threads).toMatchObject([
      { id, messages: 2, unread: 0, lastAuthor: 'owner', hasAttachments: false },
    ])
    const seen = () => findOfficeThreads({ scope: wholeScope, payload, owner: one.owner, limit: 10 })
    expect(await seen()).toMatchObject([{ id, messages: 2, unread: 1 }])
    expect((await post(`/owner-messages/${id}/read`, {})).status).toBe(200)
    expect(await seen()).toMatchObject([{ id, unread: 0 }])
  })

  it('are on the list of the office until then', async () => {
    const { findWaitingAnswers } = await import('@/cms/queries/leads/waiting-answers')
    const { owner } = await createOwner()
    await write({ to: [owner] })
    const { id } = await firstMessage()
    expect(await findWaitingAnswers({ scope: wholeScope, payload, limit: 5 })).toEqual({
      total: 0,
      answers: [],
    })
    await answerAsOwner(owner, id)
    const waiting = await findWaitingAnswers({ scope: wholeScope, payload, limit: 5 })
    expect(waiting).toMatchObject({
      total: 1,
      answers: [{ thread: id, name: 'Mieke Peeters', subject: 'Nieuws' }],
    })
    await post(`/owner-messages/${id}/read`, {})
    expect((await findWaitingAnswers({ scope: wholeScope, payload, limit: 5 })).total).toBe(0)
  })
})

// As a browser sends it, with the name alone.
const typeOf = (name: string): string =>
  [
    { ending: '.pdf', type: 'application/pdf' },
    { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    { ending: '.jpg', type: 'image/jpeg' },
  ].find(({ ending }) => name.endsWith(ending))?.type ?? 'application/octet-stream'

const wordFile = makeZip([
  {
    name: '[Content_Types].xml',
    content:
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  { name: 'word/document.xml', content: '<w:document/>' },
])

describe('an attachment', () => {
  type Upload = { who: VisitorName; name: string; bytes: Uint8Array; fields?: string | null }

  const upload = async ({ who, name, bytes, fields = '{}' }: Upload) => {
    const { handleEndpoints } = await import('payload')
    const body = new FormData()
    if (fields !== null) body.set('_payload', fields)
    body.set('file', new File([new Uint8Array(bytes)], name, { type: typeOf(name) }))
    const token = await logIn(payload, visitors[who])
    const headers = token ? { authorization: `JWT ${token}` } : undefined
    const request = new Request('http://localhost:3000/api/owner-files', { method: 'POST', body, headers })
    return handleEndpoints({ config: site.config, request })
  }

  it.each(visitorNames)('is accepted from staff alone: %s', async (who) => {
    const answer = await upload({ who, name: 'compromis.pdf', bytes: documentFiles.pdf })
    expect(answer.status, await answer.clone().text()).toBe(staff.includes(who) ? 201 : 403)
  })

  it('may come alone, but not with invalid fields', async () => {
    const file = { who: 'agent', name: 'compromis.pdf', bytes: documentFiles.pdf } as const
    expect((await upload({ ...file, fields: null })).status).toBe(201)
    for (const fields of ['null', '1']) expect((await upload({ ...file, fields })).status, fields).toBe(400)
  })

  it('may be a Word document', async () => {
    const answer = await upload({ who: 'agent', name: 'Compromis Zoë.docx', bytes: wordFile })
    expect(answer.status, await answer.clone().text()).toBe(201)
    const { doc } = await answer.json()
    expect(doc.originalName).toBe('Compromis Zoë.docx')
    expect(doc.filename).toMatch(/^[0-9a-f-]{36}\.docx$/)
  })

  it.each([
    ['compromis.pdf', wordFile],
    ['compromis.docx', documentFiles.pdf],
    ['gevel.jpg', documentFiles.pdf],
    ['brief.doc', documentFiles.doc],
    ['pagina.html', Buffer.from('<script>alert(1)</script>')],
    ['compromis.pdf', Buffer.from('<html>')],
    ['compromis.pdf.exe', documentFiles.pdf],
  ])('%s is refused where its content is of another type', async (name, bytes) => {
    expect((await upload({ who: 'agent', name, bytes })).status).toBe(400)
  })

  it('is refused over 20 MB', async () => {
    const bytes = Buffer.concat([documentFiles.pdf, Buffer.alloc(20_000_001)])
    const file = { data: bytes, mimetype: 'application/pdf', name: 'groot.pdf', size: bytes.length }
    await expect(payload.create({ collection: 'owner-files', data: {}, file })).rejects.toThrow()
  })
})

describe('the endpoints', () => {
  it.each(visitorNames)('are open to staff, and to a reader for reading: %s', async (who) => {
    const { owner } = await createOwner()
    await write({ to: [owner] })
    const { id } = await firstMessage()
    const isStaff = staff.includes(who)
    const good = isStaff ? 200 : 403
    expect((await write({ to: [owner], subject: 'Nog iets' }, who)).status).toBe(good)
    expect((await post(`/owner-messages/${id}/answer`, { body: 'x' }, who)).status).toBe(good)
    expect((await post(`/owner-messages/${id}/read`, {}, who)).status).toBe(good)
    expect((await post('/owner-messages', { owner, subject: 'x', body: 'x' }, who)).status).toBe(403)
    const token = await logIn(payload, visitors[who])
    const ask = async (method: 'GET' | 'PATCH' | 'DELETE', body?: object) =>
      (await rest({ method, path: `/owner-messages/${id}`, body, token })).status
    expect(await ask('GET')).toBe(who === 'reader' ? 200 : good)
    expect(await ask('PATCH', { subject: 'x' })).toBe(403)
    expect(await ask('DELETE')).toBe(isStaff && who !== 'agent' ? 200 : 403)
  })
})

describe('what is erased', () => {
  const filesThere = () => {
    const folder = path.join(site.dataDir, 'owner-files')
    return existsSync(folder) ? readdirSync(folder).length : 0
  }

  it('with a message: its answers, its mails, and the files that no other message has', async () => {
    const [one, two] = [await createOwner(), await createOwner()]
    const [shared, own] = [await createFile(), await createFile()]
    await write({ to: [one.owner, two.owner], attachments: [shared] })
    await write({ to: [one.owner], subject: 'Alleen voor u', attachments: [shared, own] })
    const [remaining, , gone] = await findMessages()
    await answerAsOwner(one.owner, gone?.id ?? 0)
    const before = filesThere()
    const token = await logIn(payload, visitors.editor)
    const path = `/owner-messages/${gone?.id}`
    expect((await rest({ method: 'DELETE', path, token })).status).toBe(200)
    const left = await findMessages()
    expect(left.map(({ owner }) => owner)).toEqual([one.owner, two.owner])
    expect(left[0]).toMatchObject({ id: remaining?.id, attachments: [shared] })
    expect(await findMails()).toHaveLength(2)
    expect(filesThere()).toBe(before - 1)
    const { totalDocs } = await payload.count({ collection: 'owner-files', where: { id: { equals: own } } })
    expect(totalDocs).toBe(0)
  })

  it('with an owner: everything that they and the agency wrote, and the mails about them', async () => {
    const [one, two] = [await createOwner(), await createOwner()]
    const file = await createFile()
    await write({ to: [one.owner], property: one.property, attachments: [file] })
    await answerAsOwner(one.owner, (await firstMessage()).id)
    await write({ to: [two.owner] })
    expect((await post(`/owners/${one.owner}/invite`, {})).status).toBe(200)
    const before = filesThere()
    const token = await logIn(payload, visitors.admin)
    expect((await rest({ method: 'DELETE', path: `/owners/${one.owner}`, token })).status).toBe(200)
    expect((await findMessages()).map(({ owner }) => owner)).toEqual([two.owner])
    expect((await findMails()).map(({ to }) => to)).toEqual([two.email])
    expect(filesThere()).toBe(before - 1)
  })

  it('at night: the files of messages that were never sent, a day after they came', async () => {
    const { purgeOwnerFiles } = await import('@/cms/operations/owner-messages/erase-owner-messages')
    const { owner } = await createOwner()
    const [sent, stray] = [await createFile(), await createFile()]
    await write({ to: [owner], attachments: [sent] })
    const [before, hour] = [filesThere(), 3_600_000]
    const left = async () => {
      const found = await payload.find({ collection: 'owner-files', where: { id: { in: [sent, stray] } } })
      return found.docs.map(({ id }) => id).toSorted((a, b) => a - b)
    }
    await purgeOwnerFiles({ payload, now: new Date(Date.now() + 23 * hour) })
    expect(await left()).toEqual([sent, stray])
    await purgeOwnerFiles({ payload, now: new Date(Date.now() + 25 * hour) })
    expect(await left()).toEqual([sent])
    expect(filesThere()).toBeLessThan(before)
    const { schedule } = await import('@/cms/jobs/jobs')
    expect(schedule['purge-owner-files']).toBeDefined()
  })

  it.each(['message', 'owner'] as const)(
    'does not include files where the deletion is not committed: %s',
    async (what) => {
      const { owner } = await createOwner()
      await write({ to: [owner], attachments: [await createFile()] })
      const { id } = await firstMessage()
      const before = filesThere()
      const path = what === 'message' ? `/owner-messages/${id}` : `/owners/${owner}`
      const erase = async () =>
        (await rest({ method: 'DELETE', path, token: await logIn(payload, visitors.admin) })).status
      const db = payload.db.drizzle
      await db.execute(sql`create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'refused'; end $$`)
      // When everything has been done except the commit.
      await db.execute(sql`create constraint trigger broken after delete on owner_messages
        deferrable initially deferred for each row execute function refuse()`)
      const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
      expect(await erase()).toBe(500)
      error.mockRestore()
      await db.execute(sql`drop trigger broken on owner_messages`)
      await db.execute(sql`drop function refuse()`)
      expect((await firstMessage()).id).toBe(id)
      expect(filesThere()).toBe(before)
      expect(await erase()).toBe(200)
      expect(await findMessages()).toEqual([])
      expect(filesThere()).toBe(before - 1)
    },
  )
})
