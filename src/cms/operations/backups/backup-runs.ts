import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { Manifest } from '@/domain/backups/manifest'

const runs = table('backup_runs')

/** An attempt to make a backup. */
export type BackupRun = {
  begunAt: Date
  place: string
  /** How many files the database knew that were not there. */
  missing: number
  /** Why it failed; null if it did not, or has not ended. */
  fault: string | null
}

type RunRow = { begun_at: string; place: string; missing: number; fault: string | null }

const toRun = ({ begun_at, place, missing, fault }: RunRow): BackupRun => ({
  begunAt: new Date(begun_at),
  place,
  missing,
  fault,
})

const columns = sql`${runs.begun_at}, ${runs.place}, ${runs.missing}, ${runs.fault}`

/** The last backup that was made, and the last attempt that has ended; null where there is none. */
export async function findLastRuns(
  payload: Payload,
): Promise<{ made: BackupRun | null; ended: BackupRun | null }> {
  const db = databaseOf(payload)
  const last = (where: ReturnType<typeof sql>) =>
    db.execute<RunRow>(
      sql`select ${columns} from ${runs} where ${where} order by ${runs.begun_at} desc limit 1`,
    )
  const [made, ended] = await Promise.all([
    last(sql`${runs.name} is not null`),
    last(sql`${runs.ended_at} is not null`),
  ])
  return {
    made: made.rows[0] ? toRun(made.rows[0]) : null,
    ended: ended.rows[0] ? toRun(ended.rows[0]) : null,
  }
}

/** Notes that a backup is begun; returns the number of the run. */
export async function noteBegun(
  payload: Payload,
  { now, place }: { now: Date; place: string },
): Promise<string> {
  const { rows } = await databaseOf(payload).execute<{ id: string }>(
    sql`insert into ${runs} (${runs.$.begun_at}, ${runs.$.place}) values (${now.toISOString()}, ${place}) returning ${runs.id}::text`,
  )
  return rows[0]?.id ?? ''
}

/** Notes how a run ended. */
export async function noteEnded(
  payload: Payload,
  { id, ...end }: { id: string } & ({ manifest: Manifest } | { fault: string }),
): Promise<void> {
  const values =
    'manifest' in end
      ? sql`${runs.$.name} = ${end.manifest.name}, ${runs.$.missing} = ${end.manifest.missing.length}`
      : sql`${runs.$.fault} = ${end.fault}`
  await databaseOf(payload).execute(
    sql`update ${runs} set ${runs.$.ended_at} = now(), ${values} where ${runs.id} = ${id}::bigint`,
  )
}

/** Forgets the runs from before a time. */
export async function forgetRuns(payload: Payload, before: Date): Promise<void> {
  await databaseOf(payload).execute(sql`delete from ${runs} where ${runs.begun_at} < ${before.toISOString()}`)
}
