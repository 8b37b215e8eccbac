import { sql } from '@payloadcms/db-postgres'
import { table } from '@/cms/database/tables'
import type { Database } from '@/cms/database/transactions'
import type { Goal } from '@/domain/properties/goal'

const priceChanges = table('price_changes')
const propertiesTable = table('properties')

/** A published property with its public price in euro. */
export type PublicPrice = { id: number; goal: Goal; price: number }

/**
 * Stores the public prices that differ from the last one stored, in the transaction of the save. The first price of a
 * property, or the first after it went from sale to letting, has no price before it. A price that visitors do not see, or not
 * of the whole property, writes nothing: the one shown after it is compared with the one shown before.
 */
export async function notePriceChanges(db: Database, prices: readonly PublicPrice[]): Promise<void> {
  if (prices.length === 0) return
  await db.execute(sql`
    insert into ${priceChanges} (${priceChanges.$.property_id}, ${priceChanges.$.goal}, ${priceChanges.$.old_price}, ${priceChanges.$.new_price})
    select shown.id, shown.goal, case when latest.goal = shown.goal then latest.price end, shown.price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as shown (id integer, goal text, price double precision)
    join ${propertiesTable} on ${propertiesTable.id} = shown.id
    left join lateral (
      select ${priceChanges.goal} as goal, ${priceChanges.new_price} as price from ${priceChanges}
      where ${priceChanges.property_id} = shown.id order by ${priceChanges.id} desc limit 1
    ) as latest on true
    where latest.price is distinct from shown.price or latest.goal is distinct from shown.goal`)
}
