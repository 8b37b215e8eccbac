import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getScope } from '@/cms/access/staff-scope'
import { findNewLeads } from '@/cms/queries/dashboard/new-leads'
import { countWaiting } from '@/cms/queries/dashboard/waiting-counts'
import { countLeadViews } from '@/cms/queries/leads/lead-views'
import { getPersonOfLead } from '@/cms/queries/leads/person-of-lead'
import { confidentialKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { mailTopic } from '@/domain/mail/mail-topic'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type VisitorName, type Visitors } from '../../support/site/visitors'

let payload: Payload
let rest: CallRest
let visitors: Visitors

const email = 'zoe@example.com'
const ids = { question: 0, offer: 0 }
const now = new Date()

async function createLead(kind: LeadKind): Promise<number> {
  const data = {
    kind,
    name: 'Zoë',
    email,
    source: 'website',
    language: 'fr',
    status: 'new',
    values: {},
  } as const
  const { id } = await payload.create({ collection: 'leads', data })
  const link = 'https://agency.example/fr/visites/annuler/?token=1.2.abcdef-secret'
  const body = { html: `<a href="${link}">x</a>`, text: link, headers: { 'List-Unsubscribe': link } }
  const mail = { to: email, subject: kind, locale: 'fr', ...body, messageId: `${id}` } as const
  for (const name of [`${kind}-agency`, 'lead-answer'])
    await payload.create({
      collection: 'mails',
      data: {
        ...mail,
        kind: name,
        topic: mailTopic(name),
        about: `leads/${id}`,
        status: 'sent',
        attempts: 1,
      },
    })
  return id
}

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  ids.question = await createLead('contact-me')
  ids.offer = await createLead('purchase-offer')
  await createLead('rental-application')
  await createLead('job-contact')
})
afterAll(stopPayload)

async function ask(who: VisitorName, path: string) {
  const response = await rest({ path, token: await logIn(payload, visitors[who]) })
  return { status: response.status, body: await response.json() }
}

describe('offers, rental and job applications', () => {
  it('are the confidential kinds', () => {
    expect([...confidentialKinds].sort()).toEqual(['job-contact', 'purchase-offer', 'rental-application'])
  })

  it('do not exist for a reader, in lists, counts and by their number', async () => {
    const list = await ask('reader', '/leads')
    expect(list.body.docs.map(({ id }: { id: number }) => id)).toEqual([ids.question])
    expect((await ask('reader', '/leads/count')).body.totalDocs).toBe(1)
    expect((await ask('reader', `/leads/${ids.offer}`)).status).toBe(404)
    expect((await ask('agent', '/leads/count')).body.totalDocs).toBe(4)
  })

  it('have no mails for a reader, and no lead has its answers', async () => {
    const { body } = await ask('reader', '/mails')
    expect(body.docs.map(({ subject, topic }: Record<string, string>) => [subject, topic])).toEqual([
      ['contact-me', 'contact-me'],
    ])
    expect((await ask('agent', '/mails')).body.totalDocs).toBe(8)
  })

  it('nor has a mail links for a reader with which they could act for its recipient', async () => {
    expect(JSON.stringify((await ask('reader', '/mails')).body)).not.toContain('abcdef-secret')
    expect(JSON.stringify((await ask('agent', '/mails')).body)).toContain('abcdef-secret')
  })

  it('are not on the dashboard of a reader, in their counts, nor on the page of a person', async () => {
    const user = visitors.reader
    const scope = await getScope({ payload, user })
    const found = await findNewLeads({ payload, user: 0, agent: null, scope, limit: 9 })
    expect([found.total, found.leads.map(({ id }) => id)]).toEqual([1, [ids.question]])
    expect(await countWaiting({ payload, scope, now })).toMatchObject({ leads: 1 })
    expect(await countLeadViews({ payload, user: 0, scope, now })).toMatchObject({ new: 1, month: 1 })
    const person = await getPersonOfLead({ payload, scope, lead: ids.question })
    expect(person?.leads.items.map(({ id }) => id)).toEqual([ids.question])
    expect(await getPersonOfLead({ payload, scope, lead: ids.offer })).toBeNull()
    expect(await getScope({ payload, user: visitors.agent })).toMatchObject({
      leads: 'all',
      confidential: 'all',
    })
  })
})
