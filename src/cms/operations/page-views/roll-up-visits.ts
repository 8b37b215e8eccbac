import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { transactionOf } from '@/cms/database/transaction-of'
import { belgianDay } from '@/domain/shared/belgian-day'
import { inTransaction } from '@/cms/operations/in-transaction'

type RollUpVisitsContext = { payload: Payload; now: Date }

async function findPastDays({ payload, today }: { payload: Payload; today: string }): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ day: string }>(sql`
    select day::text as day from visit_events where day < ${today}::date
    union select day::text from visit_salts where day < ${today}::date order by day`)
  return rows.map(({ day }) => day)
}

// What is taken away is what is added, whatever is stored meanwhile: one statement does both.
async function rollUpDay({ payload, day }: { payload: Payload; day: string }): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`
      with taken as (
        delete from visit_events where day = ${day}::date returning property_id, source, language
      )
      insert into visit_days (property_id, day, source, language, visits)
      select property_id, ${day}::date, source, language, count(*)::int from taken
        group by property_id, source, language order by property_id, source, language
      on conflict (property_id, day, source, language)
        do update set visits = visit_days.visits + excluded.visits`)
    await db.execute(sql`delete from visit_salts where day = ${day}::date`)
  })
}

/**
 * Adds the visits of each day that is over in Belgium to what is kept of it, and throws away who they were of and what
 * they were hashed with; a day at a time, in one transaction. What arrives late for such a day is added by the next.
 */
export async function rollUpVisits({ payload, now }: RollUpVisitsContext): Promise<void> {
  for (const day of await findPastDays({ payload, today: belgianDay(now) })) await rollUpDay({ payload, day })
}
