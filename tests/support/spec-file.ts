// Runs before and after each spec file on PostgreSQL, within those of keep-files-apart.ts.
import { afterAll, vi } from 'vitest'
import { invalidateAll, setCatchUp, setListening } from '../../src/process/freshness.mjs'
import { countEvened, hashPasswordsQuickly } from './password-work'

vi.mock('@/cms/operations/accounts/answer-evenly', () => ({ answerEvenly: countEvened }))

const hashAsEver = hashPasswordsQuickly()

afterAll(() => {
  hashAsEver()
  setListening(false)
  setCatchUp(null)
  // What was kept is of another file's database.
  invalidateAll()
})
