import { createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CollectedDocuments } from '@/cms/database/collected-documents'
import { factories, makeFile, nextNumber } from '../../support/database/factories'
import { randomDocument } from '../../support/database/random-document'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom } from '../../support/random'

let payload: Payload
const idsOf: Partial<Record<CollectionSlug, number[]>> = {}

/** The collections that an import writes, and those that they lead to. */
const related: CollectionSlug[] = ['property-types', 'cities', 'agents', 'owners', 'categories', 'media']
const written: CollectionSlug[] = [
  ...related.filter((slug) => slug !== 'media'),
  ...(['properties', 'projects', 'articles', 'pages', 'modules', 'sliders', 'testimonials'] as const),
  ...(['contact-forms', 'property-lists', 'top-bar-items', 'footer-columns', 'popups'] as const),
]

beforeAll(async () => {
  payload = await startPayload()
  for (const collection of related) {
    const make = async () => {
      const user = { relationTo: 'users' as const, value: 0 }
      const data = factories[collection]({ type: 0, city: 0, user }, nextNumber())
      return (await payload.create({ collection, data, file: await makeFile(collection) })).id
    }
    idsOf[collection] = [Number(await make()), Number(await make())]
  }
})
afterAll(stopPayload)

type DocumentData = Record<string, unknown>

type StoredDocument = { id: number; data: DocumentData }

const hasVersions = (collection: CollectionSlug): boolean => {
  const config = payload.collections[collection]?.config
  return config !== undefined && hasDraftsEnabled(config)
}

/** Each document alone, through Payload's adapter. */
const alone = {
  create: async (collection: CollectionSlug, data: DocumentData): Promise<number> => {
    const { id } = await payload.db.create({ collection, data })
    await alone.keepVersion(collection, { id, data })
    return id
  },
  keepVersion: async (collection: CollectionSlug, { id, data }: StoredDocument): Promise<void> => {
    if (!hasVersions(collection)) return
    const now = new Date().toISOString()
    await payload.db.createVersion({
      ...{ autosave: false, collectionSlug: collection, createdAt: now, updatedAt: now, parent: id },
      versionData: { createdAt: now, updatedAt: now, ...data },
    })
  },
  update: async (collection: CollectionSlug, { id, data }: StoredDocument): Promise<void> => {
    await payload.db.updateOne({ collection, id, data })
  },
}

/** The documents, written and then changed, one by one. */
async function writeAlone(collection: CollectionSlug, versions: DocumentData[][]): Promise<number[]> {
  const [first = [], ...later] = versions
  const ids: number[] = []
  for (const data of first) ids.push(await alone.create(collection, data))
  for (const documents of later)
    for (const [place, data] of documents.entries()) {
      const id = ids[place] ?? 0
      await alone.update(collection, { id, data })
      await alone.keepVersion(collection, { id, data })
    }
  return ids
}

/** The documents, written and then changed, together; some are created beside those that are changed. */
async function writeTogether(collection: CollectionSlug, versions: DocumentData[][]): Promise<number[]> {
  const [first = [], ...later] = versions
  const collected = new CollectedDocuments(await createLocalReq({}, payload))
  const ids: number[] = []
  const create = async (documents: DocumentData[]) => {
    for (const data of documents) ids.push(await collected.create({ collection, data }))
  }
  const half = Math.floor(first.length / 2)
  await create(first.slice(0, half))
  for (const documents of later) {
    await collected.write()
    for (const [place, data] of documents.slice(0, half).entries()) {
      const id = ids[place] ?? 0
      await collected.update({ collection, id, data, newest: data })
    }
  }
  await create(first.slice(half))
  await collected.write()
  for (const documents of later)
    for (const [place, data] of documents.entries()) {
      if (place < half) continue
      const id = ids[place] ?? 0
      await collected.update({ collection, id, data, newest: data })
    }
  await collected.write()
  return ids
}

/** A document of a collection with a bin is in it as a draft, or not in it. */
const inBinOrNot = ({ deletedAt = null, ...document }: DocumentData): DocumentData => ({
  ...document,
  deletedAt,
  ...(deletedAt !== null && { _status: 'draft' }),
})

const withoutTimes = ({ createdAt: _created, updatedAt: _updated, ...others }: DocumentData) => others

/** A document and its versions as they are read in all languages, without their numbers. */
async function readBack(collection: CollectionSlug, id: number): Promise<unknown> {
  const asked = { collection, locale: 'all', depth: 0, showHiddenFields: true, trash: true } as const
  const doc = { ...(await payload.findByID({ ...asked, id })), id: 0 }
  if (!hasVersions(collection)) return { doc }
  const { docs } = await payload.findVersions({ ...asked, where: { parent: { equals: id } }, sort: 'id' })
  return { doc, versions: docs.map((version) => withoutTimes({ ...version, id: 0, parent: 0 })) }
}

async function remove(collection: CollectionSlug, ids: number[]): Promise<void> {
  if (hasVersions(collection)) await payload.db.deleteVersions({ collection, where: { parent: { in: ids } } })
  await payload.db.deleteMany({ collection, where: { id: { in: ids } } })
}

describe('documents that are written together', () => {
  it.each(written)('are read as if Payload had written each of them: %s', async (collection) => {
    const { flattenedFields: fields, trash: hasBin } = payload.collections[collection].config
    const random = createRandom(written.indexOf(collection) + 1)
    const makeOne = () => randomDocument({ random, idsOf }, fields)
    const make = () => Array.from({ length: 12 }, () => (hasBin ? inBinOrNot(makeOne()) : makeOne()))
    // Owners refuse an older change than their last one.
    const versions = collection === 'owners' ? [make()] : [make(), make()]
    const read = (ids: number[]) => Promise.all(ids.map((id) => readBack(collection, id)))
    const ids = await writeTogether(collection, structuredClone(versions))
    const together = await read(ids)
    await remove(collection, ids)
    const oneByOne = await read(await writeAlone(collection, structuredClone(versions)))
    expect(together).toHaveLength(12)
    expect(together).toEqual(oneByOne)
  })
})
