import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noFormQuery } from '@/domain/leads/form-query'
import { createPlace, factories, makeFile, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload
let data: typeof import('@/site/data/leads/shown-forms') & typeof import('@/site/data/leads/lead-choices')
let property: { publicId: number; sold: number; documented: number }

const form = { id: 10, kind: 'site-contact', title: 'Écrivez-nous', intro: null }

const ask = (query: Partial<typeof noFormQuery>, formSettings = form) =>
  data.getShownForm({ form: formSettings, query: { ...noFormQuery, ...query }, locale: 'fr' })

async function createProperty(place: { type: number; city: number }, fields: object): Promise<number> {
  const user = { relationTo: 'users' as const, value: 0 }
  const { publicId } = await payload.create({
    collection: 'properties',
    locale: 'fr',
    data: {
      ...factories.properties({ ...place, user }, nextNumber()),
      _status: 'published',
      listedIn: { french: true },
      ...fields,
    },
  })
  return publicId ?? 0
}

beforeAll(async () => {
  payload = await startPayload()
  data = {
    ...(await import('@/site/data/leads/shown-forms')),
    ...(await import('@/site/data/leads/lead-choices')),
  }
  const place = await createPlace(payload)
  const file = await makeFile('documents')
  const { id } = await payload.create({ collection: 'documents', data: { title: 'PEB' }, file })
  property = {
    publicId: await createProperty(place, { goal: 'rent', price: 1000, costs: { deposit: 2 } }),
    sold: await createProperty(place, { status: 'sold' }),
    documented: await createProperty(place, { documents: [id] }),
  }
  await payload.create({
    collection: 'contact-forms',
    locale: 'fr',
    data: { name: 'Visite', kind: 'contact-appointment', title: 'Réserver une visite', intro: 'Choisissez.' },
  })
})
afterAll(stopPayload)

describe('the form of a module', () => {
  it('is the one that the editor has chosen', async () => {
    expect(await ask({})).toMatchObject({
      kind: 'site-contact',
      isAsked: false,
      settings: 10,
      subject: null,
      texts: { title: 'Écrivez-nous' },
    })
  })

  it('is the one about the property in the address, with the texts of its kind', async () => {
    const appointment = await ask({ property: property.publicId, about: 'appointment' })
    expect(appointment).toMatchObject({
      kind: 'contact-appointment',
      isAsked: true,
      subject: { record: 'property', id: property.publicId },
      texts: { title: 'Réserver une visite', intro: 'Choisissez.' },
    })
    expect(appointment?.settings).toBeUndefined()
    const question = await ask({ property: property.publicId })
    expect(question).toMatchObject({ kind: 'contact-me', texts: { title: 'Demander des informations' } })
    expect(await ask({ property: property.documented, about: 'documents' })).toMatchObject({
      kind: 'request-document',
    })
  })

  it('is a question where the property has nothing of the kind, and plain where there is no such property', async () => {
    expect(await ask({ property: property.sold, about: 'appointment' })).toMatchObject({ kind: 'contact-me' })
    expect(await ask({ property: property.publicId, about: 'documents' })).toMatchObject({
      kind: 'contact-me',
    })
    expect(await ask({ property: 999_999 })).toMatchObject({ kind: 'site-contact', subject: null })
  })

  it('stays the editor’s where it has a single subject', async () => {
    const job = { ...form, kind: 'job-contact' }
    expect(await ask({ property: property.publicId }, job)).toMatchObject({
      kind: 'job-contact',
      subject: null,
    })
    expect(await ask({}, { ...form, kind: 'unknown' })).toBeNull()
  })

  it('knows what a property for rent asks and costs', async () => {
    const model = await ask({ property: property.publicId })
    expect(model?.subject?.forms).toContain('rental-application')
    expect(model?.subject?.terms).toMatchObject({
      limits: { region: 'wallonia' },
      confirmations: [{ field: 'confirmDescription' }, { field: 'confirmDue', depositMonths: 2 }],
      advancePercent: 10,
    })
  })
})

describe('the choices of forms', () => {
  it('are read only by forms that have them', async () => {
    expect((await data.getLeadChoices('demand-register', 'fr')).cities).not.toEqual([])
    expect(await data.getLeadChoices('site-contact', 'fr')).toEqual({
      types: [],
      cities: [],
      privacyHref: null,
    })
  })
})
