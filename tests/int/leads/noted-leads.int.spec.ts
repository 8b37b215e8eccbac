import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLeadProject } from '../../support/forms/lead-project'
import { findLeads, findMails, forgetForms, postForm } from '../../support/forms/post-forms'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createPlaces, createProperty } from '../../support/properties/search-properties'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let rest: CallRest
let visitors: Visitors
let property: number
let project: number

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: 2101, status: 'sold' })
  await createLeadProject(payload, places)
  const first = async (collection: 'properties' | 'projects') =>
    (await payload.find({ collection, limit: 1 })).docs[0]?.id ?? 0
  property = await first('properties')
  project = await first('projects')
})
afterAll(stopPayload)
afterEach(() => forgetForms(payload))

const call = {
  name: 'Jan Peeters',
  phone: '0470 12 34 56',
  email: '',
  remark: 'Is het dak nieuw?',
  property: null,
  project: null,
  source: 'phone',
  language: 'nl',
}

const note = async (more: object = {}, who: VisitorName = 'agent') =>
  rest({
    method: 'POST',
    path: '/leads/noted',
    body: { ...call, ...more },
    token: await logIn(payload, visitors[who]),
  })

describe('what staff note of a caller', () => {
  it.each(visitorNames)('is taken from staff alone: %s', async (who) => {
    const isStaff = ['agent', 'editor', 'admin'].includes(who)
    expect((await note({}, who)).status).toBe(isStaff ? 200 : 403)
    expect(await findLeads(payload)).toHaveLength(isStaff ? 1 : 0)
  })

  it('is a lead of the one who notes it, without a mail, in the audit log', async () => {
    const answer = await (await note()).json()
    const [lead] = await findLeads(payload)
    expect(answer).toEqual({ ok: true, id: lead?.id, href: `/admin/collections/leads/${lead?.id}` })
    expect(lead).toMatchObject({
      kind: 'site-contact',
      source: 'phone',
      status: 'new',
      language: 'nl',
      name: 'Jan Peeters',
      phone: '+32 470 12 34 56',
      email: null,
      values: { lastName: 'Jan Peeters', phone: '+32 470 12 34 56', remark: 'Is het dak nieuw?' },
    })
    expect(lead?.assignedTo).toBe(visitors.agent?.id)
    expect(lead?.answeredAt).toBeFalsy()
    expect(await findMails(payload)).toEqual([])
    const { docs } = await payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({
      action: 'create',
      kind: 'leads',
      document: String(lead?.id),
      name: 'agent',
    })
  })

  it('is about a property, also a sold one, or a project', async () => {
    await note({ property, source: 'walk-in' })
    await note({ project, email: 'Jan@Example.com', phone: '' })
    const [first, second] = await findLeads(payload)
    expect(first).toMatchObject({ kind: 'contact-me', source: 'walk-in', values: { property: 2101 } })
    expect(first?.property).toBe(property)
    expect(second).toMatchObject({ kind: 'contact-construction', email: 'jan@example.com', phone: null })
    expect(second?.project).toBe(project)
  })

  it('is one lead, however often the same post arrives', async () => {
    const answers = [await note({ requestId: 'a-key' }), await note({ requestId: 'a-key' })]
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
    expect(second).toEqual(first)
    expect(await findLeads(payload)).toHaveLength(1)
  })

  it('is refused with codes by field, and nothing is stored', async () => {
    const refused = async (more: object) => {
      const answer = await note(more)
      return [answer.status, (await answer.json()).errors]
    }
    expect(await refused({ name: '', phone: '' })).toEqual([422, { name: 'required', phone: 'required' }])
    expect(await refused({ property: 2_000_000 })).toEqual([422, { property: 'invalid' }])
    expect(await refused({ project: 2_000_000 })).toEqual([422, { project: 'invalid' }])
    expect(await refused({ source: 'website' })).toEqual([422, { source: 'invalid' }])
    expect(await findLeads(payload)).toEqual([])
  })
})

it('a form of the site says that it comes from there, and the list exports where leads come from', async () => {
  await postForm('site-contact')
  await note()
  expect((await findLeads(payload)).map(({ source }) => source)).toEqual(['website', 'phone'])
  const token = await logIn(payload, visitors.agent)
  const headers = { 'accept-language': 'en' }
  const list = await (await rest({ path: '/leads/export', token, headers })).text()
  expect(list).toContain('Came in by')
  expect(list).toContain('Form of the site')
})
