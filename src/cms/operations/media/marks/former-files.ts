import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { findRecordAs } from '@/cms/database/records'
import { databaseOf, inTransaction, transactionOf, type Database } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { files } from '@/cms/files/files'
import { removeFiles } from '@/cms/files/stored-file'
import { namesOf } from '@/cms/operations/media/stored-names'

const formerFiles = table('former_picture_files')

type NamedFiles = { db: Database; media: number; names: readonly string[] }

/**
 * Notes files of a picture that are erased unless it has them by then: at once, or an hour later for those that are about to be written,
 * as a killed process leaves them.
 */
export async function noteFormer(
  { db, media, names }: NamedFiles,
  when: 'now' | 'in an hour',
): Promise<void> {
  const wait = when === 'now' ? sql`interval '0'` : sql`interval '1 hour'`
  await db.execute(sql`
    insert into ${formerFiles} (${formerFiles.$.name}, ${formerFiles.$.media_id}, ${formerFiles.$.due_at})
    select name, ${media}, now() + ${wait} from unnest(${sql.param([...names])}::text[]) as name
    on conflict (${formerFiles.$.name}) do update set ${formerFiles.$.due_at} = excluded.${formerFiles.$.due_at}`)
}

async function eraseOf({ payload, media }: { payload: Payload; media: number }): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    // Whoever is about to write one of them again waits for the end of this.
    const { rows } = await db.execute<{ name: string }>(sql`
      delete from ${formerFiles} where ${formerFiles.media_id} = ${media} and ${formerFiles.due_at} <= now()
      returning ${formerFiles.name}`)
    const where = { id: { equals: media } }
    const present = new Set(namesOf(await findRecordAs(payload, { collection: 'media', where, req })))
    const names = rows.map(({ name }) => name).filter((name) => !present.has(name))
    await removeFiles(files, { folder: 'media', names })
  })
}

/** Erases the noted files that are due, of one picture or of all; a file that its picture has is only forgotten. */
export async function eraseFormer(payload: Payload, media?: number): Promise<void> {
  if (media !== undefined) return eraseOf({ payload, media })
  const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
    select distinct ${formerFiles.media_id} as id from ${formerFiles} where ${formerFiles.due_at} <= now() order by 1`)
  for (const { id } of rows) await eraseOf({ payload, media: id })
}
