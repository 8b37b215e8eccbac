// An answer that is kept, and how it is sent: whole, or as "not modified".
import { createHash } from 'node:crypto'
import { surrogateHeaders } from './surrogate-headers.mjs'
import { revalidated } from '../site-response.mjs'

/**
 * @typedef {{ bytes: Buffer, etag: string, headers: [string, number | string | string[]][], until: number,
 *   sources: import('../../../src/process/freshness.mjs').Sources, isBest: boolean }} KeptAnswer
 *   `headers` are those of the page, without what belongs to its bytes
 */

// These belong to the bytes or to the connection, or are Next's notes about its own keeping. The transport is the guard's.
const notKept =
  /^(?:content-length|content-encoding|etag|cache-control|date|connection|keep-alive|transfer-encoding|x-nextjs-.*|strict-transport-security)$/

function variesBy(vary) {
  const names = [vary ?? []].flat().join(', ')
  return /\baccept-encoding\b/i.test(names) ? names : [names, 'Accept-Encoding'].filter(Boolean).join(', ')
}

/**
 * The headers of a page that everybody gets.
 * @param {import('node:http').OutgoingHttpHeaders} headers as the site has set them
 * @returns {[string, number | string | string[]][]}
 */
export function keptHeaders(headers) {
  const own = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || notKept.test(name) || name === 'vary' ? [] : [[name, value]],
  )
  return [...own, ['vary', variesBy(headers.vary)], ['cache-control', revalidated]]
}

/** The strong entity tag of these bytes. @param {Buffer} bytes @param {string} encoding */
export const entityTag = (bytes, encoding) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}-${encoding}"`

const isSameTag = (one, other) => one.replace(/^W\//, '') === other

/**
 * Whether a visitor has these bytes already (RFC 9110, 13.1.2).
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
function hasAlready(ifNoneMatch, etag) {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => isSameTag(tag, etag))
}

/**
 * Sends a kept answer.
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 * @param {{ answer: KeptAnswer, question: import('./shared-question.mjs').SharedQuestion, end: (bytes?: Buffer) => void }} sending
 *   `end`: ends the response
 */
export function sendAnswer(response, { answer, question, end }) {
  const { bytes, etag, headers } = answer
  for (const [name, value] of [...headers, ...surrogateHeaders(answer, question)])
    response.setHeader(name, value)
  response.setHeader('etag', etag)
  if (hasAlready(question.ifNoneMatch, etag)) {
    response.statusCode = 304
    for (const name of ['content-type', 'content-length']) response.removeHeader(name)
    return end()
  }
  if (question.encoding !== 'identity') response.setHeader('content-encoding', question.encoding)
  response.setHeader('content-length', bytes.length)
  return end(bytes)
}
