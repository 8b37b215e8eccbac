import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const pageViewSalts = table('page_view_salts')
const made = table('page_view_salts', 'made')

const BYTES = 32

/** The salt that hashes the visitors of a day, the same for every process: the first one creates it. */
async function readSalt(db: Database, day: string): Promise<Buffer> {
  const fresh = randomBytes(BYTES).toString('hex')
  const { rows } = await db.execute<{ salt: string }>(sql`
    with made as (
      insert into ${pageViewSalts} (${pageViewSalts.$.day}, ${pageViewSalts.$.salt}) values (${day}::date, decode(${fresh}, 'hex'))
      on conflict do nothing returning ${pageViewSalts.salt}
    )
    select encode(${made.salt}, 'hex') as salt from made
    union all select encode(${pageViewSalts.salt}, 'hex') from ${pageViewSalts} where ${pageViewSalts.day} = ${day}::date`)
  const [row] = rows
  // Another process created it between the two parts of the statement; the next statement sees it.
  return row ? Buffer.from(row.salt, 'hex') : readSalt(db, day)
}

export type PageViewSalts = {
  of: (db: Database, day: string) => Promise<Buffer>
  /** Forgets the salts of all other days. */
  keepOnly: (days: ReadonlySet<string>) => void
}

/** Caches the salts of the days that are being counted. */
export function createPageViewSalts(): PageViewSalts {
  const known = new Map<string, Buffer>()
  return {
    of: async (db, day) => {
      const salt = known.get(day) ?? (await readSalt(db, day))
      known.set(day, salt)
      return salt
    },
    keepOnly: (days) => {
      for (const day of known.keys()) if (!days.has(day)) known.delete(day)
    },
  }
}
