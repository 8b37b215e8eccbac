// The cache of reads, and the list of changes by which everything cached in this process tells whether it is fresh
// (docs/caching.md). Plain JavaScript, because Node loads it for the edge before anything is compiled; Next compiles it
// separately into each part of the site, so the state is on `globalThis`.
import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'

/**
 * A row of the search index in the notification of a change: its columns, with a digest in place of each text.
 * @typedef {Readonly<Record<string, unknown>>} SearchRow
 */

/**
 * The search row of a property before and after a save; null where it has none.
 * @typedef {{ before: SearchRow | null, after: SearchRow | null }} SearchChange
 */

/**
 * Tells whether a change of a search row may change the result of a query.
 * @typedef {(change: SearchChange) => boolean} Watch
 */

/**
 * A committed change: the tags of what it changed, or the changed search row.
 * @typedef {{ tags: readonly string[], row?: undefined } | { row: SearchChange, tags?: undefined }} Change
 */

/**
 * What a cached value depends on: tags, and queries of the search. `since` is the position in the list of changes up to which the
 * value has been checked. `cacheableUntil` is set for a page that is the same for every visitor: the time, in milliseconds, until
 * which it may be sent to others; null for a page that may not be cached.
 * @typedef {{ since: number, tags: Set<string>, watches: Set<Watch>, cacheableUntil: number | null }} Dependencies
 */

/** @typedef {{ dependencies: Dependencies, text: string }} CachedRead */

const megabyte = 1024 * 1024
const hour = 3_600_000

/** The longest time that a page is cached, in milliseconds: after an hour Next would send the old page once more. */
export const maxCacheAge = 59 * 60_000

/** The number of changes that are remembered. A cached value that has not been checked against older ones is stale. */
const maxChanges = 2000

const sizeOf = (text) => text.length + 500

/**
 * @returns {{
 *   changes: Change[],
 *   first: number,
 *   isListening: boolean,
 *   dependencies: AsyncLocalStorage<Dependencies>,
 *   catchUp: null | (() => Promise<boolean>),
 *   purge: null | (() => Promise<void>),
 *   reads: LRUCache<string, CachedRead>,
 *   values: LRUCache<CachedRead, object>,
 * }}
 */
function newShared() {
  // A page asks for the frame of the site and for settings several times. An object takes several times the memory of its text.
  const values = new LRUCache({ maxSize: 8 * megabyte, sizeCalculation: (_value, { text }) => sizeOf(text) })
  const reads = new LRUCache({
    // Node stores most strings with one byte a character.
    maxSize: 64 * megabyte,
    sizeCalculation: ({ text }) => sizeOf(text),
    ttl: hour,
    dispose: (cached) => values.delete(cached),
  })
  const dependencies = new AsyncLocalStorage()
  return {
    changes: [],
    first: 0,
    isListening: false,
    dependencies,
    catchUp: null,
    purge: null,
    reads,
    values,
  }
}

const shared = (globalThis.siteFreshness ??= newShared())

const position = () => shared.first + shared.changes.length

/** Empty dependencies for a value whose making begins now. @returns {Dependencies} */
export const newDependencies = () => ({
  since: position(),
  tags: new Set(),
  watches: new Set(),
  cacheableUntil: null,
})

/**
 * Records a committed change.
 * @param {Change} change
 */
export function recordChange(change) {
  shared.changes.push(change)
  const surplus = shared.changes.length - maxChanges
  if (surplus <= 0) return
  // Half of the list is removed at once, because removing the first entry moves all others.
  const removed = shared.changes.splice(0, surplus + maxChanges / 2)
  shared.first += removed.length
}

/** Makes everything that is cached now stale. */
export function invalidateAll() {
  shared.first = position() + 1
  shared.changes = []
}

/** @type {(dependencies: Dependencies, change: Change) => boolean} */
function isAffected({ tags, watches }, { tags: changed, row }) {
  if (!row) return changed.some((tag) => tags.has(tag))
  for (const watch of watches) if (watch(row)) return true
  return false
}

/**
 * Returns whether none of the dependencies has changed since they were last checked. If so, they count as checked now.
 * @param {Dependencies} dependencies
 */
export function isFresh(dependencies) {
  if (dependencies.since < shared.first) return false
  for (let at = dependencies.since - shared.first; at < shared.changes.length; at++)
    if (isAffected(dependencies, shared.changes[at])) return false
  dependencies.since = position()
  return true
}

/** Returns whether any change was recorded after a position. @param {number} since */
export const hasChangedSince = (since) => since < position()

/** Sets whether this process receives changes. While it does not, nothing new is cached. @param {boolean} isListening */
export function setListening(isListening) {
  shared.isListening = isListening
}

/** Returns whether this process receives changes. */
export const isListening = () => shared.isListening

/**
 * Runs work and collects what its result depends on.
 * @template Value
 * @param {Dependencies} dependencies
 * @param {() => Value} work
 * @returns {Value}
 */
export const collectDependencies = (dependencies, work) => shared.dependencies.run(dependencies, work)

/** The dependencies that the running work collects; undefined outside `collectDependencies`. */
export const currentDependencies = () => shared.dependencies.getStore()

/** Adds tags to the dependencies of the running work. @param {Iterable<string>} tags */
export function noteTags(tags) {
  const dependencies = currentDependencies()
  if (dependencies) for (const tag of tags) dependencies.tags.add(tag)
}

/** Adds the result of a search query to the dependencies of the running work. @param {Watch} watch */
export function noteWatch(watch) {
  currentDependencies()?.watches.add(watch)
}

/**
 * Marks the page that is being rendered as cacheable: it is the same for every visitor, and all its dependencies are known.
 * @param {number} [madeAt] the time at which its content was read, in milliseconds
 */
export function markCacheable(madeAt = Date.now()) {
  const dependencies = currentDependencies()
  if (dependencies) dependencies.cacheableUntil = madeAt + maxCacheAge
}

/** Adds the dependencies of a cached part to those of the running work. @param {Dependencies} dependencies */
export function noteDependencies({ tags, watches }) {
  noteTags(tags)
  for (const watch of watches) noteWatch(watch)
}

/** Freezes a value of JSON with everything in it. @template Value @param {Value} value @returns {Value} */
function freezeAll(value) {
  if (Object(value) !== value || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) freezeAll(each)
  return Object.freeze(value)
}

/** The parsed value of a cached read. @param {CachedRead} cached */
function valueOf(cached) {
  const parsed = shared.values.get(cached)
  if (parsed) return parsed
  const value = freezeAll(JSON.parse(cached.text))
  if (Object(value) === value) shared.values.set(cached, value)
  return value
}

/**
 * Returns a read from the cache if it is fresh; else reads it and caches the result. The result is frozen, because several callers
 * share it.
 * @template Value
 * @param {{ key: string, tags: readonly string[], read: () => Promise<Value> }} options
 * @returns {Promise<Value>}
 */
export async function cacheRead({ key, tags, read }) {
  const cached = shared.reads.get(key)
  if (cached && isFresh(cached.dependencies)) {
    noteDependencies(cached.dependencies)
    return valueOf(cached)
  }
  const dependencies = newDependencies()
  const value = await collectDependencies(dependencies, async () => {
    noteTags(tags)
    return read()
  })
  noteDependencies(dependencies)
  const text = JSON.stringify(value)
  if (text !== undefined && shared.isListening && isFresh(dependencies))
    shared.reads.set(key, { dependencies, text })
  else shared.reads.delete(key)
  return freezeAll(value)
}

/**
 * Waits until this process has received every change that was committed before; if that fails, it invalidates everything. It then
 * waits for the caches in front of the site to purge these changes.
 */
export async function catchUp() {
  const isDone = shared.catchUp ? await shared.catchUp() : false
  if (!isDone) invalidateAll()
  await shared.purge?.()
}

/**
 * Sets how `catchUp` waits for committed changes.
 * @param {null | (() => Promise<boolean>)} wait returns false if the changes did not arrive; null: this process does not listen
 */
export function setCatchUp(wait) {
  shared.catchUp = wait
}

/**
 * Sets how `catchUp` waits for the caches in front of the site.
 * @param {null | (() => Promise<void>)} wait null: there are no such caches
 */
export function setPurge(wait) {
  shared.purge = wait
}

/** Returns whether caches in front of the site are purged. */
export const isPurging = () => shared.purge !== null
