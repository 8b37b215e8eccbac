import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { getLeadToPlan } from '@/cms/queries/leads/caller-of-lead'
import { startPayload, stopPayload } from '../../support/database/payload'
import { findLeads, forgetForms, postForm } from '../../support/forms/post-forms'
import { createPlaces, createProperty } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
  await createProperty(payload, { places: await createPlaces(payload), publicId: 2101 })
})
afterAll(stopPayload)
afterEach(() => forgetForms(payload))

it('the person of a lead is who a visit is planned with, at the property of the lead', async () => {
  await postForm('contact-me', { lang: 'nl', property: 2101, phone: '0470123456' })
  const [lead] = await findLeads(payload)
  expect(await getLeadToPlan({ payload, lead: lead?.id ?? 0, scope: wholeScope })).toEqual({
    id: lead?.id,
    property: 2101,
    propertyRow: lead?.property,
    caller: {
      firstName: 'Jeanne',
      lastName: 'Dupont',
      phone: '+32 470 12 34 56',
      email: 'jeanne.dupont@example.com',
      language: 'nl',
    },
  })
})

it('a lead without a last name gives its name, and an unknown one nothing', async () => {
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      kind: 'site-contact',
      status: 'new',
      source: 'phone',
      language: 'fr',
      name: 'Jan Peeters',
      values: {},
    },
  })
  expect(await getLeadToPlan({ payload, lead: id, scope: wholeScope })).toMatchObject({
    property: null,
    caller: { firstName: '', lastName: 'Jan Peeters', phone: '', email: '' },
  })
  expect(await getLeadToPlan({ payload, lead: 2_000_000, scope: wholeScope })).toBeNull()
  expect(await getLeadToPlan({ payload, lead: null, scope: wholeScope })).toBeNull()
})
