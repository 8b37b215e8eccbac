import type { LRUCache } from 'lru-cache'

declare global {
  /** The state of src/process/freshness.mjs. */
  var siteFreshness: {
    reads: LRUCache<string, object>
    values: LRUCache<object, object>
    catchUp: null | (() => Promise<boolean>)
  }
}
