import { writeFile } from 'node:fs/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const isPostgres = (db: object): db is PostgresAdapter => 'rawTables' in db && 'schema' in db

const head = `// Generated from the collections by \`npm run generate\`; not to be changed by hand.

/** The columns of the tables that Payload keeps, by table. */
export type GeneratedTables = {`

/** Writes the columns of every table that Payload's adapter makes of the collections, as a TypeScript type. */
export async function writeTables({ payload, file }: { payload: Payload; file: string }): Promise<void> {
  const { db } = payload
  if (!isPostgres(db)) throw new Error('The database is no PostgreSQL')
  const tables = Object.values(db.rawTables)
    .map(({ name, columns }) => ({ name, columns: Object.values(columns).map((column) => column.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = tables.flatMap(({ name, columns }) => [
    `  ${name}:`,
    ...columns.sort().map((column) => `    | '${column}'`),
  ])
  await writeFile(file, [head, ...lines, '}', ''].join('\n'))
}
