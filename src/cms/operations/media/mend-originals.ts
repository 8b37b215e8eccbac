import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { files } from '@/cms/files/files'
import { cleanStoredPicture, type CleanPicture } from './clean-picture'
import { originalName } from './picture-names'

const media = table('media')
const mended = table('media', 'mended')
const mediaOriginals = table('media_originals')

type Original = { id: number; filename: string }

const placeOf = (name: string) => ({ folder: 'media', name }) as const

async function nextOriginal(payload: Payload, after: number): Promise<Original | null> {
  const { rows } = await databaseOf(payload).execute<Original>(sql`
    select ${media.id}, ${media.filename} from ${media} where ${media.id} > ${after} and ${media.filename} is not null
      and not exists (select from ${mediaOriginals} where ${mediaOriginals.media_id} = ${media.id})
    order by ${media.id} limit 1`)
  return rows[0] ?? null
}

/** A file that cannot be read as a picture keeps its content, under a name that nobody knows. */
const cleanOrSame = async (data: Buffer): Promise<Partial<CleanPicture> & { data: Buffer }> =>
  (await cleanStoredPicture(data)) ?? { data }

/** The new file is written before the old name is released, so that every picture has a file whenever this stops. */
async function mendOriginal({ payload, original }: { payload: Payload; original: Original }): Promise<void> {
  const drizzle = databaseOf(payload)
  const { id, filename } = original
  const stored = await files.read(placeOf(filename))
  if (stored === null) {
    await drizzle.execute(
      sql`insert into ${mediaOriginals} (${mediaOriginals.$.media_id}) values (${id}) on conflict do nothing`,
    )
    return
  }
  const { data, width = null, height = null, mimetype = null, extension } = await cleanOrSame(stored)
  const name = originalName({ name: filename, extension: extension ?? path.extname(filename).slice(1) })
  if (!(await files.writeIfRoom({ ...placeOf(name), bytes: data }))) return
  // `updated_at` stays, because the sizes and their addresses are unchanged.
  const { rows } = await drizzle.execute(sql`
    with mended as (
      update ${media} set ${media.$.filename} = ${name}, ${media.$.url} = ${`/api/media/file/${encodeURIComponent(name)}`},
        ${media.$.filesize} = ${data.length}, ${media.$.width} = coalesce(${width}::numeric, ${media.width}),
        ${media.$.height} = coalesce(${height}::numeric, ${media.height}), ${media.$.mime_type} = coalesce(${mimetype}::text, ${media.mime_type})
      where ${media.id} = ${id} and ${media.filename} = ${filename} returning ${media.id})
    insert into ${mediaOriginals} (${mediaOriginals.$.media_id}, ${mediaOriginals.$.former_name}) select ${mended.id}, ${filename} from mended
    on conflict do nothing returning ${mediaOriginals.media_id}`)
  // An editor has replaced it, or another worker was faster.
  if (rows.length === 0) await files.remove(placeOf(name))
}

/** Deletes files that a killed worker left under their former names. */
async function eraseFormer(payload: Payload): Promise<void> {
  const { rows } = await databaseOf(payload).execute<{ id: number; name: string }>(sql`
    select ${mediaOriginals.media_id} as id, ${mediaOriginals.former_name} as name from ${mediaOriginals}
    where ${mediaOriginals.former_name} is not null and not ${mediaOriginals.is_erased}
      and not exists (select from ${media} where ${media.filename} = ${mediaOriginals.former_name}) order by ${mediaOriginals.media_id}`)
  for (const { id, name } of rows) {
    await files.remove(placeOf(name))
    await databaseOf(payload).execute(
      sql`update ${mediaOriginals} set ${mediaOriginals.$.is_erased} = true where ${mediaOriginals.media_id} = ${id}`,
    )
  }
}

/**
 * Gives older originals the form of new ones: encoded anew without the metadata of cameras, under names that nobody can
 * guess. The sizes, which pages show, stay where they are. It can be stopped and started again.
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
    let original = await nextOriginal(payload, 0);
    original !== null && signal?.aborted !== true;
    original = await nextOriginal(payload, original.id)
  ) {
    await mendOriginal({ payload, original })
    await eraseFormer(payload)
  }
}
