import pg from 'pg'
import type { Payload } from 'payload'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { files } from '@/cms/files/files'
import { fileFolders } from '@/cms/files/stored-file'
import { findStoredNames } from '@/cms/operations/media/stored-names'
import type { Manifest } from '@/domain/backups/manifest'
import { env } from '@/env'
import type { BackupPlace } from './backup-place'
import { forgetRuns, noteBegun, noteEnded } from './backup-runs'
import { removeOldBackups } from './remove-backups'
import { writeBackup } from './write-backup'

type BackUpOptions = { payload: Payload; place: BackupPlace; now: Date }

/** What a backup is, and which older ones were removed. */
export type BackUpReport = { manifest: Manifest; removed: string[] }

const year = 365 * 86_400_000

/** Does work while no other process backs this site up. */
async function alone<Value>(connectionString: string, work: () => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, 0) as locked', [
      advisoryLocks.backup,
    ])
    if (rows[0]?.locked !== true) throw new Error('Another process is making a backup of this site.')
    return await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function findKnownFiles(payload: Payload): Promise<string[]> {
  const known: string[] = []
  for (const folder of fileFolders)
    for (const name of await findStoredNames(payload, folder)) known.push(`${folder}/${name}`)
  return known
}

/**
 * Makes a backup, notes how it went, and removes the backups that are too many.
 * @throws Error if it failed, which is noted too, or if another one is being made.
 */
export async function backUp({ payload, place, now }: BackUpOptions): Promise<BackUpReport> {
  const connectionString = env.DATABASE_URL ?? ''
  return alone(connectionString, async () => {
    const id = await noteBegun(payload, { now, place: place.title })
    try {
      const manifest = await writeBackup({
        place,
        files,
        connectionString,
        now,
        findKnownFiles: () => findKnownFiles(payload),
      })
      await noteEnded(payload, { id, manifest })
      const { kept } = await payload.findGlobal({ slug: 'backup-settings' })
      await forgetRuns(payload, new Date(now.getTime() - year))
      return { manifest, removed: await removeOldBackups(place, kept) }
    } catch (error) {
      await noteEnded(payload, { id, fault: error instanceof Error ? error.message : String(error) })
      throw error
    }
  })
}
