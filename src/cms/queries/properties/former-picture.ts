import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const mediaOriginals = table('media_originals')
const media = table('media')

/**
 * The present address of the picture whose original once had this name: its largest size, as originals are not linked. Null
 * if no original had it.
 */
export async function findFormerPicture({
  payload,
  name,
}: {
  payload: Payload
  name: string
}): Promise<string | null> {
  const { rows } = await databaseOf(payload).execute<{ url: string | null }>(sql`
    select coalesce(${media.sizes_w2400_url}, ${media.sizes_w1800_url}, ${media.sizes_w1360_url}, ${media.sizes_w900_url}, ${media.sizes_w600_url}) as url
    from ${mediaOriginals} join ${media} on ${media.id} = ${mediaOriginals.media_id} where ${mediaOriginals.former_name} = ${name}`)
  return rows[0]?.url ?? null
}
