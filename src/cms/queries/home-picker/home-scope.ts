import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { table } from '@/cms/database/tables'
import { isRecordId } from '@/domain/shared/record-id'
import { wallOf } from '@/domain/appointments/brussels-time'
import { everyHome, sought } from './find-homes-by-words'

const visitOpenings = table('visit_openings')

/**
 * Among which homes one is picked: all, those with visit times today or later and a reference to book them by, those of no
 * owner, or those of one owner.
 */
export type HomeScope = 'all' | 'open' | 'free' | `owner-${number}`

/** That a home has a reference to book it by, and visit times today or later. */
export const withVisitTimes = (now: Date): SQL => {
  const today = `${wallOf(now.toISOString()).day}T00:00:00.000Z`
  return sql`${sought.public_id} is not null and ${sought.id} in (select ${visitOpenings.property_id} from ${visitOpenings}
    where (case when ${visitOpenings.kind} = 'single' then ${visitOpenings.date} >= ${today} else ${visitOpenings.last_day} is null or ${visitOpenings.last_day} >= ${today} end))`
}

/** The condition of a scope on `sought`, the row of a home; null where there is no such scope. */
export function homesOfScope({ scope, now }: { scope: string; now: Date }): SQL | null {
  if (scope === 'all') return everyHome
  if (scope === 'open') return withVisitTimes(now)
  if (scope === 'free') return sql`${sought.owner_id} is null`
  const owner = Number(/^owner-(\d+)$/.exec(scope)?.[1])
  return isRecordId(owner) ? sql`${sought.owner_id} = ${owner}` : null
}
