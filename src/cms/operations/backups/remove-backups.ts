import { backupTime, expiredBackups } from '@/domain/backups/backup-name'
import type { BackupPlace } from './backup-place'
import { listBackups, manifestFile, readFiles } from './read-backup'
import { contentName } from './store-files'

/** Removes a backup; its manifest first, so that a half removed one counts as none. */
async function removeBackup(place: BackupPlace, name: string): Promise<void> {
  await place.remove(`${name}/${manifestFile}`)
  for await (const part of place.list(`${name}/`)) await place.remove(part)
}

/** The backups without a manifest: interrupted, or half removed. */
async function findUnfinished(place: BackupPlace, whole: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for await (const name of place.list('')) if (backupTime(name) && !whole.includes(name)) names.push(name)
  return names
}

async function removeUnusedContents(place: BackupPlace, kept: readonly string[]): Promise<void> {
  const used = new Set<string>()
  for (const name of kept)
    for await (const { sha256 } of readFiles(place, name)) used.add(contentName(sha256))
  for await (const name of place.list('files/')) if (!used.has(name)) await place.remove(name)
}

/** Removes all backups but the newest, and the contents that none of these has. Returns the names of those that were removed. */
export async function removeOldBackups(place: BackupPlace, kept: number): Promise<string[]> {
  const whole = await listBackups(place)
  const old = expiredBackups(whole, kept)
  for (const name of [...old, ...(await findUnfinished(place, whole))]) await removeBackup(place, name)
  if (old.length > 0)
    await removeUnusedContents(
      place,
      whole.filter((name) => !old.includes(name)),
    )
  return old
}
