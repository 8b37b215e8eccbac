import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import {
  collectDependencies,
  invalidateAll,
  newDependencies,
  noteTags,
  recordChange,
} from '@/process/freshness.mjs'
import { createResponseStore } from '../../../tools/server/response-cache/response-store.mjs'
import { sizeOf } from '../../../tools/server/page-store.mjs'

const megabyte = 1024 * 1024

const requestFor = (address: string) => ({
  address,
  encoding: 'br' as const,
  isList: address.includes('?'),
  isCanonical: true,
  ifNoneMatch: undefined,
})

function responseOf(bytes: number, tags: string[] = []) {
  const dependencies = newDependencies()
  collectDependencies(dependencies, () => noteTags(tags))
  return {
    ...{ bytes: randomBytes(bytes), etag: '"x"', headers: [], dependencies, isBest: false },
    until: Date.now() + 1000,
  }
}

beforeEach(() => invalidateAll())

it('stays below its size, and evicts the least recently used response', () => {
  const store = createResponseStore({ pages: megabyte, lists: megabyte })
  for (let at = 0; at < 100; at += 1) {
    store.add(requestFor(`/fr/${at}/`), responseOf(50_000))
    store.find(requestFor('/fr/0/'))
  }
  expect(store.sizes().pages).toBeLessThanOrEqual(megabyte)
  expect(store.find(requestFor('/fr/0/'))).not.toBeNull()
  expect(store.find(requestFor('/fr/99/'))).not.toBeNull()
  expect(store.find(requestFor('/fr/1/'))).toBeNull()
})

it('does not evict pages for lists, of which anybody can request any number', () => {
  const store = createResponseStore({ pages: megabyte, lists: megabyte })
  store.add(requestFor('/fr/'), responseOf(50_000))
  for (let at = 0; at < 200; at += 1) store.add(requestFor(`/fr/a-vendre/?page=${at}`), responseOf(50_000))
  expect(store.sizes().lists).toBeLessThanOrEqual(megabyte)
  expect(store.find(requestFor('/fr/'))).not.toBeNull()
})

it('does not store a response that is larger than the store', () => {
  const store = createResponseStore({ pages: megabyte, lists: megabyte })
  store.add(requestFor('/fr/'), responseOf(2 * megabyte))
  expect(store.find(requestFor('/fr/'))).toBeNull()
})

it('does not bring back a stale response once it has been compressed again', async () => {
  const store = createResponseStore({ pages: megabyte, lists: megabyte })
  const { brotliCompressSync, constants } = await import('node:zlib')
  const text = Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 1013}`).join(' ')
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  const response = { ...responseOf(1, ['pages']), bytes }
  store.add(requestFor('/fr/'), response)
  const improving = store.improve(requestFor('/fr/'), response)
  recordChange({ tags: ['pages'] })
  expect(store.find(requestFor('/fr/'))).toBeNull()
  await improving
  expect(store.find(requestFor('/fr/'))).toBeNull()
})

it('measures a page of Next in bytes: two for each character of a text, and all its parts', () => {
  const segmentData = new Map([['/_tree', Buffer.alloc(300)]])
  expect(sizeOf({ html: '€'.repeat(1000), rscData: Buffer.alloc(500), segmentData })).toBe(
    1000 + 2000 + 500 + 300,
  )
})
