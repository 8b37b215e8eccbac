// Runs before and after each spec file on PostgreSQL, within those of keep-files-apart.ts.
import { afterAll, vi } from 'vitest'
import type * as freshness from '../../src/process/freshness.mjs'
import { invalidateAll, setCatchUp, setListening } from '../../src/process/freshness.mjs'
import { countEvened, hashPasswordsQuickly } from './password-work'

vi.mock('@/cms/operations/accounts/answer-evenly', () => ({ answerEvenly: countEvened }))

// Reads are cached as in a running site, where each request waits for the changes of earlier saves; a spec makes no requests.
vi.mock('@/process/freshness.mjs', async (load) => {
  const actual = await load<typeof freshness>()
  const cacheRead: typeof freshness.cacheRead = async (asked) => {
    if (globalThis.siteFreshness.catchUp) await actual.catchUp()
    return actual.cacheRead(asked)
  }
  return { ...actual, cacheRead }
})

const hashAsEver = hashPasswordsQuickly()

afterAll(() => {
  hashAsEver()
  setListening(false)
  setCatchUp(null)
  // What was kept is of another file's database.
  invalidateAll()
})
