import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MOST_ANSWER_BYTES } from '@/domain/answers/answer-files'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { Locale } from '@/domain/shared/locale'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { documentFiles } from '../../support/files/document-files'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, requestOf, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let site: Site
let rest: CallRest
let visitors: Visitors

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  visitors = await createVisitors(site.payload)
})
afterAll(stopPayload)

async function makeDocument(name: string, size: number = documentFiles.pdf.length): Promise<number> {
  const data = Buffer.alloc(size)
  data.set(documentFiles.pdf)
  data.set(documentFiles.pdf, size - documentFiles.pdf.length)
  const file = { data, mimetype: 'application/pdf', name, size }
  return (await site.payload.create({ collection: 'documents', data: { title: name }, file })).id
}

const ask = async (who: VisitorName, given: Omit<Parameters<CallRest>[0], 'token'>) =>
  rest({ ...given, token: await logIn(site.payload, visitors[who]) })

async function make(data: object, locale = 'nl') {
  const path = `/answer-templates?locale=${locale}`
  const response = await ask('editor', { method: 'POST', path, body: data })
  return { status: response.status, answer: await response.json() }
}

/** The letters that the form of a lead begins with, in their order. */
async function lettersFor(kind: LeadKind, locale: Locale) {
  const { lettersOf } = await import('@/cms/admin/answers/answer-letters')
  const req = await requestOf(site.payload, { user: visitors.agent, payloadAPI: 'REST' })
  return lettersOf({ req, kind, locale, visitor: 'Zoë' })
}

describe('a template of an answer', () => {
  it('for a kind of lead comes first and by itself, with its documents; one for any can be chosen', async () => {
    const document = await makeDocument('huurvoorwaarden.pdf')
    const texts = { subject: 'Onze voorwaarden', text: 'Hierbij onze voorwaarden.' }
    await make({ name: 'Huren', kinds: ['rental-application'], files: [document], ...texts })
    await make({ name: 'Algemeen', text: 'Wij bellen u terug.' })
    const [first, standard, other, ...more] = await lettersFor('rental-application', 'nl')
    expect(first).toMatchObject({ name: 'Huren', subject: 'Onze voorwaarden' })
    expect(first?.text).toBe('Dag Zoë,\n\nHierbij onze voorwaarden.\n\nMet vriendelijke groeten\nagent')
    const size = documentFiles.pdf.length
    expect(first?.documents).toEqual([{ id: document, name: 'huurvoorwaarden.pdf', size }])
    expect(standard).toMatchObject({ documents: [] })
    expect(other).toMatchObject({ name: 'Algemeen', subject: standard?.subject })
    expect(more).toEqual([])
    expect((await lettersFor('site-contact', 'nl')).map(({ name }) => name)).toEqual([
      expect.not.stringMatching('Huren'),
      'Algemeen',
    ])
  })

  it('is offered only in a language in which it has a text', async () => {
    const { answer } = await make({ name: 'Verkopen', kinds: ['contact-demand'], text: 'Dank u.' })
    expect(await lettersFor('contact-demand', 'fr')).toHaveLength(1)
    const path = `/answer-templates/${answer.doc.id}?locale=fr`
    await ask('editor', { method: 'PATCH', path, body: { text: 'Merci.' } })
    expect((await lettersFor('contact-demand', 'fr'))[0]?.text).toContain('Merci.')
  })

  it('has no more files than a mail can carry', async () => {
    const half = MOST_ANSWER_BYTES / 2 + 1
    const files = [await makeDocument('a.pdf', half), await makeDocument('b.pdf', half)]
    const { status, answer } = await make({ name: 'Te zwaar', text: 'x', files })
    expect(status).toBe(400)
    expect(answer.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'files' })])
    expect((await make({ name: 'Licht', text: 'x', files: files.slice(1) })).status).toBe(201)
  })

  it('keeps its document from being deleted', async () => {
    const document = await makeDocument('tarieven.pdf')
    await make({ name: 'Tarieven', text: 'x', files: [document] })
    expect((await ask('editor', { method: 'DELETE', path: `/documents/${document}` })).status).toBe(409)
  })

  it('is changed by editors, and named in the log', async () => {
    const { answer } = await make({ name: 'Oude naam', text: 'x' })
    const path = `/answer-templates/${answer.doc.id}`
    expect((await ask('agent', { method: 'PATCH', path, body: { name: 'Nieuw' } })).status).toBe(403)
    expect((await ask('agent', { path })).status).toBe(200)
    expect((await ask('editor', { method: 'PATCH', path, body: { name: 'Nieuwe naam' } })).status).toBe(200)
    const { docs } = await site.payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ action: 'change', kind: 'answer-templates' })
    expect(JSON.stringify(docs[0])).toContain('Nieuwe naam')
  })
})
