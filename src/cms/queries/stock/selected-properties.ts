import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { findHeldFacts, writing, type WrittenProperty } from './held-facts'
import { momentBy } from '@/domain/appointments/brussels-time'
import { belgianDay } from '@/domain/shared/belgian-day'
import { isEnergyDuty } from '@/domain/stock/lacks'
import type { Selection } from '@/domain/stock/selections'
import { openProperties } from './open-properties'
import { gatedPlace, hasPicture, properties, property, shownProperty } from './stock-tables'

const history = table('property_history')

type StoredSelection = Exclude<Selection, 'no-energy'>

type SelectionInput = {
  payload: Payload
  /** The agent of who asks; without one nothing is theirs. */
  agent: number | null
  now: Date
}

const everybody = null

/** The condition of each view that the database decides; the duties of law are a rule of the gate. */
function conditions({ agent, now }: SelectionInput): Record<StoredSelection, SQL> {
  const newYear = momentBy({ day: `${belgianDay(now).slice(0, 4)}-01-01`, time: '00:00' })
  return {
    mine: sql`${property.version_agent_id} = ${agent ?? 0}`,
    drafts: sql`${shownProperty._status} is distinct from 'published' and ${openProperties(everybody)}`,
    'under-option': sql`${property.version_status} = 'under-option'`,
    'sold-this-year': sql`${property.version_status} = 'sold' and exists (select from ${history}
      where ${history.property_id} = ${property.parent_id} and ${history.kind} = 'status' and ${history.after} = 'sold'
        and ${history.at} >= ${newYear}::timestamptz)`,
    'no-picture': sql`not ${hasPicture} and ${openProperties(everybody)}`,
  }
}

const mostSelected = 10_000

/** The rule of the gate decides. */
async function findWithoutEnergy({ payload, now }: SelectionInput): Promise<number[]> {
  const { rows } = await databaseOf(payload).execute<WrittenProperty>(sql`
    select ${property.parent_id} as id, ${writing} as writing, ${gatedPlace}
    from ${properties} and ${openProperties(everybody)} order by ${property.parent_id} desc limit ${mostSelected}`)
  const held = await findHeldFacts({ payload, written: rows, today: belgianDay(now) })
  return rows.flatMap(({ id }) => (held.get(id)?.missing.some(isEnergyDuty) ? [id] : []))
}

/** The properties of a saved view. */
export async function findSelectedProperties({
  selection,
  ...input
}: SelectionInput & { selection: Selection }): Promise<number[]> {
  if (selection === 'no-energy') return findWithoutEnergy(input)
  const { rows } = await databaseOf(input.payload).execute<{ id: number }>(sql`
    select ${property.parent_id} as id from ${properties} and ${conditions(input)[selection]}
    order by ${property.parent_id} desc limit ${mostSelected}`)
  return rows.map(({ id }) => id)
}

/** How many properties each saved view has; not of the duties of law, which takes longer than the list itself. */
export async function countSelectedProperties(
  input: SelectionInput,
): Promise<Record<StoredSelection, number>> {
  const where = conditions(input)
  const countOf = (name: StoredSelection) => sql`(count(*) filter (where ${where[name]}))::int`
  const { rows } = await databaseOf(input.payload).execute<Record<StoredSelection, number>>(sql`
    select ${countOf('mine')} as mine, ${countOf('drafts')} as drafts, ${countOf('under-option')} as "under-option", ${countOf('sold-this-year')} as "sold-this-year",
      ${countOf('no-picture')} as "no-picture" from ${properties}`)
  return rows[0] ?? { mine: 0, drafts: 0, 'under-option': 0, 'sold-this-year': 0, 'no-picture': 0 }
}
