import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { transactionOf } from '@/cms/database/transaction-of'
import { belgianDay } from '@/domain/shared/belgian-day'
import { inTransaction } from '@/cms/operations/in-transaction'
import { table } from '@/cms/database/tables'

const visitEvents = table('visit_events')
const taken = table('visit_events', 'taken')
const visitSalts = table('visit_salts')
const visitDays = table('visit_days')
const excluded = table('visit_days', 'excluded')

type RollUpVisitsContext = { payload: Payload; now: Date }

async function findPastDays({ payload, today }: { payload: Payload; today: string }): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ day: string }>(sql`
    select ${visitEvents.day}::text as day from ${visitEvents} where ${visitEvents.day} < ${today}::date
    union select ${visitSalts.day}::text from ${visitSalts} where ${visitSalts.day} < ${today}::date order by day`)
  return rows.map(({ day }) => day)
}

// What is taken away is what is added, whatever is stored meanwhile: one statement does both.
async function rollUpDay({ payload, day }: { payload: Payload; day: string }): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`
      with taken as (
        delete from ${visitEvents} where ${visitEvents.day} = ${day}::date returning ${visitEvents.property_id}, ${visitEvents.source}, ${visitEvents.language}
      )
      insert into ${visitDays} (${visitDays.$.property_id}, ${visitDays.$.day}, ${visitDays.$.source}, ${visitDays.$.language}, ${visitDays.$.visits})
      select ${taken.property_id}, ${day}::date, ${taken.source}, ${taken.language}, count(*)::int from taken
        group by ${taken.property_id}, ${taken.source}, ${taken.language}
        order by ${taken.property_id}, ${taken.source}, ${taken.language}
      on conflict (${visitDays.$.property_id}, ${visitDays.$.day}, ${visitDays.$.source}, ${visitDays.$.language})
        do update set ${visitDays.$.visits} = ${visitDays.visits} + ${excluded.visits}`)
    await db.execute(sql`delete from ${visitSalts} where ${visitSalts.day} = ${day}::date`)
  })
}

/**
 * Adds the visits of each day that is over in Belgium to what is kept of it, and throws away who they were of and what
 * they were hashed with; a day at a time, in one transaction. What arrives late for such a day is added by the next.
 */
export async function rollUpVisits({ payload, now }: RollUpVisitsContext): Promise<void> {
  for (const day of await findPastDays({ payload, today: belgianDay(now) })) await rollUpDay({ payload, day })
}
