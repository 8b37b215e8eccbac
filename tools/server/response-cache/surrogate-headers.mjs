// The headers by which the caches in front of the site know how long they may keep a page, and by which tags they purge it.
import { tagsOfPage } from '../../../src/domain/caches/purged-caches.mjs'
import { isPurging, isFresh } from '../../../src/process/freshness.mjs'

/** In seconds: if a purge never arrives, the cache shows an old page for so long. Revalidation costs the site a 304. */
const maxAge = 600

/**
 * The surrogate headers of a cached page. Only caches that know them are purged; `Cache-Control` tells all others to revalidate
 * each time. A page that was requested under another address than its canonical one gets none: visitors can make up any number of
 * such addresses.
 * @param {{ dependencies: import('../../../src/process/freshness.mjs').Dependencies, until: number }} cached
 * @param {Pick<import('./cacheable-request.mjs').CacheableRequest, 'isCanonical'>} cacheable
 * @returns {[string, string][]}
 */
export function surrogateHeaders({ dependencies, until }, { isCanonical }) {
  if (!isPurging() || !isCanonical || !isFresh(dependencies)) return []
  const seconds = Math.min(maxAge, Math.floor((until - Date.now()) / 1000))
  const tags = tagsOfPage({ tags: dependencies.tags, isSearched: dependencies.watches.size > 0 })
  if (seconds <= 0 || tags === null) return []
  return [
    ['surrogate-control', `max-age=${seconds}`],
    ['surrogate-key', tags],
  ]
}
