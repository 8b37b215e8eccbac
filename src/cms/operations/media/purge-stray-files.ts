import type { Payload } from 'payload'
import { bucket, files } from '@/cms/files/files'
import { fileFolders, removeFiles, type FileFolder } from '@/cms/files/stored-file'
import { findStoredNames } from './stored-names'

const day = 86_400_000

// A folder of this machine has files that no record names only where applicants' files are written.
const folders: readonly FileFolder[] = bucket ? fileFolders : ['applicant-files']

// More than a killed process leaves: the bucket or the folder is rather another site's as well.
const FEW = 100

type PurgeStrayFilesContext = { payload: Payload; now: Date }

async function purgeFolder({ payload, now }: PurgeStrayFilesContext, folder: FileFolder): Promise<void> {
  const before = now.getTime() - day
  const old: string[] = []
  for await (const { name, changedAt } of files.list(folder)) if (changedAt.getTime() < before) old.push(name)
  if (old.length === 0) return
  // Read after the list: what was stored meanwhile is known.
  const known = await findStoredNames(payload, folder)
  const names = old.filter((name) => !known.has(name))
  if (names.length > FEW && names.length > known.size) {
    const place = bucket ? 'bucket' : 'data folder'
    const msg = `${names.length} files of ${folder} are of no record: is the ${place} another site's, too?`
    payload.logger.error({ msg })
    return
  }
  await removeFiles(files, { folder, names })
}

/**
 * Deletes files that no record names, a day after they were written: those of a process that was killed before it could
 * store the record, and those that could not be deleted with their record because the bucket did not answer.
 */
export async function purgeStrayFiles(context: PurgeStrayFilesContext): Promise<void> {
  for (const folder of folders) await purgeFolder(context, folder)
}
