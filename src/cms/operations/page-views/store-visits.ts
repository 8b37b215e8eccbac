import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import type { VisitSource } from '@/domain/page-views/visit-source'
import type { Locale } from '@/domain/shared/locale'
import type { VisitSalts } from './visit-salts'

const visitEvents = table('visit_events')
const properties = table('properties')

/** A visit that waits to be stored. */
export type WaitingVisit = {
  /** The day it came on, in Belgium. */
  day: string
  /** The public ID of the home, as the visitor's browser says it. */
  property: number
  /** A hash of address group and browser; what is stored is another one, with the salt of the day. */
  visitor: string
  source: VisitSource
  language: Locale
}

const HASH_BYTES = 16

/**
 * Stores visits in one statement, each person once a home and day; of a home that is not published nothing. Doing it
 * again with the same visits changes nothing.
 */
export async function storeVisits({
  payload,
  salts,
  visits,
}: {
  payload: Payload
  salts: VisitSalts
  visits: readonly WaitingVisit[]
}): Promise<void> {
  const db = payload.db.drizzle
  const rows: (WaitingVisit & { hash: string })[] = []
  for (const visit of visits) {
    const salt = await salts.of(db, visit.day)
    const digest = createHmac('sha256', salt).update(visit.visitor).digest()
    rows.push({ ...visit, hash: digest.subarray(0, HASH_BYTES).toString('hex') })
  }
  const given = JSON.stringify(
    rows.map(({ day, property, hash, source, language }) => ({ day, property, hash, source, language })),
  )
  await db.execute(sql`
    insert into ${visitEvents} (${visitEvents.$.day}, ${visitEvents.$.property_id}, ${visitEvents.$.visitor}, ${visitEvents.$.source}, ${visitEvents.$.language})
    select visit.day, ${properties.id}, decode(visit.hash, 'hex'), visit.source, visit.language
    from jsonb_to_recordset(${given}::jsonb)
      as visit (day date, property numeric, hash text, source text, language text)
    join ${properties} on ${properties.public_id} = visit.property and ${properties._status} = 'published'
    order by visit.day, ${properties.id}, visit.hash
    on conflict do nothing`)
}
