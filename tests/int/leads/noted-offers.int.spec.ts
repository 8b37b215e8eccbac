import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { dayAhead } from '../../support/appointments/book-appointments'
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
let rows: Record<'sale' | 'rent' | 'sold' | 'draft', number>

beforeAll(async () => {
  const site = await startSite({ FORM_FREE_PER_HOUR: '500', FORM_LIMIT_PER_HOUR: '900' })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  const places = await createPlaces(payload)
  rows = {
    sale: await createProperty(payload, { places, publicId: 2101 }),
    rent: await createProperty(payload, { places, publicId: 2102, goal: 'rent', price: 950 }),
    sold: await createProperty(payload, { places, publicId: 2103, status: 'sold' }),
    draft: await createProperty(payload, { places, publicId: 2104 }),
  }
  await payload.db.updateOne({ collection: 'properties', id: rows.draft, data: { _status: 'draft' } })
})
afterAll(stopPayload)
beforeEach(async () => {
  nextVisitor()
  await postForm('contact-me', { property: 2101, email: 'jan@example.com' })
  lead = (await findLeads(payload))[0]?.id ?? 0
  await payload.delete({ collection: 'mails', where: {} })
})
afterEach(() => forgetForms(payload))

const offer = () => ({
  ...{ firstName: 'Jan', lastName: 'Peeters', email: 'jan@example.com', phone: '', language: 'nl' },
  ...{ property: rows.sale, amount: '€ 340.000', endDate: dayAhead(10) },
  ...{ conditions: 'Een lening van 80 %.', remark: 'Belt maandag terug.' },
})

const note = async (
  more: object = {},
  { who = 'agent', of = lead }: { who?: VisitorName; of?: number } = {},
) =>
  rest({
    method: 'POST',
    path: `/leads/${of}/offer`,
    body: { ...offer(), ...more },
    token: await logIn(payload, visitors[who]),
  })

const findOffers = async () => (await findLeads(payload)).filter(({ kind }) => kind === 'purchase-offer')

const errorsOf = async (more: object) => {
  const response = await note(more)
  expect(response.status).toBe(422)
  return (await response.json()).errors
}

describe('an offer that staff note', () => {
  it.each(visitorNames)('is taken from staff alone: %s', async (who) => {
    const isStaff = ['agent', 'editor', 'admin'].includes(who)
    expect((await note({}, { who })).status).toBe(isStaff ? 200 : 403)
    expect(await findOffers()).toHaveLength(isStaff ? 1 : 0)
  })

  it('is a lead of the kind of the form, at the property and with the person, without a mail', async () => {
    const answer = await note({ privacy: true })
    expect(answer.status).toBe(200)
    const { id, href } = await answer.json()
    expect(href).toBe(`/admin/person?lead=${id}`)
    const [stored] = await findOffers()
    expect(stored).toMatchObject({
      ...{ id, status: 'new', source: 'phone', assignedTo: visitors.agent?.id, property: rows.sale },
      values: { amount: 340_000, conditions: 'Een lening van 80 %.', remark: 'Belt maandag terug.' },
    })
    expect(stored?.values).not.toHaveProperty('privacy')
    expect(await findMails(payload)).toEqual([])
    const { findPropertyOffers } = await import('@/cms/queries/leads/property-offers')
    expect(await findPropertyOffers(payload, { property: rows.sale, scope: wholeScope })).toMatchObject({
      offers: [{ id, name: 'Jan Peeters', amount: 340_000, endDate: dayAhead(10) }],
      isCut: false,
    })
    const { getPersonOfLead } = await import('@/cms/queries/leads/person-of-lead')
    const person = await getPersonOfLead({ payload, scope: wholeScope, lead })
    expect(person?.leads.items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase-offer', 340_000],
      ['contact-me', null],
    ])
    const { docs } = await payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ action: 'create', kind: 'leads' })
  })

  it('is possible where the form of the site is', async () => {
    expect(await errorsOf({ property: rows.rent })).toEqual({ property: 'invalid' })
    expect(await errorsOf({ property: rows.sold })).toEqual({ property: 'sold' })
    expect(await errorsOf({ property: rows.draft })).toEqual({ property: 'invalid' })
    expect(await errorsOf({ property: null })).toEqual({ property: 'required' })
    expect(await errorsOf({ property: 999_999 })).toEqual({ property: 'required' })
    expect(await findOffers()).toEqual([])
  })

  it('is refused at its fields', async () => {
    const wrong = { lastName: '', email: '', amount: 'much', endDate: dayAhead(-1), language: '' }
    expect(await errorsOf(wrong)).toEqual({
      ...{
        lastName: 'required',
        phone: 'required',
        amount: 'invalid',
        endDate: 'past',
        language: 'required',
      },
    })
    expect(await errorsOf({ amount: '0', endDate: '' })).toEqual({ amount: 'too-low', endDate: 'required' })
    expect((await note({}, { of: 999_999 })).status).toBe(404)
  })

  it('is stored once', async () => {
    const requestId = randomUUID()
    const answers = await Promise.all([note({ requestId }), note({ requestId })])
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(ids[0]).toBe(ids[1])
    expect(await findOffers()).toHaveLength(1)
  })
})
