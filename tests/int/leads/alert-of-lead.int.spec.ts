import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { alertOfProperty } from '@/domain/alerts/alert-of-property'
import { startSite, stopPayload } from '../../support/database/payload'
import { findLeads, findMails, forgetForms, nextVisitor, postForm } from '../../support/forms/post-forms'
import { createPlaces, createProperty } from '../../support/properties/search-properties'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let rest: CallRest
let visitors: Visitors
let lead: number

beforeAll(async () => {
  const site = await startSite({ FORM_FREE_PER_HOUR: '500', FORM_LIMIT_PER_HOUR: '900' })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: 2101, price: 350_000, publishPrice: true })
})
afterAll(stopPayload)
beforeEach(async () => {
  nextVisitor()
  await postForm('contact-me', { property: 2101, lang: 'nl', email: 'jan@example.com' })
  lead = (await findLeads(payload))[0]?.id ?? 0
  await payload.delete({ collection: 'mails', where: {} })
})
afterEach(() => forgetForms(payload))

const search = {
  firstName: 'Jan',
  lastName: 'Peeters',
  email: 'jan@example.com',
  phone: '',
  language: 'nl',
  goal: 'sale',
  types: ['1'],
  cities: ['Wavre|1300'],
  minPrice: '280000',
  maxPrice: '420000',
  minBedrooms: '3',
  frequency: 'daily',
}

const staff: readonly VisitorName[] = ['agent', 'editor', 'admin']

const ask = async (
  more: object = {},
  { who = 'agent', of = lead }: { who?: VisitorName; of?: number | string } = {},
) =>
  rest({
    method: 'POST',
    path: `/leads/${of}/alert`,
    body: { ...search, ...more },
    token: await logIn(payload, visitors[who]),
  })

const findAlerts = async () => (await payload.find({ collection: 'alerts', pagination: false })).docs

describe('a search alert that staff note', () => {
  it.each(visitorNames)('is taken from staff alone: %s', async (who) => {
    const isStaff = staff.includes(who)
    expect((await ask({}, { who })).status).toBe(isStaff ? 200 : 403)
    expect(await findAlerts()).toHaveLength(isStaff ? 1 : 0)
    // An owner's login sends one of its own.
    const asked = (await findMails(payload)).filter(({ kind }) => kind === 'demand-register-visitor')
    expect(asked).toHaveLength(isStaff ? 1 : 0)
  })

  it('begins with the person and the property of the lead', async () => {
    const { getAlertToMake } = await import('@/cms/queries/alerts/alert-to-make')
    const found = await getAlertToMake({ payload, lead, scope: wholeScope })
    expect(found).toMatchObject({
      caller: { email: 'jan@example.com', language: 'nl' },
      criteria: { goal: 'sale', minPrice: '280000', maxPrice: '420000' },
    })
    expect(found?.criteria.cities).toHaveLength(1)
    expect(found?.criteria.types).toHaveLength(1)
    await payload.db.updateOne({
      collection: 'properties',
      where: { publicId: { equals: 2101 } },
      data: { publishPrice: false },
    })
    expect((await getAlertToMake({ payload, lead, scope: wholeScope }))?.criteria).toMatchObject({
      minPrice: '',
      maxPrice: '',
    })
    await payload.db.updateOne({
      collection: 'properties',
      where: { publicId: { equals: 2101 } },
      data: { publishPrice: true },
    })
    expect(await getAlertToMake({ payload, lead: 999_999, scope: wholeScope })).toBeNull()
    expect(alertOfProperty(null).goal).toBe('')
  })

  it('sends nothing until the person confirms it, and is kept with a lead of the colleague', async () => {
    const { status, body } = await ask({ privacy: true, newsletter: true }).then(async (response) => ({
      status: response.status,
      body: await response.json(),
    }))
    expect(status).toBe(200)
    const [alert] = await findAlerts()
    expect(alert).toMatchObject({
      state: 'unconfirmed',
      email: 'jan@example.com',
      language: 'nl',
      goal: 'sale',
    })
    const [mail, ...others] = await findMails(payload)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'demand-register-visitor', to: 'jan@example.com', locale: 'nl' })
    expect(mail?.text).toContain('/nl/alerts/confirm/?token=')
    const made = (await findLeads(payload)).find(({ id }) => id === body.id)
    expect(made).toMatchObject({
      ...{ kind: 'demand-register', status: 'done', source: 'phone', assignedTo: visitors.agent?.id },
    })
    expect(made?.values).not.toHaveProperty('privacy')
    expect(made?.values).not.toHaveProperty('newsletter')
    expect(body.href).toBe(`/admin/person?lead=${body.id}`)
    expect((await payload.find({ collection: 'subscribers' })).totalDocs).toBe(0)
    const { getPersonOfLead } = await import('@/cms/queries/leads/person-of-lead')
    const person = await getPersonOfLead({ payload, scope: wholeScope, lead })
    expect(person?.alerts.items.map(({ id }) => id)).toEqual([alert?.id])
  })

  it('is stored once, and asks again for the same criteria', async () => {
    const requestId = randomUUID()
    await ask({ requestId })
    await ask({ requestId })
    expect(await findMails(payload)).toHaveLength(1)
    await ask({ requestId: randomUUID() })
    expect(await findAlerts()).toHaveLength(1)
    expect(await findMails(payload)).toHaveLength(2)
  })

  it('is refused at its fields', async () => {
    const empty = { lastName: '', email: 'jan@', goal: '', types: [], cities: [], language: 'it' }
    const refused = await ask(empty)
    expect(refused.status).toBe(422)
    expect((await refused.json()).errors).toEqual({
      lastName: 'required',
      email: 'invalid',
      goal: 'required',
      types: 'required',
      cities: 'required',
      language: 'required',
    })
    expect((await ask({ maxPrice: 'much' })).status).toBe(422)
    expect((await ask({}, { of: 999_999 })).status).toBe(404)
    expect((await ask({}, { of: 'x' })).status).toBe(404)
    expect(await findAlerts()).toEqual([])
  })

  it('is in the audit log', async () => {
    await ask()
    const { docs } = await payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ action: 'create', kind: 'leads' })
  })
})
