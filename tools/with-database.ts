import path from 'node:path'
import { findRunningDatabase, startDatabase, type Database } from './embedded-postgres'
import { readSecret } from './data-folder'

/**
 * Gives a command line the database of its data folder: the one named by DATABASE_URL, the one of a running site, or
 * one started for as long as the work takes. Sets the environment before Payload is loaded by the work.
 */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  const { env } = await import('../src/env')
  const dataDir = path.resolve(env.DATA_DIR)
  let own: Database | null = null
  let url = env.DATABASE_URL ?? (await findRunningDatabase(dataDir))
  if (!url) {
    own = await startDatabase({ dataDir })
    url = own.url
  }
  // env was parsed without them: the modules loaded by the work read it again from here.
  Object.assign(env, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? readSecret(dataDir),
  })
  try {
    await work()
  } finally {
    await own?.stop()
  }
}
