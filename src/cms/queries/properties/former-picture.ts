import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transaction-of'
import { table } from '@/cms/database/tables'

const mediaOriginals = table('media_originals')
const media = table('media')

/**
 * Where the picture is shown today whose original had this name once: its largest size, as originals are nothing to link
 * to. Null where none ever had it.
 */
export async function findFormerPicture({
  payload,
  name,
}: {
  payload: Payload
  name: string
}): Promise<string | null> {
  const { rows } = await databaseOf(payload).execute<{ url: string | null }>(sql`
    select coalesce(${media.sizes_w1360_url}, ${media.sizes_w900_url}, ${media.sizes_w600_url}) as url
    from ${mediaOriginals} join ${media} on ${media.id} = ${mediaOriginals.media_id} where ${mediaOriginals.former_name} = ${name}`)
  return rows[0]?.url ?? null
}
