import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  collectDependencies,
  invalidateAll,
  newDependencies,
  noteTags,
  recordChange,
  setListening,
} from './freshness.mjs'
import { createKeptValues } from './kept-values.mjs'

beforeEach(() => setListening(true))
afterEach(() => setListening(false))

/** Makes values that depend on the pages, and counts them. */
function makeCounted() {
  const keep = createKeptValues<number>()
  let made = 0
  const make = async () => {
    noteTags(['pages'])
    made += 1
    return made
  }
  return (of: object) => keep(of, make)
}

it('keeps a value for its object', async () => {
  const read = makeCounted()
  const [one, other] = [{}, {}]
  expect([await read(one), await read(one), await read(other), await read(one)]).toEqual([1, 1, 2, 1])
})

it('makes it anew after a change of what it depends on, and of nothing else', async () => {
  const read = makeCounted()
  const object = {}
  await read(object)
  recordChange({ tags: ['media'] })
  expect(await read(object)).toBe(1)
  recordChange({ tags: ['pages'] })
  expect(await read(object)).toBe(2)
  invalidateAll()
  expect(await read(object)).toBe(3)
})

it('makes it anew if something changed while it was made', async () => {
  const keep = createKeptValues<string>()
  const object = {}
  const make = async () => {
    noteTags(['pages'])
    recordChange({ tags: ['pages'] })
    return 'stale'
  }
  await keep(object, make)
  expect(await keep(object, async () => 'new')).toBe('new')
})

it('adds its dependencies to those of each page', async () => {
  const read = makeCounted()
  const object = {}
  for (const page of ['first', 'second']) {
    const dependencies = newDependencies()
    await collectDependencies(dependencies, () => read(object))
    expect([...dependencies.tags], page).toEqual(['pages'])
  }
})

it('keeps nothing while the process does not hear of changes', async () => {
  setListening(false)
  const read = makeCounted()
  const object = {}
  expect([await read(object), await read(object)]).toEqual([1, 2])
})

it('keeps nothing of a making that failed', async () => {
  const keep = createKeptValues<number>()
  const object = {}
  await expect(keep(object, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keep(object, async () => 1)).toBe(1)
})
