import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { isDatabaseAway } from '@/domain/shared/error-codes'
import { env, isSiteServer } from '@/env'
import { countQuery, recordDatabaseAbsence } from '@/process/request-watch.mjs'
import { withNestedSelects } from './nested-selects'
import { breakSilent } from './silent-connections'
import { withConfirmedCommits, withFewTransactions } from './transactions'

// A holder gives back what has ended as soon as it looks at it; the adapter loses one that breaks at its very `begin`.
const patience = 3000

/** How long one waits for PostgreSQL, in milliseconds. */
export type DatabasePatience = {
  /** For a connection, a free one or a new one. */
  connection: number
  /** For a statement, which PostgreSQL then cancels. A little later a silent connection is closed. */
  statement: number
}

const second = 1000
const minute = 60 * second

/** For programs without waiting visitors: long enough for any import and migration, but not endless. */
export const longPatience: DatabasePatience = { connection: minute, statement: 60 * minute }

// A visitor is told to try again long before a proxy gives up on us.
const sitePatience: DatabasePatience = { connection: 8 * second, statement: 8 * second }

export const toPoolConfig = ({ connection, statement }: DatabasePatience) => ({
  connectionString: env.DATABASE_URL,
  connectionTimeoutMillis: connection,
  statementPatience: statement,
  keepAlive: true,
})

// Time for PostgreSQL to report a statement that it cancels itself.
const graceOfServer = 500

type DatabaseOptions = pg.PoolConfig & {
  /**
   * For a statement, in milliseconds. It is not `statement_timeout`, which PgBouncer refuses at the start of a connection.
   */
  statementPatience?: number
}

async function limitStatements(client: pg.ClientBase, milliseconds: number): Promise<void> {
  breakSilent(client, milliseconds + graceOfServer)
  await client.query(`set statement_timeout = ${milliseconds}`)
}

/**
 * What the pool does with a new connection before anybody gets it; the pool waits for it, although its type does not say
 * so.
 */
const toGreeting = ({ statementPatience: most }: DatabaseOptions): Pick<pg.PoolConfig, 'onConnect'> =>
  most === undefined ? {} : { onConnect: (client): unknown => limitStatements(client, most) }

type QueryableClient = Pick<pg.Pool, 'query' | 'connect'> | Pick<pg.ClientBase, 'query'>

// The edge says their number in development alone.
const countsQueries = env.NODE_ENV === 'development'

/**
 * Reports a missing database to the present request, even if the code that asked catches the failure, and counts its
 * queries in development.
 */
function watchQueries(asked: QueryableClient, names: readonly string[]): void {
  const report = (error: unknown) => isDatabaseAway(error) && recordDatabaseAbsence()
  for (const name of names) {
    const ask: unknown = Reflect.get(asked, name)
    if (typeof ask !== 'function') continue
    const watched = (...args: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(ask, asked, args)
      if (answer instanceof Promise) {
        answer.catch(report)
        if (countsQueries && name === 'query') countQuery(answer)
      }
      return answer
    }
    Object.assign(asked, { [name]: watched })
  }
}

/**
 * A pool that survives a restart of PostgreSQL: Payload's adapter has no listener for a broken connection, idle or inside a
 * transaction, which would end the process. The query of its user fails; the next one opens a new connection.
 */
export class LastingPool extends pg.Pool {
  constructor(options: DatabaseOptions = {}) {
    super({ ...options, ...toGreeting(options) })
    this.on('error', () => undefined)
    this.on('connect', (client) => {
      client.on('error', () => undefined)
      watchQueries(client, ['query'])
    })
    watchQueries(this, ['connect', 'query'])
    this.takeBackEnded()
  }

  /** An ended connection that is not released would occupy its place for ever. */
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

/** Every program runs in the project's folder. */
export const migrationDir = path.resolve('migrations')

const ownPatience = isSiteServer ? sitePatience : longPatience

/** PostgreSQL, changed only by reviewed migrations. */
export const database = withConfirmedCommits(
  withFewTransactions(
    withNestedSelects(
      postgresAdapter({
        pg: { ...pg, Pool: LastingPool },
        // The adapter keeps one client for itself.
        pool: { ...toPoolConfig(ownPatience), max: 12 },
        migrationDir,
        push: false,
      }),
    ),
    { most: 8, patience: ownPatience.connection },
  ),
)
