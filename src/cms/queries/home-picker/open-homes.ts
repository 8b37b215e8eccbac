import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/domain/shared/locale'
import { findHomesByWords, sought } from './find-homes-by-words'
import { withVisitTimes } from './home-scope'
import { findPickedHomes, type PickedHome } from './picked-home'

/** Whether any home can be booked for a caller, as it has visit times today or later; and the one of a reference among them. */
export async function findOpenHomes({
  req,
  reference,
  locale,
  now,
}: {
  req: PayloadRequest
  reference: number | null
  locale: Locale
  now: Date
}): Promise<{ hasAny: boolean; home: PickedHome | null }> {
  const first = (among: SQL) => findHomesByWords(req, { words: [], among, limit: 1 })
  const { ids } = await first(withVisitTimes(now))
  if (ids.length === 0 || reference === null) return { hasAny: ids.length > 0, home: null }
  const named = await first(sql`${withVisitTimes(now)} and ${sought.public_id} = ${reference}::numeric`)
  const [home = null] = await findPickedHomes(req, { ids: named.ids, locale })
  return { hasAny: true, home }
}
