// The state that the edge (tools/server) and the site share during a request. Plain JavaScript, because Node loads it for
// the edge before anything is compiled; Next compiles it separately into each part of the site, so the state is on
// `globalThis`.
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the site reports about a request while it handles it.
 * @typedef {object} RequestWatch
 * @property {boolean} isDatabaseAway whether the database was absent, or did not answer in time, when this request needed it
 * @property {() => void} onDatabaseAway called when `isDatabaseAway` becomes true
 * @property {{ count: number, milliseconds: number }} [queries] the queries of this request, in development
 * @property {number | null} actionFailure the status of the response if a server function throws; null once its arguments are
 *   accepted, because then the site itself has failed
 */

/** @typedef {{ url?: string, headers: import('node:http').IncomingHttpHeaders }} WatchedRequest */

/**
 * How the site tells a visitor, in their language, that it is unavailable.
 * @typedef {object} TroubleWords
 * @property {(request: WatchedRequest) => string} page returns the error page that replaces a failed page
 * @property {(request: WatchedRequest) => { type: string, body: string }} answer the response for a browser or a program
 */

/** @type {{ current: AsyncLocalStorage<RequestWatch>, missedAt: number, words: TroubleWords | null }} */
const shared = (globalThis.requestWatches ??= {
  current: new AsyncLocalStorage(),
  missedAt: -Infinity,
  words: null,
})

/**
 * Handles a request under its watch.
 * @template Value
 * @param {RequestWatch} watch
 * @param {() => Value} handle
 * @returns {Value}
 */
export const underWatch = (watch, handle) => shared.current.run(watch, handle)

/** Records that the current request needed the database while it was away. */
export function recordDatabaseAbsence() {
  shared.missedAt = Date.now()
  const watch = shared.current.getStore()
  if (!watch || watch.isDatabaseAway) return
  watch.isDatabaseAway = true
  watch.onDatabaseAway()
}

/**
 * Counts a query of the current request, in development.
 * @param {Promise<unknown>} query
 */
export function countQuery(query) {
  const queries = shared.current.getStore()?.queries
  if (!queries) return
  const began = performance.now()
  const end = () => {
    queries.milliseconds += performance.now() - began
  }
  queries.count += 1
  query.then(end, end)
}

/**
 * Returns whether any request found the database away within so many milliseconds. Others may have waited for its query.
 * @param {number} milliseconds
 */
export const wasMissedWithin = (milliseconds) => Date.now() - shared.missedAt < milliseconds

/**
 * Sets the status of the response if the current server function throws; null: that of a failure of the site.
 * @param {number | null} status
 */
export function setActionFailure(status) {
  const watch = shared.current.getStore()
  if (watch) watch.actionFailure = status
}

/**
 * Registers the texts of the site for the edge, which cannot load TypeScript.
 * @param {TroubleWords} words
 */
export function registerWords(words) {
  shared.words = words
}

/** @returns {TroubleWords} */
export function registeredWords() {
  if (!shared.words)
    throw new Error('The site has not registered its texts: src/instrumentation.ts has not run.')
  return shared.words
}
