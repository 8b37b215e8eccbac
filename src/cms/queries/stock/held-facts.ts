import { sql } from '@payloadcms/db-postgres'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { gateProblems, type GatedProperty } from '@/cms/gate/property-gate'
import { databaseOf } from '@/cms/database/transactions'
import type { Locale } from '@/domain/shared/locale'
import type { HeldFacts } from '@/domain/stock/lacks'
import {
  gatedFacts,
  languagesOf,
  listedIn,
  placeOfRow,
  properties,
  property,
  textsOf,
  type GatedPlaceRow,
  type StoredTexts,
} from './stock-tables'

/** What a property holds as last saved, on a day. */
type HeldVersion = Pick<HeldFacts, 'missing' | 'languages'>

/** Which text of a row in the database this is: PostgreSQL gives every writing of a row another number. */
export const writing = sql`concat_ws('-', ${property.id}, property.xmin)`

/** A property whose facts are asked for, with its `writing`, place and type. */
export type WrittenProperty = GatedPlaceRow & { id: number; writing: string }

type FactsRow = { id: number; facts: GatedProperty; listed: Locale[]; texts: StoredTexts[] }

// Reading and judging ten thousand properties takes a second; hardly any is written between two visits to the dashboard.
const known = new LRUCache<string, HeldVersion>({ max: 40_000 })

const keyOf = ({ writing: row, zip, countryId, typeWebId }: WrittenProperty, today: string): string =>
  [row, zip, countryId, typeWebId, today].join(' ')

/** What each of these properties holds, by its id. */
export async function findHeldFacts({
  payload,
  written,
  today,
}: {
  payload: Payload
  written: readonly WrittenProperty[]
  today: string
}): Promise<ReadonlyMap<number, HeldVersion>> {
  const held = new Map<number, HeldVersion>()
  const unknown = new Map<number, WrittenProperty>()
  for (const each of written) {
    const found = known.get(keyOf(each, today))
    if (found) held.set(each.id, found)
    else unknown.set(each.id, each)
  }
  for (const row of await readFacts(payload, [...unknown.keys()])) {
    const each = unknown.get(row.id)
    if (!each) continue
    const judged = judge(row, { ...each, today })
    known.set(keyOf(each, today), judged)
    held.set(row.id, judged)
  }
  return held
}

const judge = (
  { facts, listed, texts }: FactsRow,
  { today, ...written }: WrittenProperty & { today: string },
): HeldVersion => ({
  missing: gateProblems(facts, { ...placeOfRow(written), today }).missing,
  languages: languagesOf(texts, listed),
})

async function readFacts(payload: Payload, ids: readonly number[]): Promise<FactsRow[]> {
  if (ids.length === 0) return []
  const { rows } = await databaseOf(payload).execute<FactsRow>(sql`
    select ${property.parent_id} as id, ${gatedFacts} as facts, ${listedIn} as listed, ${textsOf} as texts
    from ${properties} and ${property.parent_id} = any(${sql.param([...ids])}::int[])`)
  return rows
}
