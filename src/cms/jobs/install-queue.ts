import { Logger, runMigrations } from 'graphile-worker'

const silent = new Logger(() => () => undefined)

/** Creates or updates the tables of the queue, in a schema of their own, `graphile_worker`. */
export const installQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: silent })
