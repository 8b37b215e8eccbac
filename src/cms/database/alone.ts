import pg from 'pg'
import { env } from '@/env'
import type { advisoryLocks } from './advisory-locks'

type Lock = (typeof advisoryLocks)[keyof typeof advisoryLocks]

/** Does work while no other process does the same; null, without having begun, where another one is at it. */
export async function alone<Value>(lock: Lock, work: () => Promise<Value>): Promise<{ value: Value } | null> {
  // A connection of its own holds the lock, which ends with the process, however that ends.
  const client = new pg.Client({ connectionString: env.DATABASE_URL ?? '', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, 0) as locked', [
      lock,
    ])
    return rows[0]?.locked === true ? { value: await work() } : null
  } finally {
    await client.end().catch(() => undefined)
  }
}
