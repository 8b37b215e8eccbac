import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { gateProblems, type GatedProperty } from '@/cms/gate/property-gate'
import { momentBy } from '@/domain/appointments/brussels-time'
import { belgianDay } from '@/domain/shared/belgian-day'
import { isEnergyDuty } from '@/domain/stock/lacks'
import type { Selection } from '@/domain/stock/selections'
import { openProperties } from './open-properties'
import {
  gatedFacts,
  gatedPlace,
  hasPicture,
  placeOfRow,
  properties,
  property,
  shownProperty,
  type GatedPlaceRow,
} from './stock-tables'

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
    'sold-this-year': sql`${property.version_status} = 'sold' and exists (select from ${history}
      where ${history.property_id} = ${property.parent_id} and ${history.kind} = 'status' and ${history.after} = 'sold'
        and ${history.at} >= ${newYear}::timestamptz)`,
    'no-picture': sql`not ${hasPicture} and ${openProperties(everybody)}`,
  }
}

const mostSelected = 10_000

type EnergyRow = GatedPlaceRow & { id: number; facts: GatedProperty }

/** The rule of the gate decides; neither texts nor pictures are read for it. */
async function findWithoutEnergy({ payload, now }: SelectionInput): Promise<number[]> {
  const today = belgianDay(now)
  const { rows } = await databaseOf(payload).execute<EnergyRow>(sql`
    select ${property.parent_id} as id, ${gatedFacts} as facts, ${gatedPlace}
    from ${properties} and ${openProperties(everybody)} order by ${property.parent_id} desc limit ${mostSelected}`)
  return rows
    .filter((row) => gateProblems(row.facts, { ...placeOfRow(row), today }).missing.some(isEnergyDuty))
    .map(({ id }) => id)
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
    select ${countOf('mine')} as mine, ${countOf('drafts')} as drafts, ${countOf('sold-this-year')} as "sold-this-year",
      ${countOf('no-picture')} as "no-picture" from ${properties}`)
  return rows[0] ?? { mine: 0, drafts: 0, 'sold-this-year': 0, 'no-picture': 0 }
}
