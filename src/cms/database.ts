import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { env } from '@/env'
import { withSureCommits } from './sure-commits'

// A holder gives back what has ended as soon as he looks at it; the adapter loses one that breaks at its very `begin`.
const patience = 3000

/**
 * A pool that outlives a restart of PostgreSQL: a connection that breaks, idle or inside a transaction, is an event
 * without a listener in Payload's adapter, and would end the process. Who uses it hears of it from his query; the next
 * one opens a new connection.
 */
export class LastingPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', () => undefined)
    this.on('connect', (client) => client.on('error', () => undefined))
    this.takeBackEnded()
  }

  /** What has ended and is not given back would take a place for ever, until there is none left. */
  private takeBackEnded(): void {
    const held = new Set<pg.PoolClient>()
    this.on('acquire', (client) => held.add(client))
    this.on('release', (_error, client) => held.delete(client))
    this.on('connect', (client) =>
      client.once('end', () => {
        setTimeout(() => held.has(client) && client.release(true), patience).unref()
      }),
    )
  }
}

/** Where the migrations are; every program of ours runs in the project's folder. */
export const migrationDir = path.resolve('migrations')

/** PostgreSQL, changed by reviewed migrations alone. */
export const database = withSureCommits(
  postgresAdapter({
    pg: { ...pg, Pool: LastingPool },
    // The adapter keeps one client for itself.
    pool: { connectionString: env.DATABASE_URL, max: 12 },
    migrationDir,
    push: false,
  }),
)
