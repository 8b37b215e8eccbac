import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import type { SQL } from '@/cms/database/tables'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { lacksOf, type LackCode } from '@/domain/stock/lacks'
import { findHeldFacts, writing, type WrittenProperty } from './held-facts'
import { getStockSettings } from './stock-settings'
import {
  gatedPlace,
  hasPicture,
  property,
  properties,
  shownProperty,
  streetLine,
  townName,
} from './stock-tables'
import { hasListedStatus } from '@/cms/queries/properties/status-where'

/** A property on the market: a draft, or one that may lack something. */
export type OpenProperty = { id: number; isDraft: boolean; lacks: LackCode[] }

type OpenPropertyRow = WrittenProperty & { isDraft: boolean; hasPicture: boolean }

// More than an agency has; the answer is bounded all the same.
const mostProperties = 20_000

/** The condition of properties on the market, of one agent or of all. */
export const openProperties = (agent: number | null): SQL =>
  sql`${hasListedStatus(sql`coalesce(${property.version_status}, 'available')`)}${
    agent === null ? sql`` : sql` and ${property.version_agent_id} = ${agent}`
  }`

/** The properties on the market, as last saved, with what they lack; the newest first. */
export async function findOpenProperties({
  payload,
  agent,
  now,
}: {
  payload: Payload
  /** Only the properties of this agent. */
  agent: number | null
  now: Date
}): Promise<OpenProperty[]> {
  const { siteLanguages } = await getStockSettings(payload)
  const { rows } = await databaseOf(payload).execute<OpenPropertyRow>(sql`
    select ${property.parent_id} as id, ${writing} as writing, ${gatedPlace}, ${hasPicture} as "hasPicture",
      ${shownProperty._status} is distinct from 'published' as "isDraft"
    from ${properties} and ${openProperties(agent)} order by ${property.parent_id} desc limit ${mostProperties}`)
  const held = await findHeldFacts({ payload, written: rows, today: belgianDay(now) })
  return rows.flatMap((row) => {
    const facts = held.get(row.id)
    if (!facts) return []
    const lacks = lacksOf({ ...facts, hasPicture: row.hasPicture, siteLanguages })
    return [{ id: row.id, isDraft: row.isDraft, lacks }]
  })
}

/** How the office names a property. */
export type PropertyName = { reference: number | null; address: string }

type NameRow = { id: number; reference: number | null; street: string; town: string | null }

/** The reference, and street, number and town of these properties, by id. */
export async function findPropertyNames({
  payload,
  ids,
  locale,
}: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
}): Promise<ReadonlyMap<number, PropertyName>> {
  const { rows } = await databaseOf(payload).execute<NameRow>(sql`
    select ${property.parent_id} as id, ${property.version_public_id}::float8 as reference, ${streetLine} as street,
      ${townName(locale)} as town
    from ${properties} and ${property.parent_id} = any(${sql.param([...ids])}::int[])`)
  return new Map(
    rows.map(({ id, reference, street, town }) => [
      id,
      { reference, address: [street, town].filter(Boolean).join(', ') },
    ]),
  )
}
