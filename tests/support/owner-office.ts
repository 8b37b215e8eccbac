import { askDatabase } from '../../tools/database/ask-database'
import { ownSite } from './own-site'

const ask = (text: string, values: unknown[] = []) => askDatabase(ownSite().databaseUrl, { text, values })

/** As if the page of a property had been visited three times today and seven times yesterday, by the days of Belgium. */
export async function countPageViews(property: number): Promise<void> {
  await ask(
    `insert into page_view_days (property_id, day, source, language, page_views)
      select $1, (now() at time zone 'Europe/Brussels')::date - ago, source, 'nl', page_views
      from (values (0, 'portal', 3), (1, 'direct', 7)) as seen (ago, source, page_views)`,
    [property],
  )
}

/** As if an owner had answered the message with this subject, in their area. */
export async function answerAsOwner({ subject, body }: { subject: string; body: string }): Promise<void> {
  await ask(
    `insert into owner_messages (owner_id, property_id, author, subject, body, thread_id)
      select owner_id, property_id, 'owner', subject, $2, id from owner_messages
      where subject = $1 and thread_id is null`,
    [subject, body],
  )
}
