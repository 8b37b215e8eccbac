import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { isFileFolder, type FileStore } from '@/cms/files/stored-file'
import type { BackedUpFile } from '@/domain/backups/manifest'
import type { BackupPlace } from './backup-place'
import { digestOf } from './hashed-file'
import { openPart, readFiles } from './read-backup'
import { contentName } from './store-files'

const AT_ONCE = 4

type RestoreInput = { place: BackupPlace; files: FileStore }

/** Whether a content is the one of a hash. */
const has = async (bytes: Uint8Array, sha256: string): Promise<boolean> =>
  (await digestOf(Readable.from([bytes]))).sha256 === sha256

async function restoreFile(
  { place, files }: RestoreInput,
  { folder, name, sha256 }: BackedUpFile,
): Promise<boolean> {
  if (!isFileFolder(folder))
    throw new Error(`The backup has files of ${folder}, which this version does not know.`)
  const there = await files.read({ folder, name })
  if (there && (await has(there, sha256))) return false
  const bytes = await buffer(await openPart(place, contentName(sha256)))
  if (!(await has(bytes, sha256))) throw new Error(`${contentName(sha256)} is damaged in ${place.title}.`)
  if (!there) await files.write({ folder, name, bytes })
  else if ((await files.replace({ folder, name, bytes, part: `${name}.part` })) !== 'done')
    throw new Error(`${folder}/${name} could not be written: is the disk full?`)
  return true
}

/**
 * Brings the files of a backup back to where the site keeps them; one that is there as it was stays. Other files are not touched.
 * Returns how many were written.
 * @throws Error if one is missing or damaged.
 */
export async function restoreFiles(input: RestoreInput, name: string): Promise<number> {
  const limit = pLimit(AT_ONCE)
  let written = 0
  const restoring: Promise<void>[] = []
  for await (const file of readFiles(input.place, name))
    restoring.push(
      limit(async () => {
        if (await restoreFile(input, file)) written += 1
      }),
    )
  await Promise.all(restoring)
  return written
}
