// The responses that are cached in memory, until something that they show changes.
import { LRUCache } from 'lru-cache'
import { isFresh } from '../../../src/process/freshness.mjs'
import { canImprove, compressBest } from './compress-page.mjs'
import { entityTag } from './send-response.mjs'

const megabyte = 1024 * 1024

/** The bytes that a cached response takes: its body, its headers and its dependencies. */
const sizeOf = ({ bytes, dependencies }) =>
  bytes.length + 3000 + 200 * (dependencies.tags.size + dependencies.watches.size)

/** The cache key of a request. */
export const cacheKeyOf = ({ encoding, address }) => `${encoding} ${address}`

/**
 * Creates a store of responses. Pages and lists have memory of their own, because anybody can request any number of lists.
 * @param {{ pages: number, lists: number }} [sizes] in bytes
 */
export function createResponseStore({ pages, lists } = { pages: 64 * megabyte, lists: 64 * megabyte }) {
  const newCache = (maxSize) => new LRUCache({ maxSize, sizeCalculation: sizeOf })
  const caches = { pages: newCache(pages), lists: newCache(lists) }
  const cacheOf = ({ isList }) => (isList ? caches.lists : caches.pages)

  /**
   * @param {import('./cacheable-request.mjs').CacheableRequest} request
   * @returns {import('./send-response.mjs').CachedResponse | null} the fresh response
   */
  function find(request) {
    const cache = cacheOf(request)
    const key = cacheKeyOf(request)
    const cached = cache.get(key)
    if (!cached) return null
    if (cached.until > Date.now() && isFresh(cached.dependencies)) return cached
    cache.delete(key)
    return null
  }

  /**
   * Stores a response, unless it has become stale already.
   * @param {import('./cacheable-request.mjs').CacheableRequest} request
   * @param {import('./send-response.mjs').CachedResponse} response
   */
  function add(request, response) {
    if (isFresh(response.dependencies)) cacheOf(request).set(cacheKeyOf(request), response)
  }

  /** Compresses a response at the highest level, once, when it is requested a second time. */
  async function improve(request, response) {
    if (response.isBest) return
    response.isBest = true
    if (!canImprove(request.encoding)) return
    const bytes = await compressBest(request.encoding, response.bytes)
    const cache = cacheOf(request)
    const key = cacheKeyOf(request)
    if (bytes.length < response.bytes.length && cache.peek(key) === response)
      cache.set(key, { ...response, bytes, etag: entityTag(bytes, request.encoding) })
  }

  return {
    find,
    add,
    improve,
    /** The bytes of pages and of lists, and the number of responses. */
    sizes: () => ({
      pages: caches.pages.calculatedSize,
      lists: caches.lists.calculatedSize,
      responses: caches.pages.size + caches.lists.size,
    }),
  }
}
