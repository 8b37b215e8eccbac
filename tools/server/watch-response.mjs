// Responds with 503 to every request while the database is away, in time and in the visitor's language.
import { registeredWords, underWatch, wasMissedWithin } from '../../src/process/request-watch.mjs'

// In milliseconds from the first failed query: every request that fails by itself has done so by then, posts last of all.
const grace = { reads: 1000, writes: 4500 }

// In milliseconds: a request that waits for the query of another request notices within this time that the database is away.
const lately = 10_000

// These report the problem themselves, or need no database.
const silent = /^\/(?:(?:healthz|metrics)(?:\/|\?|$)|_next\/)/

const program = /^\/api\//

// The back office too, when Payload cannot look up a login.
const backOffice = /^\/admin(?:[/?]|$)/

// Headers that protect a response, whatever its content.
const protectiveHeaders = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
])

/**
 * Whether a response is caused by the missing database: a failure, or the answer to a visitor whose login could not be
 * read. A completed write stays done.
 */
function isDatabaseFailure({ method, url = '/' }, { isDatabaseAway }, status) {
  if (status === 503) return false
  if (status >= 500 && wasMissedWithin(lately)) return true
  if (!isDatabaseAway) return false
  if (method !== 'GET') return status >= 400
  return status >= 300 || program.test(url) || backOffice.test(url)
}

function answerUnavailable(request, response) {
  const { type, body } = registeredWords().answer(request)
  const headers = {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '10',
  }
  response.replace({ status: 503, headers, body, keeps: protectiveHeaders })
}

/**
 * Handles a request under a watch, through which the site reports (src/process/request-watch.mjs) that the database is away, or
 * that a server function got wrong arguments, which is answered with 400.
 * @template Value
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./site-response.mjs').SiteResponse} response
 * @param {() => Value} handle handles the request
 * @param {{ count: number, milliseconds: number }} [queries] counts those of the request
 * @returns {Value}
 */
export function watchResponse(request, response, handle, queries) {
  if (silent.test(request.url ?? '')) return handle()
  const isAction = request.method === 'POST' && request.headers['next-action'] !== undefined
  const watch = {
    queries,
    isDatabaseAway: false,
    actionFailure: isAction ? 400 : null,
    onDatabaseAway: () => {
      const timer = setTimeout(
        () => answerUnavailable(request, response),
        grace[request.method === 'GET' ? 'reads' : 'writes'],
      )
      response.once('close', () => clearTimeout(timer))
    },
  }
  response.onStatus((status) => {
    if (isDatabaseFailure(request, watch, status)) answerUnavailable(request, response)
    return status === 500 ? (watch.actionFailure ?? status) : status
  })
  return underWatch(watch, handle)
}
