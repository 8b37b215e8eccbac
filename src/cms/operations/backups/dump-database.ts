import path from 'node:path'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackedUpTable, Manifest } from '@/domain/backups/manifest'
import { writeHashed } from './hashed-file'
import { copiedTable, findMigrations, findTables, type SiteTable } from './tables-of-site'

type DumpOptions = { connectionString: string; folder: string }

/** The name of the file of a table, beside the manifest. */
export const tableFile = (name: string): string => `tables/${name}.copy.gz`

async function dumpTable(
  client: pg.Client,
  { table, folder }: { table: SiteTable; folder: string },
): Promise<BackedUpTable> {
  const content = client.query(copyTo(`copy ${copiedTable(table)} to stdout`))
  const to = path.join(folder, tableFile(table.name))
  const digest = await writeHashed(to, { content, through: [createGzip()] })
  return { ...table, rows: content.rowCount, ...digest }
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string; isCalled: boolean }>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

// What is written does not depend on the settings of the server.
const settings = `set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set extra_float_digits = 1;
  set statement_timeout = 0; set lock_timeout = '60s'`

/**
 * Writes all tables as they were in one instant, while the site goes on writing.
 * @throws Error if the database has no migrations.
 */
export async function dumpDatabase({
  connectionString,
  folder,
}: DumpOptions): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(settings)
    await client.query('begin isolation level repeatable read read only')
    const migrations = await findMigrations(client)
    if (migrations === null || migrations.length === 0)
      throw new Error('There is no site in this database yet.')
    const tables: BackedUpTable[] = []
    for (const table of await findTables(client)) tables.push(await dumpTable(client, { table, folder }))
    // Sequences are not part of the instant: read last, they are never behind the rows.
    const sequences = await readSequences(client)
    await client.query('commit')
    return { migrations, tables, sequences }
  } finally {
    await client.end().catch(() => undefined)
  }
}
