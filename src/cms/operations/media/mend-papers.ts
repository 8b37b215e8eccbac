import { access, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { isPicture } from '@/domain/media/document-content'
import { env } from '@/env'
import { cleanStoredPicture } from './clean-picture'
import { writeWhole } from './write-whole'

const papersToClean = table('papers_to_clean')

// The folder of each private collection, and its table.
const tables = {
  documents: table('documents'),
  'owner-files': table('owner_files'),
  'applicant-files': table('applicant_files'),
}

type Folder = keyof typeof tables
type Paper = { folder: Folder; id: number }

const folders = ['documents', 'owner-files', 'applicant-files'] as const satisfies readonly Folder[]

const placeOf = ({ folder }: Paper, filename: string): string =>
  path.resolve(env.DATA_DIR, folder, path.basename(filename))

/** Where the clean file waits to replace the old one; the next run overwrites what an interrupted one left. */
const partOf = ({ folder, id }: Paper): string => path.resolve(env.DATA_DIR, folder, `.clean-${id}`)

async function beginsAsPicture(place: string): Promise<boolean> {
  const file = await open(place)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return isPicture(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

type Replacing = { paper: Paper; place: string; data: Buffer }

/** Replaces the old file by the clean one in one step: the file is never missing and never half written. */
async function replaceFile({ paper, place, data }: Replacing): Promise<'done' | 'gone' | 'no-room'> {
  const part = partOf(paper)
  if (!(await writeWhole({ place: part, data, mode: (await stat(place)).mode }))) return 'no-room'
  try {
    // A file that was deleted meanwhile must not come back.
    await access(place)
    await rename(part, place)
    return 'done'
  } catch (error) {
    await rm(part, { force: true })
    if (isMissing(error)) return 'gone'
    throw error
  }
}

type Locked = { req: PayloadRequest; paper: Paper }

/** The path of its file while the record is locked; null if there is none, or another run has the lock. */
async function lockPaper({ req, paper: { folder, id } }: Locked): Promise<string | null> {
  const db = await transactionOf(req)
  const files = tables[folder]
  const { rows } = await db.execute<{ filename: string | null }>(sql`
    select ${files.filename} from ${papersToClean} join ${files} on ${files.id} = ${papersToClean.document_id}
    where ${papersToClean.folder} = ${folder} and ${papersToClean.document_id} = ${id} for update skip locked`)
  return rows[0]?.filename ?? null
}

/** False if there was no room on the disk; the next run tries again. */
async function cleanFile({ req, paper }: Locked, filename: string): Promise<boolean> {
  const place = placeOf(paper, filename)
  if (!(await beginsAsPicture(place))) return true
  const clean = await cleanStoredPicture(await readFile(place))
  if (!clean) return true
  const { data, width, height } = clean
  const outcome = await replaceFile({ paper, place, data })
  if (outcome !== 'done') return outcome === 'gone'
  const db = await transactionOf(req)
  const files = tables[paper.folder]
  // `updated_at` stays, so that an editor with an open form loses nothing.
  await db.execute(sql`update ${files} set ${files.$.filesize} = ${data.length}, ${files.$.width} = ${width},
    ${files.$.height} = ${height} where ${files.id} = ${paper.id} and ${files.filename} = ${filename}`)
  return true
}

async function mendPaper(locked: Locked): Promise<void> {
  const filename = await lockPaper(locked)
  if (filename === null) return
  const isDone = await cleanFile(locked, filename).catch((error: unknown) => {
    if (isMissing(error)) return true
    throw error
  })
  const { folder, id } = locked.paper
  const db = await transactionOf(locked.req)
  if (isDone)
    await db.execute(
      sql`delete from ${papersToClean} where ${papersToClean.folder} = ${folder} and ${papersToClean.document_id} = ${id}`,
    )
}

type MendPapersPlace = { payload: Payload; folder: Folder; after: number }

async function nextPaper({ payload, folder, after }: MendPapersPlace): Promise<Paper | null> {
  const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
    select ${papersToClean.document_id} as id from ${papersToClean} where ${papersToClean.folder} = ${folder} and ${papersToClean.document_id} > ${after}
    order by ${papersToClean.document_id} limit 1`)
  return rows[0] ? { folder, id: rows[0].id } : null
}

/** Handles records that were deleted before their turn, and the files that an interrupted run left of them. */
async function forgetDeleted(payload: Payload, folder: Folder): Promise<void> {
  const files = tables[folder]
  const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
    delete from ${papersToClean} where ${papersToClean.folder} = ${folder} and not exists (
      select from ${files} where ${files.id} = ${papersToClean.document_id} and ${files.filename} is not null)
    returning ${papersToClean.document_id} as id`)
  for (const { id } of rows) await rm(partOf({ folder, id }), { force: true })
}

/**
 * Encodes the pictures among older private files anew, once, and one at a time to save memory. Names and addresses stay.
 * After an interruption every file is whole, and the next run continues.
 */
export async function mendPapers({
  payload,
  signal,
}: {
  payload: Payload
  signal?: AbortSignal
}): Promise<void> {
  for (const folder of folders) {
    await forgetDeleted(payload, folder)
    for (
      let paper = await nextPaper({ payload, folder, after: 0 });
      paper !== null && signal?.aborted !== true;
      paper = await nextPaper({ payload, folder, after: paper.id })
    ) {
      const req = await createLocalReq({}, payload)
      const locked = { req, paper }
      await inTransaction(req, () => mendPaper(locked)).catch((err: unknown) =>
        payload.logger.error({ err, msg: `A file of ${folder} waits for the next run` }),
      )
    }
  }
}
