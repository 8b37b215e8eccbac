import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { askDatabase } from '../../../tools/database/ask-database'

/** A database without tables on the server of the tests; the caller drops it. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fresh_${randomBytes(6).toString('hex')}`
  const server = new URL(inject('templateUrl'))
  server.pathname = '/postgres'
  const url = new URL(server)
  url.pathname = `/${name}`
  await askDatabase(server.href, { text: `create database ${name} template template0` })
  return {
    url: url.href,
    drop: async () => {
      await askDatabase(server.href, { text: `drop database if exists ${name} with (force)` })
    },
  }
}

/** The number of rows of each table, and a hash of all that is in them. */
export async function readAllRows(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ state: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as state from "${name}" t`,
      )
      found[name] = rows[0]?.state ?? ''
    }
    return found
  } finally {
    await client.end()
  }
}
