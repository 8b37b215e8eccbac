// Caches whole responses of public pages in front of Next: docs/decisions/0032-response-cache.md.
import { setTimeout as pause } from 'node:timers/promises'
import { isFresh, isListening, newDependencies } from '../../../src/process/freshness.mjs'
import { wasMissedWithin } from '../../../src/process/request-watch.mjs'
import { readCacheableRequest, removeVisitor } from './cacheable-request.mjs'
import { compressFast } from './compress-page.mjs'
import { cacheKeyOf, createResponseStore } from './response-store.mjs'
import { cachedHeaders, entityTag, sendCachedResponse } from './send-response.mjs'

// In milliseconds: how long a request waits for another request of the same page.
const maxWait = 5000

// In milliseconds: a page that was rendered so soon after the database was away may lack something.
const lately = 10_000

/**
 * Whether React could not render a part of a page, at once or after the rest was sent, or it is Next's own error page.
 * @param {Buffer} page
 */
export const hasFailedPart = (page) =>
  page.includes('$RX("B:') ||
  page.includes('id="__next_error__"') ||
  (page.includes(' data-dgst=') && /<template[^>]* data-dgst=/.test(page.latin1Slice()))

/** Returns whether a page is complete, and was not rendered for one visitor. */
function isCompletePublicPage(page, response) {
  const isPersonal =
    response.hasHeader('set-cookie') || /'nonce-/.test(response.getHeader('content-security-policy') ?? '')
  return (
    !isPersonal && page.includes('<main id="content"') && page.includes('</html>') && !hasFailedPart(page)
  )
}

const isCacheable = (page, { response, dependencies }) =>
  response.statusCode === 200 &&
  dependencies.cacheableUntil !== null &&
  isListening() &&
  isFresh(dependencies) &&
  !wasMissedWithin(lately) &&
  isCompletePublicPage(page, response)

/**
 * Receives the page that is rendered for a request. `dependencies` collects what the page depends on; `receive` gets it
 * complete, and returns how it is sent, or null if it is not cached.
 * @typedef {{ dependencies: import('../../../src/process/freshness.mjs').Dependencies,
 *   receive: (page: Buffer) => null | Promise<(end: (bytes?: Buffer) => void) => void> }} PageReceiver
 */

/** Receives a page that is not cached. @returns {PageReceiver} */
const uncachedReceiver = () => ({ dependencies: newDependencies(), receive: () => null })

/**
 * Creates the response cache of one server.
 * @param {{ siteUrl: string, development?: boolean }} site
 */
export function createResponseCache({ siteUrl, development }) {
  const { host } = new URL(siteUrl)
  const store = createResponseStore()
  /** The pages that are being rendered, by their cache key. @type {Map<string, Promise<unknown>>} */
  const rendering = new Map()
  let sent = 0

  function sendFromStore(cacheable, response) {
    const cached = store.find(cacheable)
    if (!cached) return false
    sent += 1
    sendCachedResponse(response, { cached, cacheable, end: (bytes) => response.end(bytes) })
    if (!cached.isBest) store.improve(cacheable, cached).catch(console.error)
    return true
  }

  async function storePage(page, { cacheable, response, dependencies }) {
    const headers = cachedHeaders(response.getHeaders())
    const bytes = await compressFast(cacheable.encoding, page)
    const etag = entityTag(bytes, cacheable.encoding)
    const cached = { bytes, etag, headers, dependencies, until: dependencies.cacheableUntil, isBest: false }
    store.add(cacheable, cached)
    return (end) => {
      for (const name of response.getHeaderNames())
        if (name !== 'strict-transport-security') response.removeHeader(name)
      sendCachedResponse(response, { cached, cacheable, end })
    }
  }

  /** Renders a page. Other requests for it wait until it is cached, or until it turns out that it will not be. */
  function renderForCache({ cacheable, request, response, render }) {
    const key = cacheKeyOf(cacheable)
    const dependencies = newDependencies()
    removeVisitor(request, cacheable, host)
    let rendered
    const settled = new Promise((settle) => {
      let storing = null
      const receive = (page) => {
        if (!isCacheable(page, { response, dependencies })) return null
        storing = storePage(page, { cacheable, response, dependencies })
        storing.then(settle, settle)
        return storing
      }
      rendered = render({ dependencies, receive })
      rendered.then(() => storing ?? settle(), settle)
      // The rendering may never end if the visitor leaves before it.
      response.once('close', settle)
    })
    if (!rendering.has(key))
      rendering.set(
        key,
        settled.then(() => rendering.delete(key)),
      )
    return rendered
  }

  /**
   * Sends a page from the cache, or has it rendered and caches it.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {(receiver: PageReceiver) => Promise<void>} render renders and sends the page
   */
  async function handle(request, response, render) {
    const cacheable = development || !isListening() ? null : readCacheableRequest(request)
    if (!cacheable) return render(uncachedReceiver())
    if (sendFromStore(cacheable, response)) return
    const earlier = rendering.get(cacheKeyOf(cacheable))
    if (earlier) {
      await Promise.race([earlier, pause(maxWait, undefined, { ref: false })])
      if (response.destroyed || sendFromStore(cacheable, response)) return
    }
    await renderForCache({ cacheable, request, response, render })
  }

  /** Returns whether a page is cached in the encoding that most browsers accept. @param {string} address */
  const isCached = (address) => store.find({ encoding: 'br', address, isList: false }) !== null

  return { handle, isCached, sizes: store.sizes, sent: () => sent }
}
