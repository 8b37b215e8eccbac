import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { readSizeName } from '@/domain/media/size-name'

const media = table('media')

/** What is known of the original of a picture. */
export type OriginalPicture = {
  /** Whether its sizes have a watermark. */
  isMarked: boolean
  /** The address of its largest size; null if it has none. */
  largest: string | null
}

/** The picture whose original has this file name; null for the name of a size, and for an unknown one. */
export async function findOriginalPicture({
  payload,
  name,
}: {
  payload: Payload
  name: string
}): Promise<OriginalPicture | null> {
  const { rows } = await databaseOf(payload).execute<{ size: string | null; largest: string | null }>(sql`
    select ${media.sizes_w600_filename} as size, coalesce(${media.sizes_w2400_url}, ${media.sizes_w1800_url},
      ${media.sizes_w1360_url}, ${media.sizes_w900_url}, ${media.sizes_w600_url}) as largest
    from ${media} where ${media.filename} = ${name}`)
  const [found] = rows
  if (!found) return null
  return { isMarked: Boolean(readSizeName(found.size ?? '')?.mark), largest: found.largest }
}
