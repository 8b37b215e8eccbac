import { askDatabase } from '../../../tools/database/ask-database'
import { ownSite } from '../browser/own-site'

const PATIENCE = 60_000
const PAUSE = 500

const ask = (text: string, values: unknown[] = []) => askDatabase(ownSite().databaseUrl, { text, values })

// The clock of a running site cannot be moved, so the events and the start of the alert are.
const move = `
  with moved as (
    update alerts set since = since - interval '15 minutes' where email = $1 returning id
  )
  update alert_events set at = at - interval '15 minutes', due_at = due_at - interval '15 minutes'
  where alert_id in (select id from moved) and due_at > now() returning id`

/**
 * Acts as if the minutes had passed in which properties are gathered for one mail: waits for an event of this address,
 * makes it due, and lets the worker send the mails of alerts.
 */
export async function letMinutesPass(email: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if ((await ask(move, [email])).length > 0) {
      await ask(`select graphile_worker.add_job('notify-alerts', '{}'::json)`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw new Error(`There is nothing to tell to ${email}`)
}
