import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { gateProblems, type GatedProperty } from '@/cms/gate/property-gate'
import type { SQL } from '@/cms/database/tables'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { lacksOf, type LackCode } from '@/domain/stock/lacks'
import { getStockSettings } from './stock-settings'
import {
  gatedFacts,
  gatedPlace,
  hasPicture,
  property,
  properties,
  languagesOf,
  listedIn,
  placeOfRow,
  shownProperty,
  streetLine,
  textsOf,
  townName,
  type GatedPlaceRow,
  type StoredTexts,
} from './stock-tables'

/** A property that waits for the office: a draft, or one that lacks something. */
export type OpenProperty = {
  id: number
  reference: number | null
  /** Street, number and town. */
  address: string
  isDraft: boolean
  lacks: LackCode[]
}

type OpenPropertyRow = Omit<OpenProperty, 'address' | 'lacks'> &
  GatedPlaceRow & {
    street: string
    town: string | null
    facts: GatedProperty
    hasPicture: boolean
    listed: Locale[]
    texts: StoredTexts[]
  }

// More than an agency has; the answer is bounded all the same.
const mostProperties = 20_000

/** The condition of properties that are still to be had, of one agent or of all. */
export const openProperties = (agent: number | null): SQL =>
  sql`coalesce(${property.version_status}::text, 'available') = 'available'${
    agent === null ? sql`` : sql` and ${property.version_agent_id} = ${agent}`
  }`

/** The properties that are still to be had, as last saved, with what they lack; the newest first. */
export async function findOpenProperties({
  payload,
  agent,
  locale,
  now,
}: {
  payload: Payload
  /** Only the properties of this agent. */
  agent: number | null
  locale: Locale
  now: Date
}): Promise<OpenProperty[]> {
  const { siteLanguages } = await getStockSettings(payload)
  const today = belgianDay(now)
  const { rows } = await databaseOf(payload).execute<OpenPropertyRow>(sql`
    select ${property.parent_id} as id, ${property.version_public_id}::float8 as reference, ${streetLine} as street,
      ${townName(locale)} as town, ${shownProperty._status} is distinct from 'published' as "isDraft",
      ${gatedFacts} as facts, ${gatedPlace}, ${hasPicture} as "hasPicture", ${listedIn} as listed, ${textsOf} as texts
    from ${properties} and ${openProperties(agent)} order by ${property.parent_id} desc limit ${mostProperties}`)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    address: [row.street, row.town].filter(Boolean).join(', '),
    isDraft: row.isDraft,
    lacks: lacksOf({
      hasPicture: row.hasPicture,
      missing: gateProblems(row.facts, { ...placeOfRow(row), today }).missing,
      languages: languagesOf(row.texts, row.listed),
      siteLanguages,
    }),
  }))
}
