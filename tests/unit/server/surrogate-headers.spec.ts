import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  forgetEverything,
  newSources,
  noticeChange,
  setPurging,
  type Sources,
  type Watch,
} from '@/process/freshness.mjs'
import { surrogateHeaders as headersFor } from '../../../tools/server/kept/surrogate-headers.mjs'

const hour = 3_600_000

const answerOf = (sources: Sources, left = hour) => ({
  sources,
  until: Date.now() + left,
  bytes: Buffer.alloc(0),
  etag: '"x"',
  headers: [],
  isBest: true,
})

const madeOf = (tags: string[], watches: Watch[] = []): Sources => ({
  ...newSources(),
  tags: new Set(tags),
  watches: new Set(watches),
})

const surrogateHeaders = (answer: ReturnType<typeof answerOf>, isAsWritten = true) =>
  headersFor(answer, { isAsWritten })

beforeEach(() => setPurging(async () => undefined))
afterEach(() => setPurging(null))

describe('what a page says to caches in front of the site', () => {
  it('is nothing while nobody tells them of changes', () => {
    setPurging(null)
    expect(surrogateHeaders(answerOf(madeOf(['pages'])))).toEqual([])
  })

  it('is how long they may keep it, and its tags', () => {
    expect(surrogateHeaders(answerOf(madeOf(['pages', 'properties:7'])))).toEqual([
      ['surrogate-control', 'max-age=600'],
      ['surrogate-key', 'site pages properties:7'],
    ])
  })

  it('is that it depends on the search, if it watches an answer of it', () => {
    const [, key] = surrogateHeaders(answerOf(madeOf(['cities'], [() => false])))
    expect(key).toEqual(['surrogate-key', 'site property-search cities'])
  })

  it.each([
    [90_500, [['surrogate-control', 'max-age=90']]],
    [500, []],
    [-1, []],
  ])('is no longer than the site itself would send it: %s ms', (left, expected) => {
    expect(surrogateHeaders(answerOf(madeOf([]), left)).slice(0, 1)).toEqual(expected)
  })

  it('is nothing under an address that is not its one', () => {
    expect(surrogateHeaders(answerOf(madeOf(['pages'])), false)).toEqual([])
  })

  it('is nothing for a page that something has changed of', () => {
    const sources = madeOf(['pages'])
    noticeChange({ tags: ['pages'] })
    expect(surrogateHeaders(answerOf(sources))).toEqual([])
    const others = madeOf(['pages'])
    forgetEverything()
    expect(surrogateHeaders(answerOf(others))).toEqual([])
  })
})
