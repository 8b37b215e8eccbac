import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf, type Database } from '@/cms/database/transactions'
import { table, type SQL } from '@/cms/database/tables'
import { markedSizes, type MadeSize } from './make-sizes'

const media = table('media')
const propertyPictures = table('properties_rels')
const projectPictures = table('projects_rels')
const draftPictures = table('_properties_v_rels')
const drafts = table('_properties_v')
const projectDraftPictures = table('_projects_v_rels')
const projectDrafts = table('_projects_v')

// Uploaded for a property or project, or among the pictures of one, as it is published or in its newest draft.
const isOfProperty: SQL = sql`(coalesce(${media.is_of_property}, false)
  or exists (select from ${propertyPictures} where ${propertyPictures.media_id} = ${media.id} and ${propertyPictures.path} = 'pictures')
  or exists (select from ${projectPictures} where ${projectPictures.media_id} = ${media.id} and ${projectPictures.path} = 'pictures')
  or exists (select from ${draftPictures} join ${drafts} on ${drafts.id} = ${draftPictures.parent_id}
    where ${draftPictures.media_id} = ${media.id} and ${draftPictures.path} = 'version.pictures' and ${drafts.latest})
  or exists (select from ${projectDraftPictures} join ${projectDrafts} on ${projectDrafts.id} = ${projectDraftPictures.parent_id}
    where ${projectDraftPictures.media_id} = ${media.id} and ${projectDraftPictures.path} = 'version.pictures' and ${projectDrafts.latest}))`

const isPhotoOfProperty: SQL = sql`(${media.kind} = 'photo' and ${isOfProperty})`

/** The watermark that the sizes of a picture have now: their names say it. */
const presentMark: SQL = sql`substring(${media.sizes_w600_filename} from '^[0-9a-f]{20}-([0-9a-f]{10})-w')`

const wantedMark = (mark: string | null): SQL =>
  mark === null ? sql`null::text` : sql`case when ${isPhotoOfProperty} then ${mark} end`

const names: SQL = sql.join(
  markedSizes.map((size) => sql`${media[`sizes_${size}_filename`]}`),
  sql`, `,
)

/** A picture whose sizes have another watermark than they should. */
export type WrongPhoto = {
  id: number
  /** The file name of its original. */
  filename: string
  /** The watermark that it should have; null for none. */
  wanted: string | null
  /** The file names of its sizes. */
  names: string[]
}

type FindPhotosInput = { db: Database; mark: string | null; after?: number; ids?: readonly number[]; limit: number }

const isWrong = (mark: string | null): SQL =>
  sql`${media.filename} is not null and ${presentMark} is distinct from ${wantedMark(mark)}`

/** The next pictures, by their number, whose sizes have another watermark than the settings say. */
export async function findWrongPhotos({ db, mark, after = 0, ids, limit }: FindPhotosInput): Promise<WrongPhoto[]> {
  const chosen = ids ? sql`and ${media.id} = any(${sql.param([...ids])}::integer[])` : sql``
  const { rows } = await db.execute<WrongPhoto>(sql`
    select ${media.id}, ${media.filename}, ${wantedMark(mark)} as wanted, array_remove(array[${names}]::text[], null) as names
    from ${media} where ${media.id} > ${after} and ${isWrong(mark)} ${chosen} order by ${media.id} limit ${limit}`)
  return rows
}

/** Whether a picture is among those of a property or project, or was uploaded for one. */
export async function isPictureOfProperty({ db, id }: { db: Database; id: number }): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select ${isOfProperty} as is from ${media} where ${media.id} = ${id}`,
  )
  return rows[0]?.is === true
}

/** How many pictures have or should have the watermark, and how many of them are not yet as the settings say. */
export async function countPhotos(
  payload: Payload,
  mark: string | null,
): Promise<{ all: number; waiting: number }> {
  const { rows } = await databaseOf(payload).execute<{ all: number; waiting: number }>(sql`
    select count(*)::int as all, count(*) filter (where present is distinct from wanted)::int as waiting from (
      select ${presentMark} as present, ${wantedMark(mark)} as wanted from ${media} where ${media.filename} is not null
    ) as counted where present is not null or wanted is not null`)
  return rows[0] ?? { all: 0, waiting: 0 }
}

/** A stored size: what was made, and its file name. */
export type StoredSize = MadeSize & { name: string }

const columnsOf = ({ size, name, width, height, data }: StoredSize): SQL => sql`
  ${media.$[`sizes_${size}_filename`]} = ${name}, ${media.$[`sizes_${size}_url`]} = ${`/api/media/file/${name}`},
  ${media.$[`sizes_${size}_width`]} = ${width}, ${media.$[`sizes_${size}_height`]} = ${height},
  ${media.$[`sizes_${size}_filesize`]} = ${data.length}, ${media.$[`sizes_${size}_mime_type`]} = 'image/webp'`

type WriteSizesInput = { db: Database; photo: WrongPhoto; sizes: readonly StoredSize[] }

/**
 * Records the new sizes of a picture; false if it has another original or other sizes by now. `updated_at` stays, so that an editor with an
 * open form loses nothing: the names of the files have changed.
 */
export async function writeSizes({ db, photo, sizes }: WriteSizesInput): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update ${media} set ${sql.join(sizes.map(columnsOf), sql`, `)}
    where ${media.id} = ${photo.id} and ${media.filename} = ${photo.filename}
      and array_remove(array[${names}]::text[], null) = ${sql.param([...photo.names])}::text[]
    returning ${media.id}`)
  return rows.length > 0
}
