import { askDatabase } from '../../../tools/database/ask-database'
import { ownSite } from '../browser/own-site'

const ask = (text: string, values: unknown[] = []) => askDatabase(ownSite().databaseUrl, { text, values })

/** Adds three views of a property's page today and seven yesterday, in Belgian time. */
export async function countPageViews(property: number): Promise<void> {
  await ask(
    `insert into page_view_days (property_id, day, source, language, page_views)
      select $1, (now() at time zone 'Europe/Brussels')::date - ago, source, 'nl', page_views
      from (values (0, 'portal', 3), (1, 'direct', 7)) as seen (ago, source, page_views)`,
    [property],
  )
}

/** Adds the owner's answer to the message with this subject. */
export async function answerAsOwner({ subject, body }: { subject: string; body: string }): Promise<void> {
  await ask(
    `insert into owner_messages (owner_id, property_id, author, subject, body, thread_id)
      select owner_id, property_id, 'owner', subject, $2, id from owner_messages
      where subject = $1 and thread_id is null`,
    [subject, body],
  )
}
