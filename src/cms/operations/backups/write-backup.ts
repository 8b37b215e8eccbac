import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FileStore } from '@/cms/files/stored-file'
import { backupName } from '@/domain/backups/backup-name'
import type { Manifest } from '@/domain/backups/manifest'
import type { BackupPlace } from './backup-place'
import { dumpDatabase, tableFile } from './dump-database'
import { writeHashed } from './hashed-file'
import { checkBackup, filesFile, listBackups, manifestFile, readFiles } from './read-backup'
import { fileKey, storeFiles, type StoredFiles } from './store-files'

type WriteBackupOptions = {
  place: BackupPlace
  files: FileStore
  connectionString: string
  now: Date
  /** The files that the database knows, as `folder/name`. */
  findKnownFiles: () => Promise<string[]>
}

/** The files of the last backup, whose contents need not be stored again. */
async function filesOfLast(place: BackupPlace): Promise<StoredFiles> {
  const known: StoredFiles = new Map()
  const last = (await listBackups(place)).at(-1)
  if (last) for await (const file of readFiles(place, last)) known.set(fileKey(file), file)
  return known
}

async function* linesOf(known: StoredFiles, there: ReadonlySet<string>): AsyncIterable<Buffer> {
  for (const key of [...there].sort()) yield Buffer.from(`${JSON.stringify(known.get(key))}\n`)
}

const sizeOfAll = (known: StoredFiles, there: ReadonlySet<string>): number =>
  [...there].reduce((sum, key) => sum + (known.get(key)?.size ?? 0), 0)

async function storeBackup({
  place,
  files,
  connectionString,
  now,
  findKnownFiles,
}: WriteBackupOptions): Promise<Manifest> {
  const name = backupName(now)
  const folder = path.join(place.workFolder, name)
  const known = await filesOfLast(place)
  const before = await storeFiles({ files, place, known })
  const database = await dumpDatabase({ connectionString, folder })
  // What was uploaded before that instant is there now, what was deleted after it was there before.
  const there = new Set([...before, ...(await storeFiles({ files, place, known }))])
  const missing = (await findKnownFiles()).filter((key) => !there.has(key))
  const list = path.join(folder, filesFile)
  const { bytes: listBytes, sha256 } = await writeHashed(list, {
    content: Readable.from(linesOf(known, there)),
    through: [createGzip()],
  })
  const size = { count: there.size, bytes: sizeOfAll(known, there), listBytes, sha256 }
  const manifest: Manifest = { format: 1, name, ...database, files: size, missing }
  const parts = [...database.tables.map((table) => tableFile(table.name)), filesFile]
  for (const part of parts) await place.store({ name: `${name}/${part}`, from: path.join(folder, part) })
  // Last: without it there is no backup.
  await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest, null, 1), { mode: 0o600 })
  await place.store({ name: `${name}/${manifestFile}`, from: path.join(folder, manifestFile) })
  return manifest
}

/**
 * Stores the database as it is in one instant, and the files of the site beside it, of which only those that have changed are
 * copied. Then it reads what it has stored.
 * @throws Error if something cannot be read or stored, or is damaged after it was stored.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<Manifest> {
  const { place } = options
  // Left by a backup that was interrupted.
  await rm(place.workFolder, { recursive: true, force: true })
  await mkdir(place.workFolder, { recursive: true, mode: 0o700 })
  try {
    const manifest = await storeBackup(options)
    const broken = await checkBackup(place, { name: manifest.name, isQuick: true })
    if (broken.length > 0) {
      await place.remove(`${manifest.name}/${manifestFile}`)
      throw new Error(`The backup was not stored well: ${broken[0]}.`)
    }
    return manifest
  } finally {
    await rm(place.workFolder, { recursive: true, force: true })
  }
}
