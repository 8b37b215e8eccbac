// Recognises requests for pages that are the same for every visitor, and finds the canonical address of each.
import { locales } from '../../../src/locales.mjs'
import { canonicalQueryOf } from '../../../src/process/query-rules.mjs'
import { splitAddress } from '../address.mjs'
import { encodingFor } from './compress-page.mjs'

/** The folders of src/app/(site)/[locale] whose pages are not cached: those for one visitor, and those that only the site's own rewrites use. */
export const uncachedFolders = [
  'alerts',
  'filtered',
  'login',
  'newsletter',
  'owner',
  'preview',
  'unprefixed',
  'visits',
]

const cacheablePath = new RegExp(
  `^/(?:${locales.join('|')})/(?!(?:${uncachedFolders.join('|')})/)(?:[^/?#]+/)*$`,
)
const maxPathLength = 500

// Cookies of staff, owners and previews: their pages are never cached.
const personalCookie = /payload-token|owner-|impersonation|__prerender_bypass|__next_preview/

// Headers by which Next sends something else than the page, and logins of programs.
const uncachedHeader = /^(?:rsc$|next-|authorization$|x-(?:next|middleware|matched|invoke|prerender|now-))/

/**
 * @typedef {{ address: string, encoding: import('./compress-page.mjs').Encoding, isList: boolean, isCanonical: boolean, ifNoneMatch: string | undefined }} CacheableRequest
 *   `address`: the canonical address of the page; `isCanonical`: whether it was requested under that address; `isList`: whether the
 *   address has criteria, of which there are as many as anybody types
 */

/** Returns whether a path is percent-encoded as browsers do it. */
function isNormalised(path) {
  if (!path.includes('%')) return true
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

/**
 * Reads a request for a page that is the same for every visitor; null for any other request.
 * @param {import('node:http').IncomingMessage} request
 * @returns {CacheableRequest | null}
 */
export function readCacheableRequest(request) {
  const { method, headers, url = '' } = request
  if (method !== 'GET') return null
  const { path, query: asked } = splitAddress(url)
  if (path.length > maxPathLength || !cacheablePath.test(path) || !isNormalised(path)) return null
  if (headers.cookie !== undefined && personalCookie.test(headers.cookie)) return null
  for (const name in headers) if (uncachedHeader.test(name)) return null
  const encoding = encodingFor(request)
  const query = canonicalQueryOf(asked)
  if (encoding === null || query === null) return null
  const address = query === '' ? path : `${path}?${query}`
  return {
    address,
    encoding,
    isList: query !== '',
    isCanonical: address === url,
    ifNoneMatch: headers['if-none-match'],
  }
}

/**
 * Removes everything of the visitor from a request, so that none of it can get into the page that others receive.
 * @param {import('node:http').IncomingMessage} request
 * @param {CacheableRequest} cacheable
 * @param {string} host the host of `SITE_URL`
 */
export function removeVisitor(request, { address, encoding }, host) {
  const { headers } = request
  // While the database is away, `watch-response.mjs` answers browsers with a page and programs with JSON.
  const accept = /text\/html/.test(headers.accept ?? '') ? 'text/html' : '*/*'
  for (const name of Object.keys(headers)) delete headers[name]
  // Next writes the title into the body for a request without `User-Agent`.
  Object.assign(headers, { host, accept, 'accept-encoding': encoding, 'user-agent': 'Mozilla/5.0' })
  request.url = address
}
