import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlace, factories, nextNumber } from '../support/factories'
import { startPayload, stopPayload } from '../support/payload'

// Next's cache belongs to the site: here only what is invalidated is recorded.
const expired = vi.hoisted((): string[] => [])
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => expired.push(tag) }))

const collections = [
  'pages',
  'modules',
  'articles',
  'properties',
  'projects',
  'testimonials',
  'popups',
] as const satisfies CollectionSlug[]

let payload: Payload
let place: { type: number; city: number }

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
})
afterAll(stopPayload)

async function create(collection: (typeof collections)[number], status: 'draft' | 'published') {
  const user = { relationTo: 'users' as const, value: 0 }
  const data = { ...factories[collection]({ ...place, user }, nextNumber()), _status: status }
  return (await payload.create({ collection, data })).id
}

describe.each(collections)('%s', (collection) => {
  const update = (id: number, { draft, status }: { draft: boolean; status?: 'draft' | 'published' }) =>
    payload.update({ collection, id, data: { ...(status && { _status: status }) }, draft })

  beforeEach(() => {
    expired.length = 0
  })

  it('leave the public pages unchanged while a draft is saved beside what is published', async () => {
    const id = await create(collection, 'published')
    expired.length = 0
    await update(id, { draft: true })
    await update(id, { draft: true, status: 'draft' })
    expect(expired).toEqual([])
  })

  it('invalidate them when they are published, the first time and again', async () => {
    const id = await create(collection, 'draft')
    expired.length = 0
    await update(id, { draft: false, status: 'published' })
    expect(expired).toEqual([collection])
    await update(id, { draft: true })
    expired.length = 0
    await update(id, { draft: true, status: 'published' })
    expect(expired).toEqual([collection])
  })

  it('invalidate them when they are unpublished, with a newer draft or without', async () => {
    for (const hasDraft of [false, true]) {
      const id = await create(collection, 'published')
      if (hasDraft) await update(id, { draft: true })
      expired.length = 0
      await update(id, { draft: false, status: 'draft' })
      expect(expired).toEqual([collection])
    }
  })

  it('invalidate them when they are deleted', async () => {
    const id = await create(collection, 'published')
    expired.length = 0
    await payload.delete({ collection, id })
    expect(expired).toEqual([collection])
  })

  it('invalidate them when an earlier version is published again', async () => {
    const id = await create(collection, 'published')
    const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } })
    await update(id, { draft: false, status: 'draft' })
    expired.length = 0
    await payload.restoreVersion({ collection, id: String(docs[0]?.id) })
    expect(expired).toEqual([collection])
  })
})
