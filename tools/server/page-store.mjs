// The cache of Next's pages (`cacheHandler`): in memory, until something that they show changes (docs/caching.md).
import { LRUCache } from 'lru-cache'
import {
  currentDependencies,
  isListening,
  isFresh,
  maxCacheAge,
  markCacheable,
  noteDependencies,
} from '../../src/process/freshness.mjs'

const megabyte = 1024 * 1024

// Node stores a text with two bytes a character if it has any character beyond Latin 1, such as the euro sign.
const bytesOf = (part) => (typeof part === 'string' ? 2 * part.length : (part?.length ?? 0))

/** The bytes that a page takes. */
export function sizeOf(value) {
  const { html, rscData, body, segmentData } = value
  const segments = segmentData ? [...segmentData.values()] : []
  return [html, rscData, body, ...segments].reduce((sum, part) => sum + bytesOf(part), 1000)
}

// Next loads this file beside the site's own bundles, maybe twice.
const pages = (globalThis.cachedPages ??= new LRUCache({
  maxSize: 128 * megabyte,
  sizeCalculation: ({ value }) => sizeOf(value),
  ttl: maxCacheAge,
}))

/** A cache handler of Next, which calls its methods. */
export default class PageStore {
  async get(key) {
    const cached = pages.get(key)
    if (!cached) return null
    if (!isFresh(cached.dependencies)) {
      pages.delete(key)
      return null
    }
    noteDependencies(cached.dependencies)
    markCacheable(cached.madeAt)
    return { lastModified: cached.madeAt, value: cached.value, cacheControl: cached.cacheControl }
  }

  async set(key, value, { cacheControl, fetchCache } = {}) {
    const dependencies = currentDependencies()
    if (value?.kind === 'APP_PAGE') markCacheable()
    // A page whose content changed while it was rendered goes to the visitor who requested it, and is not cached.
    if (value && !fetchCache && dependencies && isListening() && isFresh(dependencies))
      pages.set(key, { value, cacheControl, dependencies, madeAt: Date.now() })
    else pages.delete(key)
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
