import { Logger, runMigrations } from 'graphile-worker'

const silent = new Logger(() => () => undefined)

/** Makes the tables of the queue, or brings them up to date: a schema of their own, `graphile_worker`. */
export const installQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: silent })
