// Runs before and after each spec file. One process runs many of them: packages are loaded once, our own modules again for
// each file, because some read the environment when they are imported, and some files mock what others need.
import { afterAll, vi } from 'vitest'

const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // For ten seconds a failure counts as that of a database that another file missed.
  Reflect.deleteProperty(globalThis, 'requestWatches')
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.resetModules()
})
