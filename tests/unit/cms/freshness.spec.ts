import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  collectDependencies,
  invalidateAll,
  isFresh,
  cacheRead,
  newDependencies,
  noteTags,
  noteWatch,
  recordChange,
  setListening,
} from '@/process/freshness.mjs'

let reads = 0
const read = async () => (reads += 1)
const cachedRead = (tags: string[], inner: () => Promise<unknown> = read) =>
  cacheRead({ key: `read ${tags}`, tags, read: inner })

beforeEach(() => {
  reads = 0
  invalidateAll()
  setListening(true)
})
afterAll(() => setListening(false))

describe('a read', () => {
  it('runs once, and again after a change of one of its tags', async () => {
    expect([await cachedRead(['pages']), await cachedRead(['pages'])]).toEqual([1, 1])
    recordChange({ tags: ['agents'] })
    expect(await cachedRead(['pages'])).toBe(1)
    recordChange({ tags: ['agents', 'pages'] })
    expect(await cachedRead(['pages'])).toBe(2)
  })

  it('runs again after a change of a tag of a read within it, which may be cached itself', async () => {
    const outer = () => cacheRead({ key: 'outer', tags: [], read: async () => [await cachedRead(['pages'])] })
    await cachedRead(['pages'])
    expect(await outer()).toEqual([1])
    recordChange({ tags: ['pages'] })
    expect(await outer()).toEqual([2])
  })

  it('runs again after a change that affects its search query', async () => {
    const watched = () =>
      cachedRead(['pages'], async () => {
        noteWatch(({ after }) => after?.goal === 'sale')
        return read()
      })
    expect(await watched()).toBe(1)
    recordChange({ row: { before: null, after: { goal: 'rent' } } })
    expect(await watched()).toBe(1)
    recordChange({ row: { before: null, after: { goal: 'sale' } } })
    expect(await watched()).toBe(2)
  })

  it('is not cached while the process receives no changes', async () => {
    setListening(false)
    expect([await cachedRead(['pages']), await cachedRead(['pages'])]).toEqual([1, 2])
  })

  it('runs again after everything was invalidated, and after more changes than are remembered', async () => {
    await cachedRead(['pages'])
    invalidateAll()
    expect(await cachedRead(['pages'])).toBe(2)
    for (let made = 0; made < 5000; made += 1) recordChange({ tags: ['agents'] })
    expect(await cachedRead(['pages'])).toBe(3)
    for (let made = 0; made < 900; made += 1) recordChange({ tags: ['agents'] })
    expect(await cachedRead(['pages'])).toBe(3)
  })

  it('is not cached if a dependency changed, or everything was invalidated, while it ran', async () => {
    for (const change of [() => recordChange({ tags: ['pages'] }), invalidateAll]) {
      const before = reads
      const changing = () =>
        cachedRead(['pages'], async () => {
          change()
          return read()
        })
      await changing()
      await changing()
      expect(reads - before).toBe(2)
    }
  })

  it('gives an answer that nobody can change for others', async () => {
    const list = () => cacheRead({ key: 'list', tags: [], read: async () => [{ names: ['a'] }] })
    for (const _again of [1, 2]) {
      const [first] = await list()
      expect(() => first?.names.push('b')).toThrow(TypeError)
      expect(await list()).toEqual([{ names: ['a'] }])
    }
  })

  it('runs again if it failed', async () => {
    const failing = () =>
      cachedRead(['pages'], async () => {
        await read()
        throw new Error('The database is away')
      })
    await expect(failing()).rejects.toThrow('away')
    await expect(failing()).rejects.toThrow('away')
    expect(reads).toBe(2)
  })
})

describe('dependencies', () => {
  it('are those of the reads within the work, and not of work that runs beside it', async () => {
    const [one, other] = [newDependencies(), newDependencies()]
    await Promise.all([
      collectDependencies(one, async () => cachedRead(['pages'])),
      collectDependencies(other, async () => noteTags(['agents'])),
    ])
    recordChange({ tags: ['agents'] })
    expect([isFresh(one), isFresh(other)]).toEqual([true, false])
  })
})
