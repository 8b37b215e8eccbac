import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { table } from '@/cms/database/tables'
import { isRecordId } from '@/domain/shared/record-id'
import { wallOf } from '@/domain/appointments/brussels-time'
import { everyProperty, sought } from './find-properties-by-words'

const appointmentOpenings = table('appointment_openings')

/**
 * The properties to choose from: all, those with openings today or later and a reference, those without an owner, or those
 * of one owner.
 */
export type PropertyScope = 'all' | 'open' | 'free' | `owner-${number}`

/** Has a reference to book it by, and openings today or later. */
export const withAppointmentTimes = (now: Date): SQL => {
  const today = `${wallOf(now.toISOString()).day}T00:00:00.000Z`
  return sql`${sought.public_id} is not null and ${sought.id} in (select ${appointmentOpenings.property_id} from ${appointmentOpenings}
    where (case when ${appointmentOpenings.kind} = 'single' then ${appointmentOpenings.date} >= ${today} else ${appointmentOpenings.last_day} is null or ${appointmentOpenings.last_day} >= ${today} end))`
}

/** The condition of a scope on `sought`, the row of a property; null for an unknown scope. */
export function propertiesOfScope({ scope, now }: { scope: string; now: Date }): SQL | null {
  if (scope === 'all') return everyProperty
  if (scope === 'open') return withAppointmentTimes(now)
  if (scope === 'free') return sql`${sought.owner_id} is null`
  const owner = Number(/^owner-(\d+)$/.exec(scope)?.[1])
  return isRecordId(owner) ? sql`${sought.owner_id} = ${owner}` : null
}
