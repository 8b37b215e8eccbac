import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { createOwnedProperty, createOwner } from '../../support/properties/owned-properties'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
})
afterAll(stopPayload)
beforeEach(async () => {
  for (const table of ['owner_messages', 'leads', 'properties', 'owners'])
    await payload.db.drizzle.execute(sql`delete from ${sql.identifier(table)}`)
})

const day = 86_400_000
const now = new Date('2026-11-22T12:00:00.000Z')
const before = (days: number) => new Date(now.getTime() - days * day).toISOString()

async function ownerWith({ invited, login }: { invited: number | null; login: number | null }) {
  const { id } = await createOwner(payload, { firstName: 'Mieke', lastName: 'Peeters' })
  await payload.db.drizzle.execute(sql`update owners set
    invited_at = ${invited === null ? null : before(invited)}::timestamptz,
    last_login_at = ${login === null ? null : before(login)}::timestamptz where id = ${id}`)
  return id
}

describe('the owners without a login for 60 days', () => {
  it('are those who have not logged in since, never did, or were never invited; and nobody else', async () => {
    const { findAbsentOwners } = await import('@/cms/queries/owners/office-owners')
    const never = await ownerWith({ invited: null, login: null })
    const invited = await ownerWith({ invited: 3, login: null })
    const gone = await ownerWith({ invited: 200, login: 61 })
    await ownerWith({ invited: 200, login: 59 })
    const { total, owners } = await findAbsentOwners({ payload, scope: wholeScope, now, limit: 50 })
    expect(total).toBe(3)
    expect(owners.map(({ id, absence }) => [id, absence])).toEqual([
      [gone, 'not-since'],
      [invited, 'never-came'],
      [never, 'never-invited'],
    ])
    expect(owners[0]).toMatchObject({
      name: 'Mieke Peeters',
      lastLoginAt: before(61),
      invitedAt: before(200),
    })
    expect(await findAbsentOwners({ payload, scope: wholeScope, now, limit: 1 })).toMatchObject({
      total: 3,
      owners: [{ id: gone }],
    })
  })

  it('are none if all owners have logged in', async () => {
    const { findAbsentOwners } = await import('@/cms/queries/owners/office-owners')
    await ownerWith({ invited: 1, login: 1 })
    expect(await findAbsentOwners({ payload, scope: wholeScope, now, limit: 50 })).toEqual({
      total: 0,
      owners: [],
    })
  })
})

describe('the choices of the office', () => {
  it('are the properties of an owner', async () => {
    const { findPropertiesOfOwner, getOwnerOfProperty } = await import('@/cms/queries/owners/office-owners')
    const [one, two] = [await createOwner(payload), await createOwner(payload)]
    const own = await createOwnedProperty(payload, { places, owner: one.id, isDraft: true })
    await createOwnedProperty(payload, { places, owner: two.id })
    const free = await createProperty(payload, { places, publicId: 6001, title: { nl: 'Vrije woning' } })
    const properties = await findPropertiesOfOwner({ payload, locale: 'nl', owner: one.id })
    expect(properties.map(({ id }) => id)).toEqual([own.id])
    expect(properties[0]?.label).toContain(`(${own.publicId})`)
    expect(await getOwnerOfProperty({ payload, scope: wholeScope, property: own.id })).toMatchObject({
      id: one.id,
      name: one.email,
    })
    expect(await getOwnerOfProperty({ payload, scope: wholeScope, property: free })).toBeNull()
  })

  it('are the owners by name, or by address where no name is known', async () => {
    const { findOwnerChoices, findOwnersById, getOfficeOwner } =
      await import('@/cms/queries/owners/office-owners')
    const nameless = await createOwner(payload)
    const named = await createOwner(payload, { firstName: 'Mieke', lastName: 'Peeters' })
    expect(await findOwnerChoices(payload, wholeScope)).toEqual([
      { id: named.id, label: `Mieke Peeters (${named.email})` },
      { id: nameless.id, label: nameless.email },
    ])
    expect([...(await findOwnersById({ payload, scope: wholeScope, ids: [named.id] })).keys()]).toEqual([
      named.id,
    ])
    expect(await getOfficeOwner({ payload, id: 2_000_000 })).toBeNull()
  })
})

it('enquiries about a property are counted by subject', async () => {
  const { countPropertyEnquiries } = await import('@/cms/queries/leads/property-enquiries')
  const owner = await createOwner(payload)
  const property = await createOwnedProperty(payload, { places, owner: owner.id })
  const other = await createOwnedProperty(payload, { places, owner: owner.id })
  const ask = (kind: 'contact-me' | 'request-document' | 'send-to-friend', property: number) =>
    payload.create({
      collection: 'leads',
      data: { kind, status: 'new', source: 'website', language: 'fr', name: 'X', values: {}, property },
    })
  await ask('contact-me', property.id)
  await ask('contact-me', property.id)
  await ask('request-document', property.id)
  await ask('send-to-friend', property.id)
  await ask('contact-me', other.id)
  expect(await countPropertyEnquiries({ payload, property: property.id, scope: wholeScope })).toEqual({
    ...{ questions: 2, appointments: 0, offers: 0, documents: 1 },
  })
})
