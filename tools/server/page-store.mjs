// Where Next keeps its pages (`cacheHandler`): in memory, until something that they show changes. docs/caching.md.
import { LRUCache } from 'lru-cache'
import { currentSources, isHearing, isUntouched, noteSources } from '../../src/freshness.mjs'

const megabyte = 1024 * 1024

// A little less than the hour after which Next would show a page once more while it makes it anew.
const longest = 59 * 60_000

function sizeOf(value) {
  const { html, rscData, body, segmentData } = value
  const segments = segmentData ? [...segmentData.values()] : []
  return [html, rscData, body, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 1000)
}

// Next loads this file beside the site's own bundles, maybe twice.
const pages = (globalThis.keptPages ??= new LRUCache({
  maxSize: 256 * megabyte,
  sizeCalculation: ({ value }) => sizeOf(value),
  ttl: longest,
}))

/** A cache handler of Next; its methods are those that Next calls. */
export default class PageStore {
  async get(key) {
    const kept = pages.get(key)
    if (!kept) return null
    if (!isUntouched(kept.sources)) {
      pages.delete(key)
      return null
    }
    noteSources(kept.sources)
    return { lastModified: kept.madeAt, value: kept.value, cacheControl: kept.cacheControl }
  }

  async set(key, value, { cacheControl, fetchCache } = {}) {
    const sources = currentSources()
    // A page whose content changed while it was made is shown to whoever asked before, and to nobody else.
    if (value && !fetchCache && sources && isHearing() && isUntouched(sources))
      pages.set(key, { value, cacheControl, sources, madeAt: Date.now() })
    else pages.delete(key)
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
