// Which requests ask for a page that is the same for everybody, and under which one address.
import { locales } from '../../../src/locales.mjs'
import { canonicalQueryOf } from '../../../src/process/query-canonicalizer.mjs'
import { encodingFor } from './pack-page.mjs'

/** The folders of src/app/(site)/[locale] that have pages of their own: for one visitor, or chosen by the site itself. */
export const ownPages = [
  'alerts',
  'filtered',
  'login',
  'newsletter',
  'owner',
  'preview',
  'unprefixed',
  'visits',
]

const sharedPath = new RegExp(`^/(?:${locales.join('|')})/(?!(?:${ownPages.join('|')})/)(?:[^/?#]+/)*$`)
const longestPath = 500

// Staff, owners and previews are answered by the site itself, whatever they ask for.
const personal = /payload-token|owner-|impersonation|__prerender_bypass|__next_preview/

// Headers by which Next chooses another answer than the page, and logins of programs.
const steering = /^(?:rsc$|next-|authorization$|x-(?:next|middleware|matched|invoke|prerender|now-))/

/**
 * @typedef {{ address: string, encoding: import('./pack-page.mjs').Encoding, isList: boolean, isAsWritten: boolean, ifNoneMatch: string | undefined }} SharedQuestion
 *   `address`: the one of all equal ones; `isAsWritten`: it was asked under this one; `isList`: it has criteria, of which there
 *   are as many as anybody types
 */

/** Whether a path has the one spelling that browsers send. */
function isPlain(path) {
  if (!path.includes('%')) return true
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

/**
 * The question of a request for a page that is the same for everybody; null for any other.
 * @param {import('node:http').IncomingMessage} request
 * @returns {SharedQuestion | null}
 */
export function readQuestion(request) {
  const { method, headers, url = '' } = request
  if (method !== 'GET') return null
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (path.length > longestPath || !sharedPath.test(path) || !isPlain(path)) return null
  if (headers.cookie !== undefined && personal.test(headers.cookie)) return null
  for (const name in headers) if (steering.test(name)) return null
  const encoding = encodingFor(request)
  const query = at === -1 ? '' : canonicalQueryOf(url.slice(at + 1))
  if (encoding === null || query === null) return null
  const address = query === '' ? path : `${path}?${query}`
  return {
    address,
    encoding,
    isList: query !== '',
    isAsWritten: address === url,
    ifNoneMatch: headers['if-none-match'],
  }
}

/**
 * Makes a request the one that everybody could have sent for the page: nothing of who asks can be in what others get.
 * @param {import('node:http').IncomingMessage} request
 * @param {SharedQuestion} question
 * @param {string} host the site's own
 */
export function askForEverybody(request, { address, encoding }, host) {
  const { headers } = request
  // A program is told in JSON that the site cannot answer now.
  const accept = /text\/html/.test(headers.accept ?? '') ? 'text/html' : '*/*'
  for (const name of Object.keys(headers)) delete headers[name]
  // Next puts the title into the body of a page for a visitor who does not say what they use.
  Object.assign(headers, { host, accept, 'accept-encoding': encoding, 'user-agent': 'Mozilla/5.0' })
  request.url = address
}
