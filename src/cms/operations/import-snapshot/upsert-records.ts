import { CollectedDocuments } from '@/cms/database/collected-documents'
import { lockDocuments } from '@/cms/database/lock-documents'
import { findRecordsAs } from '@/cms/database/records'
import { createHash } from 'node:crypto'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { comparedKey, type RecordData, type ImportContext, type ImportRecord } from './import-context'
import { hold, noteHeld, readStoredDocuments } from './files/hold-documents'
import { isInBin } from '@/domain/bin/in-bin'
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

type KnownRecord = { id: number; hash: string | null; isInBin: boolean }

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
    select: { [keyField]: true, snapshotHash: true, deletedAt: true },
    bin: 'too',
  })
  return new Map(
    docs.flatMap((doc) => {
      const key = doc[keyField]
      if (key === null || key === undefined) return []
      const hash = typeof doc.snapshotHash === 'string' ? doc.snapshotHash : null
      return [[comparedKey({ collection, key: String(key) }), { id: doc.id, hash, isInBin: isInBin(doc) }]]
    }),
  )
}

/** A step of the import: one transaction. */
type ImportStep = {
  target: UpsertTarget
  req: PayloadRequest
  /** The documents of this step, of which some are not written yet. */
  collected: CollectedDocuments
}

type ComparedRecord = { record: ImportRecord; key: string; known: KnownRecord | undefined; hash: string }

/** What is unchanged, or in the bin, is not written. */
const isKept = ({ known, hash }: ComparedRecord): boolean =>
  known !== undefined && (known.isInBin || known.hash === hash)

/** A record to write, and the document as it is stored; null if it is new. */
type RecordWrite = ImportStep & ComparedRecord & { before: RecordData | null }

const completed = ({ complete }: ImportRecord, doc: RecordData): RecordData => complete?.(doc) ?? doc

/** The initial values that a document lacks because it was held until now: visitors see it for the first time. */
const lackingInitial = ({ gate, initial = {} }: ImportRecord, before: RecordData): RecordData =>
  gate
    ? Object.fromEntries(
        Object.entries(initial).filter(([key]) => before[key] === null || before[key] === undefined),
      )
    : {}

async function create(context: ImportContext, given: RecordWrite): Promise<number> {
  const { target, record, hash, req, collected } = given
  const { collection, keyField } = target
  const isHeld = hold(context, { target, record, before: null })
  const data = completed(record, {
    ...(isHeld ? {} : record.initial),
    ...(await record.build(req)),
    [keyField]: keyValue(target, record.key),
    snapshotHash: hash,
    ...(isHeld ? { _status: 'draft' } : {}),
  })
  const id = await collected.create({ collection, data })
  if (target.afterEach) {
    await collected.write()
    await target.afterEach({ req, before: null, after: data })
  }
  return id
}

async function update(
  context: ImportContext,
  { target, record, hash, req, collected, id, before }: RecordWrite & { id: number; before: RecordData },
): Promise<void> {
  const { collection } = target
  const isHeld = hold(context, { target, record, before })
  const data = {
    ...(isHeld ? {} : lackingInitial(record, before)),
    ...(await record.build(req)),
    ...record.keep?.(before),
    snapshotHash: hash,
    ...(isHeld ? { _status: 'draft' } : {}),
  }
  const doc = completed(record, mergeData(before, data))
  // Visitors keep the published version; the new data become a draft beside it, as an editor's would.
  const isBeside = isHeld && before._status === 'published'
  const stored = isBeside ? { ...before, snapshotHash: hash } : doc
  await collected.update({ collection, id, data: stored, newest: doc })
  if (target.afterEach && !isBeside) {
    await collected.write()
    await target.afterEach({ req, before, after: doc })
  }
}

// Payload's own create and update take one language at a time; the database layer takes all at once.
async function write(context: ImportContext, given: RecordWrite): Promise<number> {
  const { known, before } = given
  if (!known || !before) return create(context, given)
  await update(context, { ...given, id: known.id, before })
  return known.id
}

// Few enough for little memory.
const recordsAtOnce = 100

/** The records as they compare with the last import, some at a time, with the stored documents of those that differ. */
async function* compareRecords(
  context: ImportContext,
  {
    step: { target, req },
    records,
    known,
  }: { step: ImportStep; records: ImportRecord[]; known: Map<string, KnownRecord> },
): AsyncGenerator<ComparedRecord & { before: RecordData | null }> {
  const { collection } = target
  for (let at = 0; at < records.length; at += recordsAtOnce) {
    const compared = records.slice(at, at + recordsAtOnce).map((record) => {
      const key = comparedKey({ collection, key: record.key })
      return { record, key, known: known.get(key), hash: fingerprint(record.source, context.missingFiles) }
    })
    const ids = compared.flatMap((one) => (one.known && !isKept(one) ? [one.known.id] : []))
    // What an editor saves from here on waits for the end of the import, which would write over it.
    if (!context.dryRun && ids.length > 0) await lockDocuments({ req, collection, ids })
    const stored = await readStoredDocuments(context, { collection, ids, req })
    for (const one of compared) yield { ...one, before: stored.get(one.known?.id ?? 0) ?? null }
  }
}

type KeptRecord = Pick<ImportStep, 'target' | 'req'> & { record: ImportRecord; found?: KnownRecord }

/** Nobody publishes what is in the bin. */
async function noteKept(context: ImportContext, { found, ...kept }: KeptRecord): Promise<void> {
  if (found && !found.isInBin) await noteHeld(context, { ...kept, id: found.id })
}

/**
 * Creates new documents and updates those that differ from the last import, in one transaction. An editor's changes stay as
 * long as the snapshot record is unchanged, and what they have put in the bin stays there as it is. Stores the ids under their
 * keys for the features that follow.
 */
export async function upsertRecords(
  context: ImportContext,
  { target, records }: { target: UpsertTarget; records: ImportRecord[] },
): Promise<void> {
  const { feature, collection } = target
  const known = await loadKnown(context, target)
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  context.ids.set(collection, ids)
  const report = { feature, created: 0, updated: 0, unchanged: 0 }
  const written: number[] = []
  const req = await createLocalReq({}, context.payload)
  await initTransaction(req)
  const step = { target, req, collected: new CollectedDocuments(req) }
  try {
    let done = 0
    for await (const compared of compareRecords(context, { step, records, known })) {
      const { record, key, known: found, before } = compared
      if (isKept(compared)) {
        report.unchanged += 1
        await noteKept(context, { target, record, found, req })
      } else {
        report[found ? 'updated' : 'created'] += 1
        if (context.dryRun) hold(context, { target, record, before })
        else {
          const id = await write(context, { ...step, ...compared })
          ids.set(key, id)
          written.push(id)
        }
      }
      done += 1
      context.onProgress({ feature, done, total: records.length })
    }
    await step.collected.write()
    await target.afterwards?.({ req, ids: written })
    await commitTransaction(req)
  } catch (error) {
    const cause = await step.collected.settle()
    await killTransaction(req)
    throw cause ?? error
  }
  if (records.length > 0) context.reports.push(report)
}

const keyValue = ({ keyField }: UpsertTarget, key: string): string | number =>
  keyField === 'publicId' || keyField === 'webId' ? Number(key) : key
