import { createHash } from 'node:crypto'
import path from 'node:path'
import { ValidationError } from 'payload'
import { updateRecord } from '@/cms/database/records'
import { locales } from '@/domain/shared/locale'
import type { DocumentRecord } from '@/cms/operations/import-snapshot/reading/content-schemas'
import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import {
  loadKnownUploads,
  readSnapshotFile,
  type KnownUpload,
  type ImportOutcome,
} from '@/cms/operations/import-snapshot/reading/snapshot-files'
import { fingerprint } from '@/cms/operations/import-snapshot/upsert-records'

const mimeTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

function asUpload(url: string, data: Buffer) {
  const name = path.basename(decodeURIComponent(new URL(url, 'file:///').pathname))
  const mimetype = mimeTypes[path.extname(name).toLowerCase()]
  if (!mimetype) throw new Error('not a PDF, Word, PNG or JPEG file')
  return { data, mimetype, name, size: data.length }
}

type Upload = ReturnType<typeof asUpload>

/** Uses the upload of the collection, which checks the content and gives the file a name nobody can guess. */
async function keepDocument(
  { payload }: ImportContext,
  {
    record,
    known,
    file,
    hash,
  }: { record: DocumentRecord; known: KnownUpload | undefined; file: Upload; hash: string },
): Promise<number> {
  const data = { kind: record.kind, snapshotKey: record.key }
  const saved = known
    ? await payload.update({ collection: 'documents', id: known.id, data, file })
    : await payload.create({ collection: 'documents', data, file })
  const before = await payload.findByID({ collection: 'documents', id: saved.id, locale: 'all', depth: 0 })
  const title = Object.fromEntries(locales.map((locale) => [locale, record.title[locale] ?? '']))
  await updateRecord(payload, {
    collection: 'documents',
    id: saved.id,
    // The fingerprint is written last, so that an interrupted import repeats this document.
    data: { ...before, title, snapshotHash: hash },
  })
  return saved.id
}

/** Why a file was refused: the fault of the content says more than an invalid field. */
function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(', ')
  return error instanceof Error ? error.message : 'unknown reason'
}

type MatchedDocument = { record: DocumentRecord; known: KnownUpload | undefined; ids: Map<string, number> }

async function importDocument(
  context: ImportContext,
  { record, known, ids }: MatchedDocument,
): Promise<ImportOutcome> {
  const { key, file: url, properties: _properties, ...rest } = record
  const bytes = await readSnapshotFile(context, url)
  const hash = fingerprint([createHash('sha256').update(bytes).digest('hex'), url, rest])
  if (known?.hash === hash) return 'unchanged'
  const file = asUpload(url, bytes)
  ids.set(key, context.dryRun ? 0 : await keepDocument(context, { record, known, file, hash }))
  return known ? 'updated' : 'created'
}

/**
 * Copies the private documents of properties in the snapshot. One that cannot be fetched is reported; its properties are
 * imported without it, and get it in a later import.
 */
export async function importDocuments(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const records = snapshot['content/documents.json']
  const known = await loadKnownUploads(context, 'documents')
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  context.ids.set('documents', ids)
  const listed = new Set(snapshot['properties.json'].map(({ ID }) => ID))
  for (const { key, properties } of records)
    for (const id of properties.filter((one) => !listed.has(one)))
      context.warnings.push(`content/documents.json ${key}: there is no property ${id}; left out`)
  const report = { feature: 'documents', created: 0, updated: 0, unchanged: 0 }
  for (const [index, record] of records.entries()) {
    try {
      report[await importDocument(context, { record, known: known.get(record.key), ids })] += 1
    } catch (error) {
      context.warnings.push(`The document ${record.file} cannot be had (${reasonOf(error)})`)
      if (!known.has(record.key)) context.missingFiles.add(record.file)
    }
    context.onProgress({ feature: 'documents', done: index + 1, total: records.length })
  }
  if (records.length > 0) context.reports.push(report)
}
