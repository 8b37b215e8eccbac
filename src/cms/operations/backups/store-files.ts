import path from 'node:path'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { fileFolders, type FileFolder, type FileStore, type ListedFile } from '@/cms/files/stored-file'
import type { BackedUpFile } from '@/domain/backups/manifest'
import type { BackupPlace } from './backup-place'
import { writeHashed } from './hashed-file'

/** The name under which a content is stored, once, however many backups have it. */
export const contentName = (sha256: string): string => `files/${sha256.slice(0, 2)}/${sha256}`

const AT_ONCE = 4

/** The files of a backup by folder and name. */
export type StoredFiles = Map<string, BackedUpFile>

export const fileKey = ({ folder, name }: Pick<BackedUpFile, 'folder' | 'name'>): string =>
  `${folder}/${name}`

type StoreInput = { files: FileStore; place: BackupPlace; known: StoredFiles }
type Listed = ListedFile & { folder: FileFolder }

/** Whether a file was stored in this state before: with its size and the time of its last change, as rsync decides it. */
const isUnchanged = (known: BackedUpFile | undefined, { size, changedAt }: Listed): known is BackedUpFile =>
  known?.size === size && known.changedAt === changedAt.toISOString()

async function storeFile({ files, place, known }: StoreInput, listed: Listed): Promise<void> {
  const before = known.get(fileKey(listed))
  if (isUnchanged(before, listed)) return
  const opened = await files.open(listed)
  // It was deleted meanwhile.
  if (!opened) return
  const from = path.join(place.workFolder, `${listed.folder}-${listed.name}`)
  const { sha256, bytes: size } = await writeHashed(from, { content: Readable.from(opened.content) })
  await place.store({ name: contentName(sha256), from })
  known.set(fileKey(listed), {
    folder: listed.folder,
    name: listed.name,
    size,
    changedAt: listed.changedAt.toISOString(),
    sha256,
  })
}

/** Stores the files of the site that have changed, and notes all that are there now. Returns those that have been noted. */
export async function storeFiles(input: StoreInput): Promise<Set<string>> {
  const limit = pLimit(AT_ONCE)
  const there = new Set<string>()
  for (const folder of fileFolders) {
    const storing: Promise<void>[] = []
    for await (const listed of input.files.list(folder)) {
      const file = { ...listed, folder }
      storing.push(
        limit(async () => {
          await storeFile(input, file)
          if (input.known.has(fileKey(file))) there.add(fileKey(file))
        }),
      )
    }
    await Promise.all(storing)
  }
  return there
}
