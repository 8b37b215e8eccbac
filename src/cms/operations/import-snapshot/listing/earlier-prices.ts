import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { findId, type ImportContext } from '@/cms/operations/import-snapshot/import-context'
import type { PropertyRecord } from '@/cms/operations/import-snapshot/reading/listing-schemas'
import { goalFromNumber, type Goal } from '@/domain/properties/goal'
import { noonOf } from './extension-data'

const priceChanges = table('price_changes')
const properties = table('properties')

type PriceStep = { place: number; id: number; goal: Goal; before: number | null; after: number; at: string }

/** The steps of a price: the first one shown has none before it, and begins when the property was offered. */
function stepsOf(context: ImportContext, record: PropertyRecord): PriceStep[] {
  const { ID, Goal, Price, PublishedOn, EarlierPrices } = record
  const id = findId(context, { collection: 'properties', key: ID })
  const goal = goalFromNumber(Goal)
  const [first] = EarlierPrices ?? []
  if (id === null || goal === null || !first || !Price) return []
  const prices = [...(EarlierPrices ?? []), { Price, Until: '' }]
  return prices.map((each, index) => {
    const earlier = prices[index - 1]
    return {
      ...{ place: index, id, goal },
      before: earlier?.Price ?? null,
      after: each.Price,
      at: noonOf(earlier?.Until ?? PublishedOn ?? first.Until),
    }
  })
}

/**
 * Stores what a snapshot says of the prices before the present one, for properties that visitors have not seen here: from then on
 * the site itself notes each change. Call it before the search rows are made, which note the present price.
 */
export async function noteEarlierPrices(
  context: ImportContext,
  { records, req, ids }: { records: readonly PropertyRecord[]; req: PayloadRequest; ids: readonly number[] },
): Promise<void> {
  const written = new Set(ids)
  const seen = new Set<number>()
  const steps = records
    .filter(({ ID }) => !seen.has(ID) && seen.add(ID))
    .flatMap((record) => stepsOf(context, record))
    .filter(({ id }) => written.has(id))
  if (steps.length === 0) return
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into ${priceChanges} (${priceChanges.$.property_id}, ${priceChanges.$.at}, ${priceChanges.$.goal}, ${priceChanges.$.old_price}, ${priceChanges.$.new_price})
    select step.id, step.at, step.goal, step.before, step.after
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as step (place integer, id integer, goal text, before double precision, after double precision, at timestamptz)
    join ${properties} on ${properties.id} = step.id and ${properties._status} = 'published'
    where not exists (select from ${priceChanges} where ${priceChanges.property_id} = step.id)
    order by step.id, step.place`)
}
