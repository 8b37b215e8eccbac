// Where Next keeps its pages (`cacheHandler`): in memory, until something that they show changes. docs/caching.md.
import { LRUCache } from 'lru-cache'
import {
  currentSources,
  isHearing,
  isUntouched,
  longestKept,
  noteShared,
  noteSources,
} from '../../src/process/freshness.mjs'

const megabyte = 1024 * 1024

// Node keeps a text with any sign beyond Latin 1, as the euro, with two bytes a sign.
const bytesOf = (part) => (typeof part === 'string' ? 2 * part.length : (part?.length ?? 0))

/** The bytes that a page takes. */
export function sizeOf(value) {
  const { html, rscData, body, segmentData } = value
  const segments = segmentData ? [...segmentData.values()] : []
  return [html, rscData, body, ...segments].reduce((sum, part) => sum + bytesOf(part), 1000)
}

// Next loads this file beside the site's own bundles, maybe twice.
const pages = (globalThis.keptPages ??= new LRUCache({
  maxSize: 256 * megabyte,
  sizeCalculation: ({ value }) => sizeOf(value),
  ttl: longestKept,
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
    noteShared(kept.madeAt)
    return { lastModified: kept.madeAt, value: kept.value, cacheControl: kept.cacheControl }
  }

  async set(key, value, { cacheControl, fetchCache } = {}) {
    const sources = currentSources()
    if (value?.kind === 'APP_PAGE') noteShared()
    // A page whose content changed while it was made is shown to whoever asked before, and to nobody else.
    if (value && !fetchCache && sources && isHearing() && isUntouched(sources))
      pages.set(key, { value, cacheControl, sources, madeAt: Date.now() })
    else pages.delete(key)
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
