import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { env } from '@/env'
import { getClient } from '@/site/data/client'

/** Expires the whole cache, for a caller that knows the secret of this site; false for anybody else. */
export async function refreshEverything(token: string): Promise<boolean> {
  if (!env.PAYLOAD_SECRET) return false
  const expected = createHmac('sha256', env.PAYLOAD_SECRET).update('revalidate').digest()
  const given = Buffer.from(token, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const payload = await getClient()
  const slugs = [...Object.keys(payload.collections), ...payload.config.globals.map(({ slug }) => slug)]
  for (const slug of slugs) revalidateTag(slug, { expire: 0 })
  return true
}
