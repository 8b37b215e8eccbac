import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { isBrokenKind, type BrokenKind, type BrokenThing } from '@/domain/broken/broken-thing'
import { isLocale } from '@/domain/shared/locale'

const things = table('broken_things')
const checks = table('broken_checks')

/** A broken thing with the moment it was first found. */
export type ListedThing = BrokenThing & { key: string; foundAt: Date }

type ThingRow = Omit<ListedThing, 'kind' | 'locale' | 'foundAt'> & {
  kind: string
  locale: string | null
  foundAt: string
}

/** The broken things of a kind, or of all, the newest of each kind first. */
export async function listBroken({
  payload,
  kind,
  limit,
}: {
  payload: Payload
  kind: BrokenKind | null
  limit: number
}): Promise<ListedThing[]> {
  const { rows } = await databaseOf(payload).execute<ThingRow>(sql`
    select ${things.key}, ${things.kind}, ${things.document}, ${things.place}, ${things.locale}, ${things.target},
      ${things.found_at} as "foundAt" from ${things} ${kind === null ? sql`` : sql`where ${things.kind} = ${kind}`}
    order by ${things.kind}, ${things.found_at} desc, ${things.key} limit ${limit}`)
  return rows.flatMap(({ kind: found, locale, foundAt, ...row }) =>
    isBrokenKind(found)
      ? [{ ...row, kind: found, locale: isLocale(locale) ? locale : null, foundAt: new Date(foundAt) }]
      : [],
  )
}

/** How many things of each kind are broken. */
export async function countBroken(payload: Payload): Promise<Map<BrokenKind, number>> {
  const { rows } = await databaseOf(payload).execute<{ kind: string; count: number }>(sql`
    select ${things.kind}, count(*)::int as count from ${things} group by ${things.kind}`)
  return new Map(rows.flatMap(({ kind, count }) => (isBrokenKind(kind) ? [[kind, count] as const] : [])))
}

export type LastCheck = { begunAt: Date; isRunning: boolean; hasFailed: boolean }

/** The last check, and how it went; null before the first. */
export async function findLastCheck(payload: Payload): Promise<LastCheck | null> {
  const { rows } = await databaseOf(payload).execute<{
    begunAt: string
    ended: boolean
    failed: boolean
  }>(sql`
    select ${checks.begun_at} as "begunAt", ${checks.ended_at} is not null as ended, ${checks.fault} is not null as failed
    from ${checks} order by ${checks.id} desc limit 1`)
  const [row] = rows
  return row ? { begunAt: new Date(row.begunAt), isRunning: !row.ended, hasFailed: row.failed } : null
}
