import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  collectSources,
  forgetEverything,
  isUntouched,
  keepRead,
  newSources,
  noteTags,
  noteWatch,
  noticeChange,
  setHearing,
} from '@/process/freshness.mjs'

let reads = 0
const read = async () => (reads += 1)
const kept = (tags: string[], inner: () => Promise<unknown> = read) =>
  keepRead({ key: `read ${tags}`, tags, read: inner })

beforeEach(() => {
  reads = 0
  forgetEverything()
  setHearing(true)
})
afterAll(() => setHearing(false))

describe('a read', () => {
  it('is made once, and again after a change of what it names', async () => {
    expect([await kept(['pages']), await kept(['pages'])]).toEqual([1, 1])
    noticeChange({ tags: ['agents'] })
    expect(await kept(['pages'])).toBe(1)
    noticeChange({ tags: ['agents', 'pages'] })
    expect(await kept(['pages'])).toBe(2)
  })

  it('is made again after a change of what a read within it names, which may itself be kept', async () => {
    const outer = () => keepRead({ key: 'outer', tags: [], read: async () => [await kept(['pages'])] })
    await kept(['pages'])
    expect(await outer()).toEqual([1])
    noticeChange({ tags: ['pages'] })
    expect(await outer()).toEqual([2])
  })

  it('is made again after a change that its question watches', async () => {
    const watched = () =>
      kept(['pages'], async () => {
        noteWatch(({ after }) => after?.goal === 'sale')
        return read()
      })
    expect(await watched()).toBe(1)
    noticeChange({ row: { before: null, after: { goal: 'rent' } } })
    expect(await watched()).toBe(1)
    noticeChange({ row: { before: null, after: { goal: 'sale' } } })
    expect(await watched()).toBe(2)
  })

  it('is not kept while nobody tells this process of changes', async () => {
    setHearing(false)
    expect([await kept(['pages']), await kept(['pages'])]).toEqual([1, 2])
  })

  it('is made again when everything may have changed, and when more has than anybody counts', async () => {
    await kept(['pages'])
    forgetEverything()
    expect(await kept(['pages'])).toBe(2)
    for (let made = 0; made < 5000; made += 1) noticeChange({ tags: ['agents'] })
    expect(await kept(['pages'])).toBe(3)
    for (let made = 0; made < 900; made += 1) noticeChange({ tags: ['agents'] })
    expect(await kept(['pages'])).toBe(3)
  })

  it('is not kept if it changed while it was made, or everything did', async () => {
    for (const change of [() => noticeChange({ tags: ['pages'] }), forgetEverything]) {
      const before = reads
      const changing = () =>
        kept(['pages'], async () => {
          change()
          return read()
        })
      await changing()
      await changing()
      expect(reads - before).toBe(2)
    }
  })

  it('gives everybody an answer of their own', async () => {
    const list = () => keepRead({ key: 'list', tags: [], read: async () => [1, 2] })
    await list()
    const own = await list()
    own.push(3)
    expect(await list()).toEqual([1, 2])
  })

  it('that fails is asked again', async () => {
    const failing = () =>
      kept(['pages'], async () => {
        await read()
        throw new Error('The database is away')
      })
    await expect(failing()).rejects.toThrow('away')
    await expect(failing()).rejects.toThrow('away')
    expect(reads).toBe(2)
  })
})

describe('sources', () => {
  it('are those of all that is read in them, and of nothing beside', async () => {
    const [one, other] = [newSources(), newSources()]
    await Promise.all([
      collectSources(one, async () => kept(['pages'])),
      collectSources(other, async () => noteTags(['agents'])),
    ])
    noticeChange({ tags: ['agents'] })
    expect([isUntouched(one), isUntouched(other)]).toEqual([true, false])
  })
})
