import { readdir } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { migrationDir } from '@/cms/database'

/** The names of the migrations that this program knows and its database has not seen. */
export async function findPendingMigrations(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(sql`select name from payload_migrations`)
  const done = new Set(rows.map(({ name }) => name))
  const files = (await readdir(migrationDir)).filter((file) => /^\d.*\.ts$/.test(file))
  return files.map((file) => file.replace(/\.ts$/, '')).filter((name) => !done.has(name))
}
