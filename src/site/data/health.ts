import 'server-only'
import { findPendingMigrations } from '@/cms/queries/pending-migrations'
import { getClient } from './client'

/** Whether the database answers and its migrations are done. */
export async function isHealthy(): Promise<boolean> {
  try {
    return (await findPendingMigrations(await getClient())).length === 0
  } catch {
    return false
  }
}
