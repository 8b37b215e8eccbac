import { expect, it } from 'vitest'
import { advisoryLocks } from './advisory-locks'

it('each lock has a key of its own, so that none waits for another', () => {
  const keys = Object.values(advisoryLocks)
  expect(new Set(keys).size).toBe(keys.length)
})
