import 'vitest'

declare module 'vitest' {
  // What the global setup passes to the workers.
  interface ProvidedContext {
    /** The server's address, with the name of the migrated template database as its path. */
    templateUrl: string
    /** The folder of this run, removed at its end whatever happens. */
    runFolder: string
  }
}
