import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { FileStore } from '@/cms/files/stored-file'
import type { Manifest } from '@/domain/backups/manifest'
import type { BackupPlace } from './backup-place'
import { tableFile } from './dump-database'
import { writeHashed } from './hashed-file'
import { loadDatabase } from './load-database'
import { checkBackup, openPart, readManifest } from './read-backup'
import { restoreFiles } from './restore-files'
import { findMigrations, type Connection } from './tables-of-site'

type RestoreBackupOptions = {
  place: BackupPlace
  name: string
  files: FileStore
  connectionString: string
  /** Whether what the site has now may be replaced. */
  mayReplace: boolean
  /** The migrations that this version of the program knows. */
  knownMigrations: readonly string[]
  /** Makes the tables of an empty database, with these migrations. */
  makeTables: (migrations: readonly string[]) => Promise<void>
}

type RestoreReport = { manifest: Manifest; files: number }

async function checkAlone(client: Connection): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.others)
    throw new Error(
      'Others use this database. Stop the site and its workers first, so that nobody writes meanwhile.',
    )
}

async function isUsed(client: Connection): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from properties) or exists (select from pages) as used',
  )
  return rows[0]?.used === true
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().every((name, index) => name === [...other].sort()[index])

/** Makes sure that the database has the tables of the backup, and nothing that would be lost unasked. */
async function prepareDatabase(
  client: Connection,
  { manifest, ...options }: RestoreBackupOptions & { manifest: Manifest },
): Promise<void> {
  const unknown = manifest.migrations.find((name) => !options.knownMigrations.includes(name))
  if (unknown !== undefined)
    throw new Error(`The backup is of a later version of this program, which has the migration ${unknown}.`)
  const present = await findMigrations(client)
  if (present === null) return options.makeTables(manifest.migrations)
  if (!options.mayReplace && (await isUsed(client)))
    throw new Error(
      'There is a site in this database. To replace all of it, repeat the command with --replace.',
    )
  if (!isSame(present, manifest.migrations))
    throw new Error(
      'The backup is of an earlier version than the tables of this database. Restore it into an empty database: another DATABASE_URL, or another DATA_DIR.',
    )
}

/** Fetches the tables before anything is changed. */
async function fetchTables(
  place: BackupPlace,
  { manifest, folder }: { manifest: Manifest; folder: string },
): Promise<void> {
  for (const { name, sha256 } of manifest.tables) {
    const content = await openPart(place, `${manifest.name}/${tableFile(name)}`)
    const digest = await writeHashed(path.join(folder, tableFile(name)), { content })
    if (digest.sha256 !== sha256) throw new Error(`The table ${name} of the backup is damaged.`)
  }
}

async function loadBackup(client: pg.Client, options: RestoreBackupOptions): Promise<RestoreReport> {
  const { place, name, files } = options
  await checkAlone(client)
  const manifest = await readManifest(place, name)
  const broken = await checkBackup(place, { name, isQuick: true })
  if (broken.length > 0) throw new Error(`The backup is not whole: ${broken.slice(0, 3).join(', ')}.`)
  await prepareDatabase(client, { ...options, manifest })
  const folder = path.join(place.workFolder, `restore-${manifest.name}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let written = 0
  try {
    await fetchTables(place, { manifest, folder })
    const beforeCommit = async (): Promise<void> => {
      written = await restoreFiles({ place, files }, name)
    }
    await loadDatabase(client, { manifest, folder, beforeCommit })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { manifest, files: written }
}

/**
 * Makes the site what it was when a backup was begun: its database in one transaction, its files beside it.
 * @throws Error, with the database as it was, if the backup is damaged or of a later version, if somebody else uses the
 * database, or if there is a site in it that may not be replaced.
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<RestoreReport> {
  const client = new pg.Client({ connectionString: options.connectionString, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await loadBackup(client, options)
  } finally {
    await client.end().catch(() => undefined)
  }
}
