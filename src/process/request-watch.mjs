// The state that the edge (tools/server) and the site share during a request. Plain JavaScript, because Node loads it for
// the edge before anything is compiled; Next compiles it separately into each part of the site, so the state is on
// `globalThis`.
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What comes to light about a request while it is answered.
 * @typedef {object} RequestWatch
 * @property {boolean} isDatabaseAway whether the database was not there, or did not answer in time, when it was asked for
 *   this request
 * @property {() => void} onDatabaseAway called when that is found out
 * @property {{ count: number, milliseconds: number }} [queries] the queries for this request, where they are counted: in
 *   development
 * @property {number | null} actionFailure what a server function that breaks is answered with; null once it is the site's
 *   own failure
 */

/** @typedef {{ url?: string, headers: import('node:http').IncomingHttpHeaders }} WatchedRequest */

/**
 * How the site says, in the language of who asks, that it cannot answer now.
 * @typedef {object} TroubleWords
 * @property {(asked: WatchedRequest) => string} page in place of a page that could not be made
 * @property {(asked: WatchedRequest) => { type: string, body: string }} answer in place of anything, as who asks can read it
 */

/** @type {{ current: AsyncLocalStorage<RequestWatch>, missedAt: number, words: TroubleWords | null }} */
const shared = (globalThis.requestWatches ??= {
  current: new AsyncLocalStorage(),
  missedAt: -Infinity,
  words: null,
})

/**
 * Answers a request; what comes to light meanwhile is told to its watch.
 * @template Value
 * @param {RequestWatch} watch
 * @param {() => Value} answer
 * @returns {Value}
 */
export const underWatch = (watch, answer) => shared.current.run(watch, answer)

/** Records that the present request needed the database, which is away. */
export function noticeAbsence() {
  shared.missedAt = Date.now()
  const watch = shared.current.getStore()
  if (!watch || watch.isDatabaseAway) return
  watch.isDatabaseAway = true
  watch.onDatabaseAway()
}

/**
 * Counts a query for the present request, where queries are counted.
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
 * Whether any request has missed the database in so many milliseconds: others may have waited for what it asked.
 * @param {number} milliseconds
 */
export const wasMissedWithin = (milliseconds) => Date.now() - shared.missedAt < milliseconds

/**
 * From now on a server function that breaks is answered with this; null: with what a failure of the site is.
 * @param {number | null} status
 */
export function setActionFailure(status) {
  const watch = shared.current.getStore()
  if (watch) watch.actionFailure = status
}

/**
 * The site gives its words to the edge when it starts.
 * @param {TroubleWords} words
 */
export function registerWords(words) {
  shared.words = words
}

/** @returns {TroubleWords} */
export function registeredWords() {
  if (!shared.words) throw new Error('The site has not lent its words: src/instrumentation.ts has not run.')
  return shared.words
}
