import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MOST_ANSWER_BYTES, MOST_ANSWER_FILES } from '@/domain/answers/answer-files'
import { deliverAnswer, latestAnswer, sendAnswer, type AnswerToSend } from '../../support/answers/send-answer'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { documentFiles, makeZip, officeFiles } from '../../support/files/document-files'
import { disclosedBy, pictureWithMetadata } from '../../support/files/pictures-with-metadata'
import { namesIn } from '../../support/files/stored-files'
import { findLeads, findMails, forgetForms } from '../../support/forms/post-forms'
import { attachmentsIn } from '../../support/mail/attachments'
import { startMailServer, type MailServer } from '../../support/mail/mail-server'
import { makeLead, run } from '../../support/replies/reply-site'
import { drawHtml } from '../../support/site/draw-html'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import {
  createVisitors,
  requestOf,
  visitorNames,
  type VisitorName,
  type Visitors,
} from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

const attachmentsOf = (source = '') => attachmentsIn(Buffer.from(source, 'latin1'))

let site: Site
let server: MailServer
let rest: CallRest
let visitors: Visitors

beforeAll(async () => {
  server = await startMailServer()
  site = await startSite({ SMTP_URL: server.url, AGENCY_EMAIL: 'office@agency.example' })
  rest = createRest(site.config)
  visitors = await createVisitors(site.payload)
})
afterAll(async () => {
  await stopPayload()
  await server.stop()
})
afterEach(async () => {
  server.behave('accept')
  server.mails.length = 0
  const { eraseLeads } = await import('@/cms/operations/leads/erase-leads')
  const req = await requestOf(site.payload, { user: visitors.admin, payloadAPI: 'local' })
  await eraseLeads({ req, ids: (await findLeads(site.payload)).map(({ id }) => id) })
  await forgetForms(site.payload)
  expect(await namesIn('applicant-files')).toEqual([])
  expect((await run(site.payload, 'select id from lead_answer_files')).rows).toEqual([])
})

const plan = { name: 'Plan Zoë – étage 1.pdf', bytes: documentFiles.pdf }

type Sending = Partial<Omit<AnswerToSend, 'lead' | 'user'>> & { lead?: number; who?: VisitorName }

async function send({ lead, who = 'agent', ...more }: Sending) {
  const id = lead ?? (await makeLead(site.payload))
  return { lead: id, ...(await sendAnswer(site, { lead: id, user: visitors[who], ...more })) }
}

async function makeDocument(name = 'honoraires.pdf'): Promise<number> {
  const data = Buffer.from(documentFiles.pdf)
  const file = { data, mimetype: 'application/pdf', name, size: data.length }
  return (await site.payload.create({ collection: 'documents', data: { title: 'Honoraires' }, file })).id
}

async function screen(lead: number, who: VisitorName): Promise<string> {
  const { LeadMails } = await import('@/cms/admin/leads/lead-mails')
  const req = await requestOf(site.payload, { user: visitors[who], payloadAPI: 'REST' })
  const drawn: unknown = await Reflect.apply(LeadMails, undefined, [{ data: { id: lead }, req }])
  return drawHtml(createElement('div', null, Object(drawn)))
}

const storedFiles = async () => (await site.payload.find({ collection: 'applicant-files', sort: 'id' })).docs

describe('an answer with files', () => {
  it('reaches the visitor with every file, under its name and byte for byte', async () => {
    const files = [
      plan,
      { name: 'prix.xlsx', bytes: officeFiles.xlsx },
      { name: 'lettre.odt', bytes: officeFiles.odt },
      { name: 'bail.docx', bytes: documentFiles.docx },
    ]
    expect(await send({ files })).toMatchObject({ status: 200, answer: { ok: true } })
    expect(await deliverAnswer(site.payload)).toBe('done')
    expect(server.mails[0]?.to).toEqual(['jeanne.dupont@example.com'])
    expect(await attachmentsOf(server.mails[0]?.source)).toEqual(
      Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
    )
    expect((await findLeads(site.payload))[0]?.status).toBe('in-hand')
  })

  it('is in the outbox as references, without a copy of a file', async () => {
    await send({ files: [plan], documents: [await makeDocument()] })
    const [file] = await storedFiles()
    const attachments = (await latestAnswer(site.payload))?.attachments
    expect(attachments).toEqual([
      expect.objectContaining({ filename: 'honoraires.pdf', collection: 'documents' }),
      { filename: plan.name, contentType: 'application/pdf', collection: 'applicant-files', id: file?.id },
    ])
    expect(await namesIn('applicant-files')).toEqual([file?.filename])
  })

  it('has the document of a template, which stays where it is', async () => {
    const document = await makeDocument('tarifs.pdf')
    await send({ documents: [document] })
    await deliverAnswer(site.payload)
    expect(await attachmentsOf(server.mails[0]?.source)).toEqual({ 'tarifs.pdf': documentFiles.pdf })
    expect(await storedFiles()).toEqual([])
  })

  it('has a document under a name that neither hides its ending nor begins a line', async () => {
    await send({ documents: [await makeDocument('tarifs\u202efdp\r\nBcc: all.pdf')] })
    const stored = await latestAnswer(site.payload)
    expect(stored?.attachments).toEqual([
      expect.objectContaining({ filename: 'tarifsfdp Bcc: all.pdf', collection: 'documents' }),
    ])
  })

  it('is sent with its files again after a failed attempt, and when staff send it again', async () => {
    server.behave('refuse')
    const { lead } = await send({ files: [plan] })
    expect(await deliverAnswer(site.payload)).toBe('again')
    expect(server.mails).toEqual([])
    server.behave('accept')
    expect(await deliverAnswer(site.payload, 2)).toBe('done')
    const path = `/mails/${(await latestAnswer(site.payload))?.id}/send-again`
    const token = await logIn(site.payload, visitors.agent)
    expect((await rest({ method: 'POST', path, token })).status).toBe(200)
    expect(await deliverAnswer(site.payload)).toBe('done')
    expect(server.mails).toHaveLength(2)
    for (const { source } of server.mails)
      expect(await attachmentsOf(source)).toEqual({ [plan.name]: plan.bytes })
    expect(await screen(lead, 'agent')).toContain('Plan Zoë')
  })

  it('discloses nothing of the camera of a picture', async () => {
    const bytes = await pictureWithMetadata({ kind: 'jpg' })
    expect((await send({ files: [{ name: 'salon.jpg', bytes }] })).status).toBe(200)
    await deliverAnswer(site.payload)
    const { 'salon.jpg': sent } = await attachmentsOf(server.mails[0]?.source)
    expect(sent?.length).toBeGreaterThan(0)
    expect(await disclosedBy(Buffer.from(sent ?? []))).toEqual([])
  })
})

describe('the server checks the files', () => {
  const large = (size: number) => {
    const bytes = new Uint8Array(size)
    bytes.set(documentFiles.pdf)
    return bytes
  }
  const half = { name: 'half.pdf', bytes: large(MOST_ANSWER_BYTES / 2 + 1) }

  it.each<[string, number, object, AnswerToSend['files']]>([
    [
      'a program that says it is a PDF',
      422,
      { error: 'type', errors: { place: '1' } },
      [plan, { name: 'x.pdf', bytes: Uint8Array.from(Buffer.from('MZ')), type: 'application/pdf' }],
    ],
    ['a page', 422, { error: 'type' }, [{ name: 'x.html', bytes: documentFiles.pdf }]],
    ['a PDF that is called a picture', 422, { error: 'type' }, [{ name: 'x.png', bytes: documentFiles.pdf }]],
    [
      'a spreadsheet with macros',
      422,
      { error: 'type' },
      [
        {
          name: 'x.xlsx',
          bytes: makeZip([
            ...[{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }],
            { name: 'xl/vbaProject.bin' },
          ]),
        },
      ],
    ],
    [
      'a broken picture',
      422,
      { error: 'type' },
      [{ name: 'x.png', bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]) }],
    ],
    [
      'an empty file',
      422,
      { error: 'hollow', errors: { place: '0' } },
      [{ name: 'x.pdf', bytes: new Uint8Array() }],
    ],
    [
      'one that is too large',
      413,
      { error: 'large', errors: { place: '0' } },
      [{ name: 'x.pdf', bytes: large(MOST_ANSWER_BYTES + 1) }],
    ],
    ['two that are too large together', 413, { error: 'together' }, [half, half]],
    [
      'too many',
      413,
      { error: 'many' },
      Array.from({ length: MOST_ANSWER_FILES + 1 }, (_, at) => ({ ...plan, name: `${at}.pdf` })),
    ],
  ])('%s is refused, and nothing is sent or stored', async (_what, status, refusal, files) => {
    expect(await send({ files })).toMatchObject({ status, answer: { ok: false, ...refusal } })
    expect(await findMails(site.payload)).toEqual([])
    expect(await namesIn('applicant-files')).toEqual([])
    expect((await findLeads(site.payload))[0]?.status).toBe('new')
  })

  it('a document that is gone is refused', async () => {
    expect(await send({ documents: [999_999] })).toMatchObject({ status: 422, answer: { error: 'hollow' } })
    expect(await findMails(site.payload)).toEqual([])
  })

  it.each([{ subject: ' ' }, { text: '\n' }])('an answer with %j keeps no file', async (texts) => {
    expect(await send({ files: [plan], ...texts })).toMatchObject({ status: 400, answer: { error: 'empty' } })
    expect(await namesIn('applicant-files')).toEqual([])
  })

  it.each(visitorNames)('and who sends it: %s', async (who) => {
    const isStaff = ['agent', 'editor', 'admin'].includes(who)
    expect((await send({ files: [plan], who })).status).toBe(isStaff ? 200 : 403)
    expect(await namesIn('applicant-files')).toHaveLength(isStaff ? 1 : 0)
  })

  it('a lead that nobody can answer keeps no file', async () => {
    const lead = await makeLead(site.payload, { email: null })
    expect(await send({ lead, files: [plan] })).toMatchObject({ status: 409 })
    expect(await send({ lead: 999_999, files: [plan] })).toMatchObject({ status: 404 })
    expect(await namesIn('applicant-files')).toEqual([])
  })
})

describe('the conversation', () => {
  it('names the files, and links them for staff alone', async () => {
    const { lead } = await send({ files: [plan], documents: [await makeDocument('tarifs.pdf')] })
    const [file] = await storedFiles()
    const html = await screen(lead, 'agent')
    expect(html).toContain(`/api/applicant-files/file/${file?.filename}`)
    expect(html).toMatch(/\/api\/documents\/file\/[^"]+"[^>]*>tarifs\.pdf/)
    expect(html).toContain(plan.name)
    // A reader does not see answers, as their mails do not say how confidential they are.
    expect(await screen(lead, 'reader')).not.toContain('Plan')
  })

  it('keeps the name of a document that is deleted since', async () => {
    const document = await makeDocument('tarifs.pdf')
    const { lead } = await send({ documents: [document] })
    const token = await logIn(site.payload, visitors.editor)
    expect((await rest({ method: 'DELETE', path: `/documents/${document}`, token })).status).toBe(200)
    const html = await screen(lead, 'agent')
    expect(html).toContain('tarifs.pdf')
    expect(html).not.toContain('/api/documents/')
  })

  it('keeps the names of the files that are erased with the text of their mail, and no file', async () => {
    const document = await makeDocument('tarifs.pdf')
    const { lead } = await send({ files: [plan], documents: [document] })
    await deliverAnswer(site.payload)
    await run(site.payload, `update mails set created_at = now() - interval '100 days'`)
    const { purgeMails } = await import('@/cms/operations/mails/purge-mails')
    await purgeMails({ payload: site.payload, now: new Date() })
    expect((await latestAnswer(site.payload))?.text).toBeNull()
    const html = await screen(lead, 'agent')
    expect(html).toContain(plan.name)
    expect(html).not.toContain('/api/applicant-files/')
    expect(await namesIn('applicant-files')).toEqual([])
    expect(await storedFiles()).toEqual([])
    // What the agency has for all is no part of the mail.
    expect(html).toContain('/api/documents/file/')
    const token = await logIn(site.payload, visitors.editor)
    const path = '/leads/person?email=jeanne.dupont@example.com'
    const { sentFiles, files } = await (await rest({ path, token })).json()
    expect([sentFiles.length, files]).toEqual([2, []])
  })
})

describe('an answer that waits', () => {
  const remove = async (path: string) => {
    const token = await logIn(site.payload, visitors.editor)
    return (await rest({ method: 'DELETE', path, token })).status
  }

  it('goes with its document, and under its name, though that is deleted meanwhile, also after a failure', async () => {
    const document = await makeDocument('tarifs.pdf')
    const other = await makeDocument('autre.pdf')
    const { lead } = await send({ files: [plan], documents: [document, other] })
    const names = ['tarifs.pdf', 'autre.pdf', plan.name]
    const before = (await latestAnswer(site.payload))?.attachments
    expect(await remove(`/documents/${document}`)).toBe(200)
    server.behave('refuse')
    await deliverAnswer(site.payload)
    await run(site.payload, `update mails set status = 'failed'`)
    expect(await remove(`/documents/${other}`)).toBe(200)
    const after = (await latestAnswer(site.payload))?.attachments
    const types = (list: unknown) => JSON.parse(JSON.stringify(list)).map((file: object) => Object.keys(file))
    expect(types(after)).toEqual(types(before))
    const token = await logIn(site.payload, visitors.agent)
    const path = `/mails/${(await latestAnswer(site.payload))?.id}/send-again`
    expect((await rest({ method: 'POST', path, token })).status).toBe(200)
    server.behave('accept')
    expect(await deliverAnswer(site.payload)).toBe('done')
    const sent = await attachmentsOf(server.mails.at(-1)?.source)
    expect(Object.keys(sent).toSorted()).toEqual(names.toSorted())
    expect(Object.values(sent).every((bytes) => bytes.length === documentFiles.pdf.length)).toBe(true)
    // The copies are of the lead: whoever sees it opens them, and they go with it.
    const html = await screen(lead, 'agent')
    expect(html.match(/applicant-files\/file/g)).toHaveLength(3)
  })

  it('goes with the file that its document had, though that is replaced meanwhile', async () => {
    const document = await makeDocument('tarifs.pdf')
    await send({ documents: [document] })
    const data = Buffer.concat([documentFiles.pdf, Buffer.from('\n% another year')])
    const file = { data, mimetype: 'application/pdf', name: 'tarifs-2027.pdf', size: data.length }
    await site.payload.update({ collection: 'documents', id: document, data: {}, file })
    expect(await deliverAnswer(site.payload)).toBe('done')
    const sent = await attachmentsOf(server.mails.at(-1)?.source)
    expect(Buffer.from(sent['tarifs.pdf'] ?? '').equals(Buffer.from(documentFiles.pdf))).toBe(true)
  })

  it('leaves no copy of a document that cannot be deleted', async () => {
    const document = await makeDocument('tarifs.pdf')
    await send({ documents: [document] })
    await run(
      site.payload,
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    )
    await run(
      site.payload,
      'create trigger refuse before delete on documents for each row execute function refuse()',
    )
    expect(await remove(`/documents/${document}`)).toBe(500)
    await run(site.payload, 'drop trigger refuse on documents')
    expect(await namesIn('applicant-files')).toEqual([])
  })

  it('keeps a file of the agent until it has left', async () => {
    await send({ files: [plan] })
    const [file] = await storedFiles()
    expect(await remove(`/applicant-files/${file?.id}`)).toBe(409)
    await deliverAnswer(site.payload)
    expect(await remove(`/applicant-files/${file?.id}`)).toBe(200)
  })

  it('was sent, and is not sent again without the document that is deleted since', async () => {
    const document = await makeDocument('tarifs.pdf')
    await send({ documents: [document] })
    await deliverAnswer(site.payload)
    expect(await remove(`/documents/${document}`)).toBe(200)
    expect(await namesIn('applicant-files')).toEqual([])
    const token = await logIn(site.payload, visitors.agent)
    const path = `/mails/${(await latestAnswer(site.payload))?.id}/send-again`
    const again = await rest({ method: 'POST', path, token })
    expect([again.status, await again.json()]).toEqual([410, { ok: false, error: 'attachment' }])
    expect((await latestAnswer(site.payload))?.status).toBe('sent')
  })
})

describe('the files of an answer go', () => {
  const gone = async () => {
    expect(await namesIn('applicant-files')).toEqual([])
    expect(await storedFiles()).toEqual([])
    expect((await run(site.payload, 'select id from lead_answer_files')).rows).toEqual([])
  }

  it('with their lead, after its retention', async () => {
    const { lead } = await send({ files: [plan] })
    await run(site.payload, `update leads set erase_at = now() - interval '1 day' where id = ${lead}`)
    const { purgeLeads } = await import('@/cms/operations/leads/purge-forms')
    await purgeLeads({ payload: site.payload, now: new Date() })
    await gone()
  })

  it('with a lead that an editor deletes', async () => {
    const { lead } = await send({ files: [plan] })
    const token = await logIn(site.payload, visitors.editor)
    expect((await rest({ method: 'DELETE', path: `/leads/${lead}`, token })).status).toBe(200)
    await gone()
  })

  it('with their person, who was told of them in their export; a document of the agency stays', async () => {
    const document = await makeDocument('tarifs.pdf')
    const { lead } = await send({ files: [plan], documents: [document] })
    const token = await logIn(site.payload, visitors.editor)
    const email = 'jeanne.dupont@example.com'
    const person = await (await rest({ path: `/leads/person?email=${email}`, token })).json()
    expect(person.sentFiles).toEqual([
      { lead, name: 'tarifs.pdf', size: documentFiles.pdf.length, at: expect.any(String) },
      { lead, name: plan.name, size: plan.bytes.length, at: expect.any(String) },
    ])
    const erase = { method: 'POST', path: '/leads/person/erase', body: { email }, token } as const
    expect((await rest(erase)).status).toBe(200)
    await gone()
    const left = await site.payload.findByID({ collection: 'documents', id: document })
    expect(await namesIn('documents')).toContain(left.filename)
  })

  it('with a mail that an administrator deletes, and with one after two years', async () => {
    await send({ files: [plan] })
    const token = await logIn(site.payload, visitors.admin)
    const path = `/mails/${(await latestAnswer(site.payload))?.id}`
    expect((await rest({ method: 'DELETE', path, token })).status).toBe(200)
    await gone()
    await send({ files: [plan] })
    await deliverAnswer(site.payload)
    await run(site.payload, `update mails set created_at = now() - interval '800 days'`)
    const { purgeMails } = await import('@/cms/operations/mails/purge-mails')
    await purgeMails({ payload: site.payload, now: new Date() })
    await gone()
  })

  it('with a mail to the person that was about the lead of somebody else', async () => {
    const { lead } = await send({ files: [plan] })
    await run(site.payload, `update leads set email = 'other@example.com' where id = ${lead}`)
    const { erasePerson } = await import('@/cms/operations/erase-person')
    const req = await requestOf(site.payload, { user: visitors.editor, payloadAPI: 'local' })
    await erasePerson({ req, email: 'jeanne.dupont@example.com' })
    await gone()
    expect(await findLeads(site.payload)).toHaveLength(1)
  })
})

it('the log has a line for the answer, without the names of its files', async () => {
  const { lead } = await send({ files: [plan] })
  const { docs } = await site.payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 })
  expect(docs[0]).toMatchObject({ action: 'write', kind: 'leads' })
  expect(JSON.stringify(docs[0])).toContain(String(lead))
  expect(JSON.stringify(docs[0])).not.toContain('Plan')
})
