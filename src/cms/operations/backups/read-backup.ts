import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { backupTime } from '@/domain/backups/backup-name'
import { parseFileLine, parseManifest, type BackedUpFile, type Manifest } from '@/domain/backups/manifest'
import type { BackupPlace } from './backup-place'
import { tableFile } from './dump-database'
import { digestOf } from './hashed-file'
import { contentName } from './store-files'

export const manifestFile = 'manifest.json'
export const filesFile = 'files.jsonl.gz'

/** The names of the backups that are whole, the oldest first. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const names: string[] = []
  for await (const name of place.list('')) if (backupTime(name)) names.push(name)
  const sizes = await Promise.all(names.map((name) => place.sizeOf(`${name}/${manifestFile}`)))
  return names.filter((_, index) => sizes[index] !== null).sort()
}

/**
 * The backup of a name, or the newest for `latest`.
 * @throws Error if there is none.
 */
export async function findBackup(place: BackupPlace, given: string): Promise<string> {
  const names = await listBackups(place)
  const name = given === 'latest' ? names.at(-1) : names.find((each) => each === given)
  if (name === undefined)
    throw new Error(
      names.length === 0
        ? `There are no backups in ${place.title}.`
        : `There is no backup ${given} in ${place.title}: npm run backup -- list names them.`,
    )
  return name
}

/**
 * Opens a file of a backup.
 * @throws Error if it is missing.
 */
export async function openPart(place: BackupPlace, name: string): Promise<Readable> {
  const content = await place.open(name)
  if (!content) throw new Error(`${name} is missing in ${place.title}.`)
  return content
}

/**
 * What a backup consists of.
 * @throws Error if it is missing, or of a later version of this program.
 */
export const readManifest = async (place: BackupPlace, name: string): Promise<Manifest> =>
  parseManifest(await text(await openPart(place, `${name}/${manifestFile}`)))

/** The files of a backup, one after the other. */
export async function* readFiles(place: BackupPlace, name: string): AsyncIterable<BackedUpFile> {
  const content = (await openPart(place, `${name}/${filesFile}`)).pipe(createGunzip())
  for await (const line of createInterface({ input: content, crlfDelay: Infinity })) yield parseFileLine(line)
}

async function findBroken(
  place: BackupPlace,
  { name, sha256 }: { name: string; sha256: string },
): Promise<string[]> {
  const content = await place.open(name)
  if (!content) return [`${name} is missing`]
  const found = await digestOf(content)
  return found.sha256 === sha256 ? [] : [`${name} is damaged`]
}

/**
 * Reads all that a backup consists of, and says what is missing or damaged. With `isQuick` the contents of files are not read,
 * only looked for: each was checked when it was stored.
 */
export async function checkBackup(
  place: BackupPlace,
  { name, isQuick = false }: { name: string; isQuick?: boolean },
): Promise<string[]> {
  const { tables, files } = await readManifest(place, name)
  const parts = [
    ...tables.map((table) => ({ name: `${name}/${tableFile(table.name)}`, sha256: table.sha256 })),
    { name: `${name}/${filesFile}`, sha256: files.sha256 },
  ]
  const broken: string[] = []
  for (const part of parts) broken.push(...(await findBroken(place, part)))
  if (broken.length > 0) return broken
  for await (const file of readFiles(place, name)) {
    const content = contentName(file.sha256)
    if (!isQuick) broken.push(...(await findBroken(place, { name: content, sha256: file.sha256 })))
    else if ((await place.sizeOf(content)) !== file.size) broken.push(`${content} is missing`)
  }
  return [...new Set(broken)]
}
