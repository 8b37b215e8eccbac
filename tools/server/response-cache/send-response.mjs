// A cached response, and how it is sent: complete, or as 304 (not modified).
import { createHash } from 'node:crypto'
import { surrogateHeaders } from './surrogate-headers.mjs'
import { revalidated } from '../site-response.mjs'

/**
 * @typedef {{ bytes: Buffer, etag: string, headers: [string, number | string | string[]][], until: number,
 *   dependencies: import('../../../src/process/freshness.mjs').Dependencies, isBest: boolean }} CachedResponse
 *   `headers`: those of the page, without the ones that describe the body; `until`: when it expires, in milliseconds; `isBest`:
 *   whether it is compressed at the highest level
 */

// These describe the body, the connection or Next's own cache. `guard-requests.mjs` sets the last one for each response.
const uncachedHeaders =
  /^(?:content-length|content-encoding|etag|cache-control|date|connection|keep-alive|transfer-encoding|x-nextjs-.*|strict-transport-security)$/

function variesBy(vary) {
  const names = [vary ?? []].flat().join(', ')
  return /\baccept-encoding\b/i.test(names) ? names : [names, 'Accept-Encoding'].filter(Boolean).join(', ')
}

/**
 * The headers that are cached with a page.
 * @param {import('node:http').OutgoingHttpHeaders} headers those that the site has set
 * @returns {[string, number | string | string[]][]}
 */
export function cachedHeaders(headers) {
  const own = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || uncachedHeaders.test(name) || name === 'vary' ? [] : [[name, value]],
  )
  return [...own, ['vary', variesBy(headers.vary)], ['cache-control', revalidated]]
}

/** The strong entity tag of these bytes. @param {Buffer} bytes @param {string} encoding */
export const entityTag = (bytes, encoding) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}-${encoding}"`

const isSameTag = (one, other) => one.replace(/^W\//, '') === other

/**
 * Returns whether the visitor has this version of the page already (RFC 9110, 13.1.2).
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
function matchesEntityTag(ifNoneMatch, etag) {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => isSameTag(tag, etag))
}

/**
 * Sends a cached response.
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 * @param {{ cached: CachedResponse, cacheable: import('./cacheable-request.mjs').CacheableRequest, end: (bytes?: Buffer) => void }} options
 *   `end`: ends the response
 */
export function sendCachedResponse(response, { cached, cacheable, end }) {
  const { bytes, etag, headers } = cached
  for (const [name, value] of [...headers, ...surrogateHeaders(cached, cacheable)])
    response.setHeader(name, value)
  response.setHeader('etag', etag)
  if (matchesEntityTag(cacheable.ifNoneMatch, etag)) {
    response.statusCode = 304
    for (const name of ['content-type', 'content-length']) response.removeHeader(name)
    return end()
  }
  if (cacheable.encoding !== 'identity') response.setHeader('content-encoding', cacheable.encoding)
  response.setHeader('content-length', bytes.length)
  return end(bytes)
}
