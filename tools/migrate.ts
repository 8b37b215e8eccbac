import pg from 'pg'
import type { Payload } from 'payload'
import { env } from '../src/env'

// Any number serves, as long as every process of ours uses the same.
const lockNumber = 7_230_912

/** Runs the migrations that are missing; where several processes start at once, one runs them and the others wait. */
export async function migrate(payload: Payload): Promise<void> {
  const lock = new pg.Client({ connectionString: env.DATABASE_URL })
  await lock.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [lockNumber])
    const { logger } = payload
    const { level } = logger
    logger.level = 'warn'
    await payload.db.migrate()
    logger.level = level
  } finally {
    await lock.end()
  }
}
