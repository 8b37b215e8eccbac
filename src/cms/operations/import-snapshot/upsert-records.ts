import { createRecord, findRecordsAs, updateRecord } from '@/cms/database/records'
import { createHash } from 'node:crypto'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { comparedKey, type RecordData, type ImportContext, type ImportRecord } from './import-context'
import { hold, noteHeld, readStored } from './files/hold-documents'
import { mergeData } from './merge-data'

type KeyField = 'snapshotKey' | 'publicId' | 'webId' | 'originalPath'

type UpsertTarget = {
  feature: string
  collection: CollectionSlug
  keyField: KeyField
  /** Follow-up work for the written documents, in the same transaction. */
  afterwards?: (written: { req: PayloadRequest; ids: number[] }) => Promise<void>
  /** Follow-up work for one document; `before` is null if it is new. */
  afterEach?: (written: {
    req: PayloadRequest
    before: RecordData | null
    after: RecordData
  }) => Promise<void>
}

type KnownRecord = { id: number; hash: string | null }

// Raise this when the importer maps records differently, so that unchanged files are written once more.
const mapping = 1

/** A hash that says whether a record has changed; a missing picture changes it. */
export function fingerprint(source: unknown, missing: ReadonlySet<string> = new Set()): string {
  const replacer = (_: string, value: unknown) =>
    typeof value === 'string' && missing.has(value) ? `missing ${value}` : value
  const text = missing.size > 0 ? JSON.stringify(source, replacer) : JSON.stringify(source)
  return createHash('sha256').update(`${mapping}:${text}`).digest('hex')
}

async function loadKnown(
  { payload }: ImportContext,
  { collection, keyField }: UpsertTarget,
): Promise<Map<string, KnownRecord>> {
  const docs = await findRecordsAs<Record<string, unknown> & { id: number }>(payload, {
    collection,
    limit: 0,
    select: { [keyField]: true, snapshotHash: true },
  })
  return new Map(
    docs.flatMap((doc) => {
      const key = doc[keyField]
      if (key === null || key === undefined) return []
      const hash = typeof doc.snapshotHash === 'string' ? doc.snapshotHash : null
      return [[comparedKey({ collection, key: String(key) }), { id: doc.id, hash }]]
    }),
  )
}

async function keepVersion(
  { payload }: ImportContext,
  {
    collection,
    id,
    doc,
    req,
  }: { collection: CollectionSlug; id: number; doc: RecordData; req: PayloadRequest },
): Promise<void> {
  const config = payload.collections[collection]?.config
  if (!config || !hasDraftsEnabled(config)) return
  const now = new Date().toISOString()
  await payload.db.createVersion({
    autosave: false,
    collectionSlug: collection,
    createdAt: now,
    parent: id,
    req,
    returning: false,
    updatedAt: now,
    versionData: { createdAt: now, updatedAt: now, ...doc },
  })
}

type RecordWrite = {
  target: UpsertTarget
  record: ImportRecord
  known: KnownRecord | undefined
  hash: string
  req: PayloadRequest
}

const completed = ({ complete }: ImportRecord, doc: RecordData): RecordData => complete?.(doc) ?? doc

/** The initial values that a document lacks because it was held until now: visitors see it for the first time. */
const lackingInitial = ({ gate, initial = {} }: ImportRecord, before: RecordData): RecordData =>
  gate
    ? Object.fromEntries(
        Object.entries(initial).filter(([key]) => before[key] === null || before[key] === undefined),
      )
    : {}

async function create(context: ImportContext, { target, record, hash, req }: RecordWrite): Promise<number> {
  const { collection, keyField } = target
  const isHeld = hold(context, { target, record, before: null })
  const data = completed(record, {
    ...(isHeld ? {} : record.initial),
    ...(await record.build(req)),
    [keyField]: keyValue(target, record.key),
    snapshotHash: hash,
    ...(isHeld ? { _status: 'draft' } : {}),
  })
  const id = await createRecord(context.payload, { collection, data, req })
  await keepVersion(context, { collection, id, doc: data, req })
  await target.afterEach?.({ req, before: null, after: data })
  return id
}

// Payload's own create and update take one language at a time; the database layer takes all at once.
async function write(context: ImportContext, given: RecordWrite): Promise<number> {
  const { target, record, known, hash, req } = given
  if (!known) return create(context, given)
  const { collection } = target
  const { id } = known
  const before = await readStored(context, { collection, id, req })
  const isHeld = hold(context, { target, record, before })
  const data = {
    ...(isHeld ? {} : lackingInitial(record, before)),
    ...(await record.build(req)),
    snapshotHash: hash,
    ...(isHeld ? { _status: 'draft' } : {}),
  }
  const doc = completed(record, mergeData(before, data))
  await keepVersion(context, { collection, id, doc, req })
  if (isHeld && before._status === 'published') {
    // Visitors keep the published version; the new data become a draft beside it, as an editor's would.
    await updateRecord(context.payload, {
      collection,
      id,
      data: { ...before, snapshotHash: hash },
      req,
    })
    return id
  }
  await updateRecord(context.payload, { collection, id, data: doc, req })
  await target.afterEach?.({ req, before, after: doc })
  return id
}

/**
 * Creates new documents and updates those that differ from the last import, in one transaction. An editor's changes stay as
 * long as the snapshot record is unchanged. Stores the ids under their keys for the features that follow.
 */
export async function upsertRecords(
  context: ImportContext,
  { target, records }: { target: UpsertTarget; records: ImportRecord[] },
): Promise<void> {
  const known = await loadKnown(context, target)
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  context.ids.set(target.collection, ids)
  const report = { feature: target.feature, created: 0, updated: 0, unchanged: 0 }
  const written: number[] = []
  const req = await createLocalReq({}, context.payload)
  await initTransaction(req)
  try {
    for (const [index, record] of records.entries()) {
      const key = comparedKey({ collection: target.collection, key: record.key })
      const found = known.get(key)
      const hash = fingerprint(record.source, context.missingFiles)
      if (found?.hash === hash) {
        report.unchanged += 1
        await noteHeld(context, { target, record, id: found.id, req })
      } else {
        report[found ? 'updated' : 'created'] += 1
        if (context.dryRun) {
          const before = found
            ? await readStored(context, { collection: target.collection, id: found.id, req })
            : null
          hold(context, { target, record, before })
        } else {
          const id = await write(context, { target, record, known: found, hash, req })
          ids.set(key, id)
          written.push(id)
        }
      }
      context.onProgress({ feature: target.feature, done: index + 1, total: records.length })
    }
    await target.afterwards?.({ req, ids: written })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  if (records.length > 0) context.reports.push(report)
}

const keyValue = ({ keyField }: UpsertTarget, key: string): string | number =>
  keyField === 'publicId' || keyField === 'webId' ? Number(key) : key
