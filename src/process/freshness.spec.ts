import { expect, it } from 'vitest'
import { cacheRead, recordChange, setListening } from './freshness.mjs'

it('forgets the value of a read that is made anew, and of one that is not cached any more', async () => {
  setListening(true)
  const key = 'a frame of the site'
  const read = (name: string) => cacheRead({ key, tags: ['pages'], read: async () => ({ name }) })
  const { reads, values } = globalThis.siteFreshness
  const before = values.size
  for (const name of ['first', 'second', 'third']) {
    await read(name)
    // The second time it is parsed, and remembered.
    expect(await read('not read')).toEqual({ name })
    expect(values.size).toBe(before + 1)
    recordChange({ tags: ['pages'] })
  }
  reads.delete(key)
  expect(values.size).toBe(before)
  setListening(false)
})
