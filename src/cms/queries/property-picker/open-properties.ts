import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { wholeScope } from '@/cms/access/staff-scope'
import type { Locale } from '@/domain/shared/locale'
import { findPropertiesByWords, sought } from './find-properties-by-words'
import { withAppointmentTimes } from './property-scope'
import { findPickedProperties, type PickedProperty } from './picked-property'

/** Whether any property has openings today or later to book for a caller; and the one with a reference among them. */
export async function findOpenProperties({
  req,
  reference,
  locale,
  now,
}: {
  req: PayloadRequest
  reference: number | null
  locale: Locale
  now: Date
}): Promise<{ hasAny: boolean; property: PickedProperty | null }> {
  const first = (among: SQL) => findPropertiesByWords(req, { words: [], among, scope: wholeScope, limit: 1 })
  const { ids } = await first(withAppointmentTimes(now))
  if (ids.length === 0 || reference === null) return { hasAny: ids.length > 0, property: null }
  const named = await first(sql`${withAppointmentTimes(now)} and ${sought.public_id} = ${reference}::numeric`)
  const [property = null] = await findPickedProperties(req, { ids: named.ids, locale })
  return { hasAny: true, property }
}
