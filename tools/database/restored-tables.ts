import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import config from '../../payload.config'
import { databaseOf } from '../../src/cms/database/transactions'
import { installQueue } from '../../src/cms/jobs/install-queue'
import { addAlertColumns } from '../../src/cms/operations/alerts/add-alert-columns'
import { env } from '../../src/env'
import { migrate } from './migrate'
import { migrations } from './migrations.mjs'

/** The migrations of this version of the program. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

const openPayload = () => getPayload({ config, disableOnInit: true })

/** Makes the tables that a backup was made of, in an empty database. */
export async function makeTables(names: readonly string[]): Promise<void> {
  const payload = await openPayload()
  payload.logger.level = 'warn'
  await payload.db.migrate({ migrations: migrations.filter(({ name }) => names.includes(name)) })
  // Every start adds them, after the migrations.
  await addAlertColumns(payload)
}

/** Brings restored tables to this version, and removes the queued work of what was there before: its numbers mean other documents now. */
export async function finishRestore(): Promise<void> {
  const payload = await openPayload()
  await installQueue(env.DATABASE_URL ?? '')
  await databaseOf(payload).execute(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where locked_at is null))`,
  )
  await migrate(payload)
}
