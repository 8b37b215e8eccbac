import type { Payload } from 'payload'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { alone } from '@/cms/database/alone'
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
  const made = await alone(advisoryLocks.backup, async () => {
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
  if (!made) throw new Error('Another process is making a backup of this site.')
  return made.value
}
