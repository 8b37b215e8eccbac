import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BackedUpTable, Manifest } from '@/domain/backups/manifest'
import { tableFile } from './dump-database'
import { copiedTable, findTables, sqlName } from './tables-of-site'

type ForeignKey = { tbl: string; name: string; definition: string }

async function findForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select relname as tbl, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and relnamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows
}

async function loadTable(
  client: pg.Client,
  { table, folder }: { table: BackedUpTable; folder: string },
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${copiedTable(table)} from stdin`))
  await pipeline([createReadStream(path.join(folder, tableFile(table.name))), createGunzip(), rows])
  if (rows.rowCount !== table.rows)
    throw new Error(`The table ${table.name} has ${rows.rowCount} rows instead of ${table.rows}.`)
}

async function checkTables(client: pg.Client, { tables }: Manifest): Promise<string[]> {
  const present = await findTables(client)
  const columnsOf = new Map(present.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of tables) {
    const known = columnsOf.get(name)
    const unknown = columns.find((column) => !known?.has(column))
    if (unknown !== undefined)
      throw new Error(`The database has no place for ${name}.${unknown} of the backup.`)
  }
  return present.map(({ name }) => name)
}

type LoadOptions = { manifest: Manifest; folder: string; beforeCommit: () => Promise<void> }

async function loadTables(client: pg.Client, { manifest, folder }: LoadOptions): Promise<void> {
  const names = await checkTables(client, manifest)
  const keys = await findForeignKeys(client)
  // Tables refer to each other in circles; the references are checked when they are all there.
  for (const { tbl, name } of keys)
    await client.query(`alter table public.${sqlName(tbl)} drop constraint ${sqlName(name)}`)
  await client.query(`truncate ${names.map((name) => `public.${sqlName(name)}`).join(', ')}`)
  // What triggers would write is in the backup.
  for (const name of names) await client.query(`alter table public.${sqlName(name)} disable trigger user`)
  for (const table of manifest.tables) await loadTable(client, { table, folder })
  for (const name of names) await client.query(`alter table public.${sqlName(name)} enable trigger user`)
  for (const { tbl, name, definition } of keys)
    await client.query(`alter table public.${sqlName(tbl)} add constraint ${sqlName(name)} ${definition}`)
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public.${sqlName(name)}`, value, isCalled])
}

/**
 * Replaces the content of all tables with that of a backup, in one transaction: whatever fails, the database is as before.
 * The tables are those of the migrations of the backup, and nobody else uses the database.
 * @throws Error if a row, a reference or a number of rows is not as in the backup.
 */
export async function loadDatabase(client: pg.Client, options: LoadOptions): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set lock_timeout = '10s'`,
  )
  await client.query('begin')
  try {
    await loadTables(client, options)
    await options.beforeCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
