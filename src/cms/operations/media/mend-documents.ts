import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { files as store } from '@/cms/files/files'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { isPicture } from '@/domain/media/document-content'
import { cleanStoredPicture } from './clean-picture'

// The table has kept the name that it was made with.
const documentsToClean = table('papers_to_clean')

// The folder of each private collection, and its table.
const tables = {
  documents: table('documents'),
  'owner-files': table('owner_files'),
  'applicant-files': table('applicant_files'),
}

type Folder = keyof typeof tables
type DocumentPlace = { folder: Folder; id: number }

const folders = ['documents', 'owner-files', 'applicant-files'] as const satisfies readonly Folder[]

const START = 16 // bytes that tell a picture

/** The name under which the clean file waits to replace the old one. */
const partOf = ({ id }: DocumentPlace): string => `.clean-${id}`

type LockedDocument = { req: PayloadRequest; document: DocumentPlace }

/** The path of its file while the record is locked; null if there is none, or another run has the lock. */
async function lockDocument({ req, document: { folder, id } }: LockedDocument): Promise<string | null> {
  const db = await transactionOf(req)
  const files = tables[folder]
  const { rows } = await db.execute<{ filename: string | null }>(sql`
    select ${files.filename} from ${documentsToClean} join ${files} on ${files.id} = ${documentsToClean.document_id}
    where ${documentsToClean.folder} = ${folder} and ${documentsToClean.document_id} = ${id} for update skip locked`)
  return rows[0]?.filename ?? null
}

/** False if there was no room on the disk; the next run tries again. */
async function cleanFile({ req, document }: LockedDocument, filename: string): Promise<boolean> {
  const place = { folder: document.folder, name: filename }
  const start = await store.readStart(place, START)
  if (!start || !isPicture(start)) return true
  const stored = await store.read(place)
  const clean = stored && (await cleanStoredPicture(stored))
  if (!clean) return true
  const { data, width, height } = clean
  const outcome = await store.replace({ ...place, bytes: data, part: partOf(document) })
  if (outcome !== 'done') return outcome === 'gone'
  const db = await transactionOf(req)
  const files = tables[document.folder]
  // `updated_at` stays, so that an editor with an open form loses nothing.
  await db.execute(sql`update ${files} set ${files.$.filesize} = ${data.length}, ${files.$.width} = ${width},
    ${files.$.height} = ${height} where ${files.id} = ${document.id} and ${files.filename} = ${filename}`)
  return true
}

async function mendDocument(locked: LockedDocument): Promise<void> {
  const filename = await lockDocument(locked)
  if (filename === null) return
  const isDone = await cleanFile(locked, filename)
  const { folder, id } = locked.document
  const db = await transactionOf(locked.req)
  if (isDone)
    await db.execute(
      sql`delete from ${documentsToClean} where ${documentsToClean.folder} = ${folder} and ${documentsToClean.document_id} = ${id}`,
    )
}

type NextDocumentPlace = { payload: Payload; folder: Folder; after: number }

async function nextDocument({ payload, folder, after }: NextDocumentPlace): Promise<DocumentPlace | null> {
  const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
    select ${documentsToClean.document_id} as id from ${documentsToClean} where ${documentsToClean.folder} = ${folder} and ${documentsToClean.document_id} > ${after}
    order by ${documentsToClean.document_id} limit 1`)
  return rows[0] ? { folder, id: rows[0].id } : null
}

/** Handles records that were deleted before their turn, and the files that an interrupted run left of them. */
async function forgetDeleted(payload: Payload, folder: Folder): Promise<void> {
  const files = tables[folder]
  const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
    delete from ${documentsToClean} where ${documentsToClean.folder} = ${folder} and not exists (
      select from ${files} where ${files.id} = ${documentsToClean.document_id} and ${files.filename} is not null)
    returning ${documentsToClean.document_id} as id`)
  for (const { id } of rows) await store.remove({ folder, name: partOf({ folder, id }) })
}

/**
 * Encodes the pictures among older private files anew, once, and one at a time to save memory. Names and addresses stay.
 * After an interruption every file is whole, and the next run continues.
 */
export async function mendDocuments({
  payload,
  signal,
}: {
  payload: Payload
  signal?: AbortSignal
}): Promise<void> {
  for (const folder of folders) {
    await forgetDeleted(payload, folder)
    for (
      let document = await nextDocument({ payload, folder, after: 0 });
      document !== null && signal?.aborted !== true;
      document = await nextDocument({ payload, folder, after: document.id })
    ) {
      const req = await createLocalReq({}, payload)
      const locked = { req, document }
      await inTransaction(req, () => mendDocument(locked)).catch((err: unknown) =>
        payload.logger.error({ err, msg: `A file of ${folder} waits for the next run` }),
      )
    }
  }
}
