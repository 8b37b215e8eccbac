import { askDatabase } from '../../../tools/database/ask-database'
import { ownSite } from './own-site'

// The clock of a running site cannot be moved, so the moment of the plan is.
/** Lets the moment of everything that is planned for a document come, and the worker carry it out as it does every minute. */
export async function letPlansBeDue({ collection, id }: { collection: string; id: number }): Promise<void> {
  const { databaseUrl } = ownSite()
  const text = `update publication_plans set due_at = now() - interval '1 minute' where collection = $1 and document_id = $2`
  await askDatabase(databaseUrl, { text, values: [collection, id] })
  await askDatabase(databaseUrl, { text: `select graphile_worker.add_job('carry-out-plans', '{}'::json)` })
}
