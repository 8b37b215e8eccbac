import { sql } from '@payloadcms/db-postgres'
import type { Database } from '@/cms/database/transaction-of'

// The same as in the trigger of the migration `visit_guards`, which looks behind the same lock.
const AGENT_LOCK = 1986

/** Lets one transaction at a time look at an agent's appointments and book one; until it ends. */
export async function lockAgent({ db, agent }: { db: Database; agent: number }): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${AGENT_LOCK}::integer, ${agent}::integer)`)
}

const hasCause = (error: unknown): error is { cause: unknown } =>
  typeof error === 'object' && error !== null && 'cause' in error

/** The name of the constraint of the database that an error is about; null for any other. */
export function violatedConstraint(error: unknown): string | null {
  if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string')
    return error.constraint
  return hasCause(error) ? violatedConstraint(error.cause) : null
}

/** The constraints by which the database keeps a place from being sold twice, and an agent from two properties at once. */
export const isTaken = (error: unknown): boolean =>
  ['appointments_place_idx', 'appointments_agent_free'].includes(violatedConstraint(error) ?? '')
