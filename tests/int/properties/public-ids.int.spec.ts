import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload
let place: { type: number; city: number }

beforeAll(async () => {
  payload = (await startSite()).payload
  place = await createPlace(payload)
})
afterAll(stopPayload)

const user = { relationTo: 'users' as const, value: 0 }

async function createProperty(publicId?: number) {
  const { publicId: _given, ...data } = factories.properties({ ...place, user }, nextNumber())
  return payload.create({ collection: 'properties', locale: 'fr', draft: true, data: { ...data, publicId } })
}

describe('the number of a deleted home', () => {
  it('is not given to a new one, which links to the deleted one would lead to', async () => {
    const last = await createProperty(9000)
    expect(last.publicId).toBe(9000)
    await payload.delete({ collection: 'properties', id: last.id })
    expect((await createProperty()).publicId).toBe(9001)
  })

  it('is kept also where the request asks for another field alone', async () => {
    const last = await createProperty(9050)
    await payload.delete({ collection: 'properties', id: last.id, select: { title: true } })
    const next = await createProperty(9051)
    await payload.delete({ collection: 'properties', where: { id: { equals: next.id } } })
    expect((await createProperty()).publicId).toBe(9052)
  })

  it('does not hold back the others when an older one is deleted', async () => {
    const older = await createProperty(9100)
    await createProperty(9200)
    await payload.delete({ collection: 'properties', id: older.id })
    expect((await createProperty()).publicId).toBe(9201)
  })

  it('is of its collection alone', async () => {
    const last = await payload.create({ collection: 'categories', locale: 'fr', data: { name: 'Brèves' } })
    await payload.delete({ collection: 'categories', id: last.id })
    const next = await payload.create({ collection: 'categories', locale: 'fr', data: { name: 'Conseils' } })
    expect(next.publicId).toBe((last.publicId ?? 0) + 1)
    expect(next.publicId).toBeLessThan(9000)
  })
})
