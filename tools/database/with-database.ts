import path from 'node:path'
import { findRunningDatabase, startDatabase } from './embedded-postgres'
import { claimDataFolder, findRun, readSecret, releaseDataFolder } from '../start/data-folder'
import { onShutdown } from '../start/shutdown'

/** The database of the site that serves this data folder, or one of our own; neither is stopped here. */
async function openDatabase(dataDir: string, mediaFolder: string): Promise<string> {
  const site = findRun(dataDir)
  const url = site && (await findRunningDatabase(dataDir))
  if (url) return url
  // If another command, or a site without its database, uses the folder, this reports it.
  claimDataFolder(dataDir, { mediaFolder })
  onShutdown(() => releaseDataFolder(dataDir))
  return (await startDatabase({ dataDir })).url
}

/**
 * Gives a command the database of its data folder: the one named by DATABASE_URL, the one of a running site, or one
 * started until the command ends. Sets the environment before the work loads Payload.
 */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  const { env } = await import('../../src/env')
  const { mediaFolder } = await import('../../src/cms/files/media-folder')
  const dataDir = path.resolve(env.DATA_DIR)
  // env was parsed earlier: the modules that the work loads read these values.
  Object.assign(env, {
    DATABASE_URL: env.DATABASE_URL ?? (await openDatabase(dataDir, mediaFolder)),
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? readSecret(dataDir),
  })
  await work()
}
