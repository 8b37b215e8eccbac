import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownTables } from '@/cms/database/own-tables'
import { writeTables } from '../../../tools/database/write-tables'
import { startSite, stopPayload, type Site } from '../../support/database/payload'

const generated = 'src/cms/database/generated-tables.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(stopPayload)

/** The columns of the migrated database with their types, by table. */
async function readColumns(): Promise<Map<string, Map<string, string>>> {
  const { rows } = await site.payload.db.drizzle.execute<{ name: string; column: string; type: string }>(sql`
    select relname as name, attname as column, format_type(atttypid, null) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`)
  const tables = new Map<string, Map<string, string>>()
  for (const { name, column, type } of rows)
    tables.set(name, (tables.get(name) ?? new Map<string, string>()).set(column, type))
  return tables
}

/** The columns in the generated file, by table. */
function readGenerated(): Map<string, string[]> {
  const [, ...tables] = readFileSync(generated, 'utf8').split(/^ {2}(?=\w+:$)/m)
  return new Map(
    tables.map((text) => [
      text.slice(0, text.indexOf(':')),
      [...text.matchAll(/'(\w+)'/g)].map(([, column = '']) => column),
    ]),
  )
}

describe('the tables that SQL may name', () => {
  it('are generated from the collections as they are now', async () => {
    const file = path.join(site.dataDir, 'generated-tables.ts')
    await writeTables({ payload: site.payload, file })
    const remedy = 'the collections changed: run `npm run generate`'
    expect(readFileSync(file, 'utf8') === readFileSync(generated, 'utf8'), remedy).toBe(true)
  })

  it('are those of the migrated database, each with its columns', async () => {
    const columns = await readColumns()
    const known = readGenerated()
    expect(known.size).toBeGreaterThan(100)
    for (const [name, names] of known)
      expect([...(columns.get(name)?.keys() ?? [])].sort(), name).toEqual(names)
    expect([...known.keys(), ...Object.keys(ownTables)].sort()).toEqual([...columns.keys()].sort())
  })

  it('have the columns and types of our own migrations', async () => {
    const columns = await readColumns()
    for (const [name, own] of Object.entries(ownTables))
      expect(Object.fromEntries(columns.get(name) ?? []), name).toEqual(own)
  })
})
