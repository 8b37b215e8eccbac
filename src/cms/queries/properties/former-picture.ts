import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

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
  const { rows } = await payload.db.drizzle.execute<{ url: string | null }>(sql`
    select coalesce(sizes_w1360_url, sizes_w900_url, sizes_w600_url) as url
    from media_originals join media on media.id = media_id where former_name = ${name}`)
  return rows[0]?.url ?? null
}
