import pg from 'pg'
import type { Payload } from 'payload'
import { installQueue } from '../../src/cms/jobs/install-queue'
import { addAlertColumns } from '../../src/cms/operations/alerts/add-alert-columns'
import { fillPropertySearch } from '../../src/cms/operations/property-search/fill-property-search'
import { env } from '../../src/env'
import { migrations } from './migrations.mjs'

// Any number, as long as every process of ours uses the same.
const lockNumber = 7_230_912

/** Lets one process at a time change the whole database; the others wait, and say so. */
export async function withDatabaseLock(work: () => Promise<void>): Promise<void> {
  const lock = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true })
  lock.on('error', () => undefined)
  await lock.connect()
  try {
    const { rows } = await lock.query('select pg_try_advisory_lock($1) as locked', [lockNumber])
    if (rows[0]?.locked !== true) {
      console.log('• Waiting for another process that prepares this database …')
      await lock.query('select pg_advisory_lock($1)', [lockNumber])
    }
    await work()
  } finally {
    await lock.end().catch(() => undefined)
  }
}

/** Runs the missing migrations and their follow-up work; the caller holds the lock of the database. */
export async function runMigrations(payload: Payload): Promise<void> {
  const { logger, db } = payload
  const { level } = logger
  logger.level = 'warn'
  await db.migrate({ migrations })
  if (env.DATABASE_URL) await installQueue(env.DATABASE_URL)
  await addAlertColumns(payload)
  await fillPropertySearch(payload)
  logger.level = level
}

/** Runs the missing migrations; of several processes that start at once, one runs them and the others wait. */
export const migrate = (payload: Payload): Promise<void> => withDatabaseLock(() => runMigrations(payload))
