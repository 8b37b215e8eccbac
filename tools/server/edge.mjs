// The wrappers of every request and its response: docs/edge.md.
import compression from 'compression'
import { createServer } from 'node:http'
import { UNTRUSTED_FORWARDED } from '../../src/domain/guards/request-sender.mjs'
import { collectDependencies } from '../../src/process/freshness.mjs'
import { hasOwnPage } from '../../src/process/query-rules.mjs'
import { registerMetrics } from '../../src/process/site-metrics.mjs'
import { splitAddress } from './address.mjs'
import { guardRequests } from './guard-requests.mjs'
import { createResponseCache } from './response-cache/response-cache.mjs'
import { warmPages } from './response-cache/warm-pages.mjs'
import { createMetrics } from './metrics.mjs'
import { waitForOlderRenders } from './older-renders.mjs'
import { createCompressedFiles } from './compressed-files.mjs'
import { applyDeclaredStatus } from './page-status.mjs'
import { sendPage } from './send-page.mjs'
import { SiteResponse } from './site-response.mjs'
import { serverOptions } from './time-limits.mjs'
import { watchResponse } from './watch-response.mjs'

// The back office is Payload's, and the page with the map frame waits for its messages.
const keepsItsScripts = /^\/(?:admin|embed)\b/

/**
 * Anybody can send an address that is not theirs. If the header is missing, Next adds the socket's own. Another header
 * says that there was one: a proxy may stand before us, whose address all visitors share.
 */
function distrustForwarded(headers) {
  delete headers[UNTRUSTED_FORWARDED]
  if (headers['x-forwarded-for'] !== undefined) headers[UNTRUSTED_FORWARDED] = '1'
  delete headers['x-forwarded-for']
}

/**
 * Says whether an address is a page of its own, for the one rule of next.config.mjs that reads it. Next would compile a rule for each
 * name of a query for each page that it renders.
 */
function markOwnPage({ url = '/', headers }) {
  if (hasOwnPage(splitAddress(url).query)) headers['x-own-page'] = '1'
  else delete headers['x-own-page']
}

/** Keeps the first pages in the cache as long as the server listens. */
function keepWarm(server, { site, cache, metrics }) {
  let stop = () => undefined
  server.once('listening', () => {
    const { host } = new URL(site.siteUrl)
    stop = warmPages({
      own: server.address(),
      host,
      most: site.warmPages,
      isCached: cache.isCached,
      isBusy: metrics.isBusy,
    })
  })
  server.once('close', () => stop())
}

/** Writes into the response, in development, how long it took to begin and its queries; returns the counter of these. */
function timeResponse(response) {
  const began = performance.now()
  const queries = { count: 0, milliseconds: 0 }
  response.sayTiming(() => {
    const total = (performance.now() - began).toFixed(1)
    return `db;dur=${queries.milliseconds.toFixed(1)};desc="${queries.count} queries", total;dur=${total}`
  })
  return queries
}

/**
 * The server of the site, built or in development.
 * @param {{ siteUrl: string, secret: string, trustsProxy: boolean, isAction: (id: string) => boolean, development?: boolean, distDir?: string, warmPages?: number }} site
 *   `isAction`: whether it has a server function of this name; `distDir`: the folder of the build, if there is one; `warmPages`: how many
 *   pages to render before visitors request them
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 *   the site itself
 * @returns {import('node:http').Server}
 */
export function createEdge(site, handle) {
  const compress = compression()
  const cache = createResponseCache(site)
  const metrics = createMetrics(cache)
  registerMetrics(metrics.write)
  const sendCompressedFile = site.distDir
    ? createCompressedFiles(site.distDir)
    : (_request, _response, otherwise) => otherwise()

  const fail = (response, error) => {
    console.error(error)
    if (!response.headersSent) response.statusCode = 500
    response.end()
  }

  /** Has the site render a response; the receiver gets it if it is a page. */
  async function render(request, response, { dependencies, receive }) {
    markOwnPage(request)
    if (!keepsItsScripts.test(request.url ?? '')) sendPage(request, response, receive)
    applyDeclaredStatus(response, { showsFailures: site.development === true })
    try {
      await waitForOlderRenders(request.url ?? '/', async () =>
        collectDependencies(dependencies, () => handle(request, response)),
      )
    } catch (error) {
      fail(response, error)
    }
  }

  const guarded = guardRequests(site, (request, response) => {
    const renderCompressed = (receiver) =>
      new Promise((resolve) =>
        compress(request, response, () => resolve(render(request, response, receiver))),
      )
    sendCompressedFile(request, response, () => {
      cache.handle(request, response, renderCompressed).catch((error) => fail(response, error))
    })
  })
  const server = createServer({ ...serverOptions, ServerResponse: SiteResponse }, (request, response) => {
    metrics.count(request, response)
    // A page has its status in its body, so it is rendered for HEAD as well; Node then sends no body.
    if (request.method === 'HEAD') request.method = 'GET'
    if (!site.trustsProxy) distrustForwarded(request.headers)
    watchResponse(
      request,
      response,
      () => guarded(request, response),
      site.development ? timeResponse(response) : undefined,
    )
  })
  if (site.warmPages) keepWarm(server, { site, cache, metrics })
  return server
}
