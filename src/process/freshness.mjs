// What the process keeps and what has changed since (docs/caching.md). Plain JavaScript, because Node loads it for the edge
// before anything is compiled; Next compiles it separately into each part of the site, so the state is on `globalThis`.
import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'

/**
 * A row of the search as a change tells it: its columns, and of a text only a digest.
 * @typedef {Readonly<Record<string, unknown>>} SearchRow
 */

/**
 * The search row of a property before and after a save; null where it has none.
 * @typedef {{ before: SearchRow | null, after: SearchRow | null }} SearchChange
 */

/**
 * Whether a change may give a question another answer.
 * @typedef {(change: SearchChange) => boolean} Watch
 */

/**
 * Something that was committed: the tags of what it changed, or the search row.
 * @typedef {{ tags: readonly string[], row?: undefined } | { row: SearchChange, tags?: undefined }} Change
 */

/**
 * What something was made of, and the position from which on changes to it count. `sharedUntil`: it is the same for everybody,
 * and may be sent to others until then, in milliseconds; null while nobody has said so.
 * @typedef {{ since: number, tags: Set<string>, watches: Set<Watch>, sharedUntil: number | null }} Sources
 */

/** @typedef {{ sources: Sources, text: string }} KeptRead */

const megabyte = 1024 * 1024
const hour = 3_600_000

/** In milliseconds: a little less than the hour after which Next would show a page once more while it makes it anew. */
export const longestKept = 59 * 60_000

/** Beyond this number of changes what was not asked for meanwhile is made anew. */
const mostChanges = 2000

/**
 * @type {{
 *   changes: Change[],
 *   first: number,
 *   isHearing: boolean,
 *   sources: AsyncLocalStorage<Sources>,
 *   catchUp: null | (() => Promise<boolean>),
 *   purge: null | (() => Promise<void>),
 *   reads: LRUCache<string, KeptRead>,
 * }}
 */
const shared = (globalThis.siteFreshness ??= {
  changes: [],
  first: 0,
  isHearing: false,
  sources: new AsyncLocalStorage(),
  catchUp: null,
  purge: null,
  // The text of a read is kept as Node keeps strings: mostly a byte a character.
  reads: new LRUCache({
    maxSize: 64 * megabyte,
    sizeCalculation: ({ text }) => text.length + 500,
    ttl: hour,
  }),
})

const position = () => shared.first + shared.changes.length

/** The sources of something whose making begins now. @returns {Sources} */
export const newSources = () => ({
  since: position(),
  tags: new Set(),
  watches: new Set(),
  sharedUntil: null,
})

/**
 * Records a committed change.
 * @param {Change} change
 */
export function noticeChange(change) {
  shared.changes.push(change)
  const surplus = shared.changes.length - mostChanges
  if (surplus <= 0) return
  // Half of them at once: to take one off the front each time would move all others.
  const gone = shared.changes.splice(0, surplus + mostChanges / 2)
  shared.first += gone.length
}

/** Anything may have changed: nothing that is kept now is used again. */
export function forgetEverything() {
  shared.first = position() + 1
  shared.changes = []
}

/** @type {(sources: Sources, change: Change) => boolean} */
function touches({ tags, watches }, { tags: changed, row }) {
  if (!row) return changed.some((tag) => tags.has(tag))
  for (const watch of watches) if (watch(row)) return true
  return false
}

/**
 * Whether nothing of what something was made of has changed since; it then counts as looked at now.
 * @param {Sources} sources
 */
export function isUntouched(sources) {
  if (sources.since < shared.first) return false
  for (let at = sources.since - shared.first; at < shared.changes.length; at++)
    if (touches(sources, shared.changes[at])) return false
  sources.since = position()
  return true
}

/** Whether anything at all has changed since. @param {number} since */
export const hasChangedSince = (since) => since < position()

/** Says whether this process learns of changes; while it does not, nothing new is kept. @param {boolean} isHearing */
export function setHearing(isHearing) {
  shared.isHearing = isHearing
}

/** Whether this process learns of changes. */
export const isHearing = () => shared.isHearing

/**
 * Runs work and collects its sources.
 * @template Value
 * @param {Sources} sources
 * @param {() => Value} work
 * @returns {Value}
 */
export const collectSources = (sources, work) => shared.sources.run(sources, work)

/** The sources of what is being made now; undefined where nobody collects them. */
export const currentSources = () => shared.sources.getStore()

/** What is being made now shows these. @param {Iterable<string>} tags */
export function noteTags(tags) {
  const sources = currentSources()
  if (sources) for (const tag of tags) sources.tags.add(tag)
}

/** What is being made now depends on the answer to this question. @param {Watch} watch */
export function noteWatch(watch) {
  currentSources()?.watches.add(watch)
}

/**
 * The page that is being made now is the same for everybody, and all that it is made of is noted.
 * @param {number} [madeAt] when its content was read, in milliseconds
 */
export function noteShared(madeAt = Date.now()) {
  const sources = currentSources()
  if (sources) sources.sharedUntil = madeAt + longestKept
}

/** What is being made now contains something that was made of these. @param {Sources} sources */
export function noteSources({ tags, watches }) {
  noteTags(tags)
  for (const watch of watches) noteWatch(watch)
}

/**
 * Reads something, or takes it from memory if nothing of what it was read from has changed.
 * @template Value
 * @param {{ key: string, tags: readonly string[], read: () => Promise<Value> }} question
 * @returns {Promise<Value>}
 */
export async function keepRead({ key, tags, read }) {
  const kept = shared.reads.get(key)
  if (kept && isUntouched(kept.sources)) {
    noteSources(kept.sources)
    return JSON.parse(kept.text)
  }
  const sources = newSources()
  const value = await collectSources(sources, async () => {
    noteTags(tags)
    return read()
  })
  noteSources(sources)
  const text = JSON.stringify(value)
  if (text !== undefined && shared.isHearing && isUntouched(sources)) shared.reads.set(key, { sources, text })
  else shared.reads.delete(key)
  return value
}

/**
 * Waits until this process has heard of all that was committed before; if it cannot, nothing that it keeps is used again. Then
 * until the caches in front of the site have dropped it, if there are any and they answer.
 */
export async function catchUp() {
  const isDone = shared.catchUp ? await shared.catchUp() : false
  if (!isDone) forgetEverything()
  await shared.purge?.()
}

/** @param {null | (() => Promise<boolean>)} way how this process learns of all that was committed before; false: it cannot */
export function setCatchUp(way) {
  shared.catchUp = way
}

/** @param {null | (() => Promise<void>)} way how the caches in front of the site drop what was committed before; null: there are none */
export function setPurging(way) {
  shared.purge = way
}

/** Whether caches in front of the site are told of changes. */
export const isPurging = () => shared.purge !== null
