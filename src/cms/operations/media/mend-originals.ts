import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { env } from '@/env'
import { cleanStoredPicture, type CleanPicture } from './clean-picture'
import { originalName } from './picture-names'
import { writeWhole } from './write-whole'

type Original = { id: number; filename: string }

const fileOf = (name: string): string => path.resolve(env.DATA_DIR, 'media', path.basename(name))

async function nextOriginal({ drizzle }: Payload['db'], after: number): Promise<Original | null> {
  const { rows } = await drizzle.execute<Original>(sql`
    select id, filename from media where id > ${after} and filename is not null
      and not exists (select from media_originals where media_id = media.id)
    order by id limit 1`)
  return rows[0] ?? null
}

/** What cannot be read as a picture keeps its content, under a name that nobody knows. */
const cleanOrSame = async (data: Buffer): Promise<Partial<CleanPicture> & { data: Buffer }> =>
  (await cleanStoredPicture(data)) ?? { data }

const readOrNull = (name: string): Promise<Buffer | null> => readFile(fileOf(name)).catch(() => null)

/** The new file is there before the home of the old name is given up: whenever this stops, every picture has its file. */
async function mendOriginal({ payload, original }: { payload: Payload; original: Original }): Promise<void> {
  const { drizzle } = payload.db
  const { id, filename } = original
  const stored = await readOrNull(filename)
  if (stored === null) {
    await drizzle.execute(sql`insert into media_originals (media_id) values (${id}) on conflict do nothing`)
    return
  }
  const { data, width = null, height = null, mimetype = null, extension } = await cleanOrSame(stored)
  const name = originalName({ name: filename, extension: extension ?? path.extname(filename).slice(1) })
  if (!(await writeWhole({ place: fileOf(name), data }))) return
  // Not `updated_at`: the sizes are as they were, and so are their addresses.
  const { rows } = await drizzle.execute(sql`
    with mended as (
      update media set filename = ${name}, url = ${`/api/media/file/${encodeURIComponent(name)}`},
        filesize = ${data.length}, width = coalesce(${width}::numeric, width),
        height = coalesce(${height}::numeric, height), mime_type = coalesce(${mimetype}::text, mime_type)
      where id = ${id} and filename = ${filename} returning id)
    insert into media_originals (media_id, former_name) select id, ${filename} from mended
    on conflict do nothing returning media_id`)
  // An editor has replaced it, or another worker was faster.
  if (rows.length === 0) await rm(fileOf(name), { force: true })
}

/** A worker that was killed may have left files behind that have another name by now. */
async function eraseFormer({ db }: Payload): Promise<void> {
  const { rows } = await db.drizzle.execute<{ id: number; name: string }>(sql`
    select media_id as id, former_name as name from media_originals
    where former_name is not null and not is_erased
      and not exists (select from media where filename = former_name) order by media_id`)
  for (const { id, name } of rows) {
    await rm(fileOf(name), { force: true })
    await db.drizzle.execute(sql`update media_originals set is_erased = true where media_id = ${id}`)
  }
}

/**
 * Makes the originals of an earlier time like those of today: encoded anew without what cameras write into them, under
 * names that nobody can guess. The sizes, which pages show, stay where they are. It can be stopped and begun again.
 */
export async function mendOriginals({
  payload,
  signal,
}: {
  payload: Payload
  signal?: AbortSignal
}): Promise<void> {
  await eraseFormer(payload)
  for (
    let original = await nextOriginal(payload.db, 0);
    original !== null && signal?.aborted !== true;
    original = await nextOriginal(payload.db, original.id)
  ) {
    await mendOriginal({ payload, original })
    await eraseFormer(payload)
  }
}
