import { sql } from '@payloadcms/db-postgres'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import type { Database } from '@/cms/database/transactions'
import { isRecord } from '@/domain/shared/is-record'

/**
 * Locks the appointments of an agent until the transaction ends, so that one transaction at a time reads and books them.
 */
export async function lockAgent({ db, agent }: { db: Database; agent: number }): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.agent}::integer, ${agent}::integer)`)
}

const hasCause = (error: unknown): error is { cause: unknown } => isRecord(error) && 'cause' in error

/** The name of the database constraint that an error is about; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string')
    return error.constraint
  return hasCause(error) ? violatedConstraint(error.cause) : null
}

/**
 * The constraints that stop the database from selling a place twice and from booking an agent at two properties at once.
 */
export const isTaken = (error: unknown): boolean =>
  ['appointments_place_idx', 'appointments_agent_free'].includes(violatedConstraint(error) ?? '')
