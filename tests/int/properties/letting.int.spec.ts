import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeadTerms } from '@/site/data/leads/lead-models'
import { leadForms } from '../../support/forms/lead-forms'
import { startPayload, stopPayload } from '../../support/database/payload'
import { findLeads, findMails, forgetForms, nextVisitor, postForm } from '../../support/forms/post-forms'
import { createProperty, createPlaces } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload

// Two bedrooms each, except the studio; the first has a maximum of its own.
const properties = { own: 301, usual: 302, studio: 303, office: 304, unknown: 305, sale: 306 }

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  const rent = { places, goal: 'rent' as const, price: 950 }
  const rooms = { bedrooms: 2 }
  await createProperty(payload, { ...rent, publicId: properties.own, rooms, letting: { maxPersons: 3 } })
  await createProperty(payload, { ...rent, publicId: properties.usual, rooms })
  await createProperty(payload, { ...rent, publicId: properties.studio, rooms: { bedrooms: 0 } })
  await createProperty(payload, {
    ...rent,
    publicId: properties.office,
    rooms: { bedrooms: 0 },
    type: places.office,
  })
  await createProperty(payload, { ...rent, publicId: properties.unknown })
  await createProperty(payload, { places, publicId: properties.sale, rooms, letting: { maxPersons: 3 } })
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

const allowPerBedroom = (personsPerBedroom: number | null) =>
  payload.updateGlobal({ slug: 'site-settings', data: { figures: { personsPerBedroom } } })

async function termsOf(id: number): Promise<LeadTerms | undefined> {
  const { getProperty } = await import('@/site/data/properties/properties')
  return (await getProperty({ id, locale: 'fr' }))?.property.leadTerms
}

const personsIn = (terms: LeadTerms | undefined): number | null =>
  terms?.confirmations.flatMap((box) => (box.field === 'confirmPersons' ? box.persons : []))[0] ?? null

describe('how many persons may live in a property for rent', () => {
  it.each([
    ['own', null, 3],
    ['own', 2, 3],
    ['usual', null, null],
    ['usual', 2, 4],
    ['studio', 2, 2],
    ['office', 2, null],
    ['unknown', 2, null],
    ['sale', 2, null],
  ] as const)('of the property "%s" with %s for each bedroom: %s', async (name, perBedroom, persons) => {
    await allowPerBedroom(perBedroom)
    const terms = await termsOf(properties[name])
    expect(personsIn(terms)).toBe(persons)
    expect(terms?.limits.maxPersons ?? null).toBe(persons)
  })

  it('can be set by an editor from 1 to 40', async () => {
    const id = (
      await payload.find({ collection: 'properties', where: { publicId: { equals: properties.own } } })
    ).docs[0]?.id
    const save = (maxPersons: number) =>
      payload.update({
        collection: 'properties',
        id: id ?? 0,
        locale: 'fr',
        data: { costs: { rentCharges: 85 }, letting: { maxPersons }, _status: 'published' },
      })
    await expect(save(0)).rejects.toThrow(/Occupants au maximum/)
    await expect(save(41)).rejects.toThrow(/Occupants au maximum/)
    await expect(save(3)).resolves.toMatchObject({ letting: { maxPersons: 3 } })
  })
})

describe('an application for such a property', () => {
  const apply = (more: Record<string, unknown> = {}) =>
    postForm('rental-application', { property: properties.own, adults: 2, kids: 1, ...more })

  it('confirms it, which the agency reads', async () => {
    expect((await apply()).status).toBe(200)
    expect((await findLeads(payload))[0]?.values).toMatchObject({ confirmPersons: true })
    expect((await findMails(payload))[0]?.text).toContain('Nombre de personnes confirmé')
  })

  it.each([
    ['fr', 'Cochez cette case pour confirmer'],
    ['nl', 'Vink dit vakje aan om te bevestigen'],
  ])('is refused without it: %s', async (lang, message) => {
    const answer = await apply({ lang, confirmPersons: '' })
    expect({ status: answer.status, errors: (await answer.json()).errors }).toEqual({
      status: 422,
      errors: { confirmPersons: message },
    })
  })

  it('is refused for more persons', async () => {
    const answer = await apply({ kids: 2, kidAges: '4, 7' })
    expect((await answer.json()).errors).toEqual({
      adults: 'Ce bien ne peut pas accueillir autant de personnes',
    })
    expect(await findLeads(payload)).toEqual([])
  })

  it('need not confirm what is not known', async () => {
    await allowPerBedroom(null)
    const { confirmPersons: _, ...form } = leadForms['rental-application']
    expect(
      (await postForm('rental-application', { ...form, confirmPersons: '', property: properties.unknown }))
        .status,
    ).toBe(200)
  })
})
