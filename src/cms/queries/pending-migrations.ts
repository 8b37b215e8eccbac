import { readdir } from 'node:fs/promises'
import { LastingPool, migrationDir, toPoolConfig } from '@/cms/database/database'

// Limits of its own: a site whose visitors use every connection is busy, not broken.
const patience = { connection: 1200, statement: 1200 }
let pool: LastingPool | null = null

/** The names of the migrations that the database has not run yet. */
export async function findPendingMigrations(): Promise<string[]> {
  pool ??= new LastingPool({ ...toPoolConfig(patience), max: 1, allowExitOnIdle: true })
  const { rows } = await pool.query<{ name: string }>('select name from payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  const files = (await readdir(migrationDir)).filter((file) => /^\d.*\.ts$/.test(file))
  return files.map((file) => file.replace(/\.ts$/, '')).filter((name) => !done.has(name))
}
