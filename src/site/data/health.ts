import 'server-only'
import { findBucketFault, checkStorage, type Storage } from '@/cms/queries/disk-room'
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
    return await checkStorage()
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

// Monitors ask often, and each check is a request that is paid for.
const CHECK_EVERY = 10_000

let lastCheck: { at: number; isAway: Promise<boolean> } | null = null

/**
 * Whether the bucket of the files does not answer. All instances share it, so this is no reason to take one of them out of
 * service: pages are well without it.
 */
export function isBucketAway(): Promise<boolean> {
  if (lastCheck === null || Date.now() - lastCheck.at > CHECK_EVERY)
    lastCheck = { at: Date.now(), isAway: findBucketFault().then((fault) => fault !== null) }
  return lastCheck.isAway
}
