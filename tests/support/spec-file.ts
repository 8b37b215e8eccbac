// Runs before and after each spec file on PostgreSQL. One process runs many of them: Payload and all other packages are
// loaded once, our own modules again for each file, because they read the environment when they are imported.
import { afterAll, vi } from 'vitest'
import { invalidateAll, setCatchUp, setListening } from '../../src/process/freshness.mjs'
import { countEvened, hashPasswordsQuickly } from './password-work'

vi.mock('@/cms/operations/accounts/answer-evenly', () => ({ answerEvenly: countEvened }))

const environment = { ...process.env }
const hashAsEver = hashPasswordsQuickly()

afterAll(() => {
  hashAsEver()
  setListening(false)
  setCatchUp(null)
  // What was kept is of another file's database.
  invalidateAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.resetModules()
})
