import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  invalidateAll,
  newDependencies,
  recordChange,
  setPurge,
  type Dependencies,
  type Watch,
} from '@/process/freshness.mjs'
import { surrogateHeaders as headersFor } from '../../../tools/server/response-cache/surrogate-headers.mjs'

const hour = 3_600_000

const responseOf = (dependencies: Dependencies, left = hour) => ({
  dependencies,
  until: Date.now() + left,
  bytes: Buffer.alloc(0),
  etag: '"x"',
  headers: [],
  isBest: true,
})

const dependingOn = (tags: string[], watches: Watch[] = []): Dependencies => ({
  ...newDependencies(),
  tags: new Set(tags),
  watches: new Set(watches),
})

const surrogateHeaders = (response: ReturnType<typeof responseOf>, isCanonical = true) =>
  headersFor(response, { isCanonical })

beforeEach(() => setPurge(async () => undefined))
afterEach(() => setPurge(null))

describe('the surrogate headers of a page', () => {
  it('are absent without caches in front of the site', () => {
    setPurge(null)
    expect(surrogateHeaders(responseOf(dependingOn(['pages'])))).toEqual([])
  })

  it('say how long caches may keep it, and its tags', () => {
    expect(surrogateHeaders(responseOf(dependingOn(['pages', 'properties:7'])))).toEqual([
      ['surrogate-control', 'max-age=600'],
      ['surrogate-key', 'site pages properties:7'],
    ])
  })

  it('have the tag of the search if the page depends on a search query', () => {
    const [, key] = surrogateHeaders(responseOf(dependingOn(['cities'], [() => false])))
    expect(key).toEqual(['surrogate-key', 'site property-search cities'])
  })

  it.each([
    [90_500, [['surrogate-control', 'max-age=90']]],
    [500, []],
    [-1, []],
  ])('expire when the cached page does: %s ms', (left, expected) => {
    expect(surrogateHeaders(responseOf(dependingOn([]), left)).slice(0, 1)).toEqual(expected)
  })

  it('are absent under an address that is not the canonical one', () => {
    expect(surrogateHeaders(responseOf(dependingOn(['pages'])), false)).toEqual([])
  })

  it('are absent once the page is stale', () => {
    const dependencies = dependingOn(['pages'])
    recordChange({ tags: ['pages'] })
    expect(surrogateHeaders(responseOf(dependencies))).toEqual([])
    const others = dependingOn(['pages'])
    invalidateAll()
    expect(surrogateHeaders(responseOf(others))).toEqual([])
  })
})
