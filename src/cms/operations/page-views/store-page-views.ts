import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { PageViewSource } from '@/domain/page-views/page-view-source'
import type { Locale } from '@/domain/shared/locale'
import type { PageViewSalts } from './page-view-salts'
import { hasPropertyPage } from '@/cms/queries/properties/status-where'

const pageViewEvents = table('page_view_events')
const properties = table('properties')

/** A page view that waits to be stored. */
export type WaitingPageView = {
  /** Its day in Belgium. */
  day: string
  /** The public ID of the property, as sent by the visitor's browser. */
  property: number
  /** A hash of address group and browser; the stored one is hashed again with the salt of the day. */
  visitor: string
  source: PageViewSource
  language: Locale
}

const HASH_BYTES = 16

/**
 * Stores page views in one statement, each visitor once per property and day, and none for an unpublished property.
 * Repeating it changes nothing.
 */
export async function storePageViews({
  payload,
  salts,
  pageViews,
}: {
  payload: Payload
  salts: PageViewSalts
  pageViews: readonly WaitingPageView[]
}): Promise<void> {
  const db = databaseOf(payload)
  const rows: (WaitingPageView & { hash: string })[] = []
  for (const pageView of pageViews) {
    const salt = await salts.of(db, pageView.day)
    const digest = createHmac('sha256', salt).update(pageView.visitor).digest()
    rows.push({ ...pageView, hash: digest.subarray(0, HASH_BYTES).toString('hex') })
  }
  const given = JSON.stringify(
    rows.map(({ day, property, hash, source, language }) => ({ day, property, hash, source, language })),
  )
  await db.execute(sql`
    insert into ${pageViewEvents} (${pageViewEvents.$.day}, ${pageViewEvents.$.property_id}, ${pageViewEvents.$.visitor}, ${pageViewEvents.$.source}, ${pageViewEvents.$.language})
    select page_view.day, ${properties.id}, decode(page_view.hash, 'hex'), page_view.source, page_view.language
    from jsonb_to_recordset(${given}::jsonb)
      as page_view (day date, property numeric, hash text, source text, language text)
    join ${properties} on ${properties.public_id} = page_view.property and ${hasPropertyPage(properties)}
    order by page_view.day, ${properties.id}, page_view.hash
    on conflict do nothing`)
}
