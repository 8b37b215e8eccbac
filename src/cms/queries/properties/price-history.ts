import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { askPrepared, prepareSql } from '@/cms/database/prepared-sql'
import { isoTime, jsonObject } from '@/cms/database/json'
import { table } from '@/cms/database/tables'
import type { PriceChange, PriceHistory } from '@/domain/price-history/shown-price-history'
import { listedRow } from './listed-properties'

const changes = table('price_changes', 'public_prices')
const earlier = table('price_changes', 'earlier_prices')

// A row without a price before it begins a time of its own: the first publication, or the first one to let.
const firstOfGoal = sql`(
  select max(${earlier.id}) from ${earlier}
  where ${earlier.property_id} = ${listedRow.id} and ${earlier.old_price} is null)`

/** What is stored of the public time of `listedRow`. */
export const priceHistoryOf = jsonObject<keyof PriceHistory>({
  isImported: sql`${listedRow.snapshot_hash} is not null`,
  changes: sql`(
    select coalesce(json_agg(${jsonObject<keyof PriceChange>({
      at: isoTime(changes.at),
      from: changes.old_price,
      to: changes.new_price,
    })} order by ${changes.id}), '[]')
    from ${changes}
    where ${changes.property_id} = ${listedRow.id} and ${changes.goal} = ${listedRow.goal}::text
      and ${changes.id} > ${firstOfGoal})`,
})

const historyById = prepareSql<'id'>(
  sql`select ${priceHistoryOf} as history from ${listedRow} where ${listedRow.id} = ${sql.placeholder('id')}`,
)

/** What is stored of a property's public time, for a preview; empty for one that was never public. */
export async function findPriceHistory({
  payload,
  id,
}: {
  payload: Payload
  id: number
}): Promise<PriceHistory> {
  const [row] = await askPrepared<{ history: PriceHistory }>(payload, historyById({ id }))
  return row?.history ?? { changes: [], isImported: false }
}
