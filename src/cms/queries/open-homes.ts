import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { compareNames } from '@/domain/shared/by-name'
import type { Locale } from '@/domain/shared/locale'
import { wallOf } from '@/domain/visits/brussels-time'
import { findVisitHomes } from './find-visit-homes'
import type { VisitHome } from './get-visit-home'

const MOST = 500

/** The homes that have visit times today or later, by their title: those that can be booked for a caller. */
export async function findOpenHomes({
  payload,
  locale,
  now,
}: {
  payload: Payload
  locale: Locale
  now: Date
}): Promise<VisitHome[]> {
  const today = `${wallOf(now.toISOString()).day}T00:00:00.000Z`
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select property_id as id from visit_openings
    where property_id is not null and (case when kind = 'single' then date >= ${today}
      else last_day is null or last_day >= ${today} end)
    group by property_id order by max(id) desc limit ${MOST}`)
  const homes = await findVisitHomes({ payload, ids: rows.map(({ id }) => id), locale })
  const byName = compareNames(locale)
  return [...homes.values()].sort((one, other) => byName(one.title, other.title))
}
