import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ArrivedVisit, VisitBuffer } from '@/cms/operations/page-views/visit-buffer'

/** What a phone calls itself. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

export type StoredVisit = { day: string; property: number; source: string; language: string; bytes: number }

/** What is stored of visits that are not rolled up yet. */
export async function findVisitEvents(payload: Payload): Promise<StoredVisit[]> {
  const { rows } = await payload.db.drizzle.execute<StoredVisit>(sql`
    select day::text as day, property_id as property, source, language, length(visitor) as bytes
    from visit_events order by day, property_id, source, language`)
  return rows
}

/** What is kept of the days that are over, as `home day source language visits`. */
export async function findVisitDays(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ line: string }>(sql`
    select concat_ws(' ', property_id, day, source, language, visits) as line
    from visit_days order by property_id, day, source, language`)
  return rows.map(({ line }) => line)
}

/** The days of which visitors could still be recognised. */
export async function findSalts(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ day: string }>(
    sql`select day::text as day from visit_salts order by day`,
  )
  return rows.map(({ day }) => day)
}

/** Takes away all that was counted. */
export async function forgetCounts(payload: Payload): Promise<void> {
  for (const table of ['visit_events', 'visit_days', 'visit_salts'])
    await payload.db.drizzle.execute(sql`delete from ${sql.identifier(table)}`)
}

/** Visits that are over and rolled up. */
export async function addVisitDay(
  payload: Payload,
  given: { property: number; day: string; visits: number; source?: string; language?: string },
): Promise<void> {
  const { property, day, visits, source = 'direct', language = 'fr' } = given
  await payload.db.drizzle.execute(sql`insert into visit_days (property_id, day, source, language, visits)
    values (${property}, ${day}::date, ${source}, ${language}, ${visits})`)
}

/** Somebody sees the page of a home: by its public ID. */
export const see = (buffer: VisitBuffer, given: Partial<ArrivedVisit> & { property: number }): void =>
  buffer.add({ source: 'direct', language: 'fr', group: '10.0.0.1', userAgent: phone, ...given })
