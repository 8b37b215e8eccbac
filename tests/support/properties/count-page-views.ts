import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ArrivedPageView, PageViewBuffer } from '@/cms/operations/page-views/page-view-buffer'

/** The user agent of a telephone. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

export type StoredPageView = {
  day: string
  property: number
  source: string
  language: string
  bytes: number
}

/** The stored page views that are not rolled up yet. */
export async function findPageViewEvents(payload: Payload): Promise<StoredPageView[]> {
  const { rows } = await payload.db.drizzle.execute<StoredPageView>(sql`
    select day::text as day, property_id as property, source, language, length(visitor) as bytes
    from page_view_events order by day, property_id, source, language`)
  return rows
}

/** The stored figures of past days, each as `property day source language views`. */
export async function findPageViewDays(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ line: string }>(sql`
    select concat_ws(' ', property_id, day, source, language, page_views) as line
    from page_view_days order by property_id, day, source, language`)
  return rows.map(({ line }) => line)
}

/** The days of which visitors could still be recognised. */
export async function findSalts(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ day: string }>(
    sql`select day::text as day from page_view_salts order by day`,
  )
  return rows.map(({ day }) => day)
}

/** Deletes all page views. */
export async function forgetCounts(payload: Payload): Promise<void> {
  for (const table of ['page_view_events', 'page_view_days', 'page_view_salts'])
    await payload.db.drizzle.execute(sql`delete from ${sql.identifier(table)}`)
}

/** Page views of past days, rolled up. */
export async function addPageViewDay(
  payload: Payload,
  view: { property: number; day: string; pageViews: number; source?: string; language?: string },
): Promise<void> {
  const { property, day, pageViews, source = 'direct', language = 'fr' } = view
  await payload.db.drizzle
    .execute(sql`insert into page_view_days (property_id, day, source, language, page_views)
    values (${property}, ${day}::date, ${source}, ${language}, ${pageViews})`)
}

/** A visitor views the page of a property, by its public ID. */
export const see = (buffer: PageViewBuffer, view: Partial<ArrivedPageView> & { property: number }): void =>
  buffer.add({ source: 'direct', language: 'fr', group: '10.0.0.1', userAgent: phone, ...view })
