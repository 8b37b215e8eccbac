import 'server-only'
import { lookAtStorage, type Storage } from '@/cms/queries/disk-room'
import { findPendingMigrations } from '@/cms/queries/pending-migrations'
import { within } from '@/site/guards/within'
import { getClient } from './client'

/** The state of the storage, or a missing database. */
export type Health = Storage | 'unavailable'

/** The longest check in milliseconds: monitors give up after two seconds. */
const longest = 1500

let checking: Promise<Health> | null = null

async function check(): Promise<Health> {
  try {
    // A site that is still starting is not ready for visitors.
    await getClient()
    const isReady = (await findPendingMigrations()).length === 0
    if (!isReady) return 'unavailable'
    return await lookAtStorage()
  } catch {
    return 'unavailable'
  } finally {
    checking = null
  }
}

/**
 * Whether the database answers in time, its migrations are done, and files can be stored. Concurrent requests share one
 * check.
 */
export const getHealth = (): Promise<Health> =>
  within({ milliseconds: longest, tooLate: () => 'unavailable' }, (checking ??= check()))
