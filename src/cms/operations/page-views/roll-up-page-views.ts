import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { belgianDay } from '@/domain/shared/belgian-day'
import { table } from '@/cms/database/tables'

const pageViewEvents = table('page_view_events')
const taken = table('page_view_events', 'taken')
const pageViewSalts = table('page_view_salts')
const pageViewDays = table('page_view_days')
const excluded = table('page_view_days', 'excluded')

type RollUpPageViewsContext = { payload: Payload; now: Date }

async function findPastDays({ payload, today }: { payload: Payload; today: string }): Promise<string[]> {
  const { rows } = await databaseOf(payload).execute<{ day: string }>(sql`
    select ${pageViewEvents.day}::text as day from ${pageViewEvents} where ${pageViewEvents.day} < ${today}::date
    union select ${pageViewSalts.day}::text from ${pageViewSalts} where ${pageViewSalts.day} < ${today}::date order by day`)
  return rows.map(({ day }) => day)
}

// One statement deletes and adds, so that page views stored meanwhile are neither lost nor counted twice.
async function rollUpDay({ payload, day }: { payload: Payload; day: string }): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`
      with taken as (
        delete from ${pageViewEvents} where ${pageViewEvents.day} = ${day}::date returning ${pageViewEvents.property_id}, ${pageViewEvents.source}, ${pageViewEvents.language}
      )
      insert into ${pageViewDays} (${pageViewDays.$.property_id}, ${pageViewDays.$.day}, ${pageViewDays.$.source}, ${pageViewDays.$.language}, ${pageViewDays.$.page_views})
      select ${taken.property_id}, ${day}::date, ${taken.source}, ${taken.language}, count(*)::int from taken
        group by ${taken.property_id}, ${taken.source}, ${taken.language}
        order by ${taken.property_id}, ${taken.source}, ${taken.language}
      on conflict (${pageViewDays.$.property_id}, ${pageViewDays.$.day}, ${pageViewDays.$.source}, ${pageViewDays.$.language})
        do update set ${pageViewDays.$.page_views} = ${pageViewDays.page_views} + ${excluded.page_views}`)
    await db.execute(sql`delete from ${pageViewSalts} where ${pageViewSalts.day} = ${day}::date`)
  })
}

/**
 * Adds the page views of each past Belgian day to its totals, and deletes the visitors' hashes and the salt; one
 * transaction per day. Page views that arrive late are added in the next run.
 */
export async function rollUpPageViews({ payload, now }: RollUpPageViewsContext): Promise<void> {
  for (const day of await findPastDays({ payload, today: belgianDay(now) })) await rollUpDay({ payload, day })
}
