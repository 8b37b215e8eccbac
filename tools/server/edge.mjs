// The wrappers of every request and its response: docs/edge.md.
import compression from 'compression'
import { createServer } from 'node:http'
import { UNTRUSTED_FORWARDED } from '../../src/domain/guards/request-sender.mjs'
import { collectSources } from '../../src/process/freshness.mjs'
import { registerMetrics } from '../../src/process/site-metrics.mjs'
import { guardRequests } from './guard-requests.mjs'
import { createKeptAnswers } from './kept/kept-answers.mjs'
import { warmPages } from './kept/warm-pages.mjs'
import { createMetrics } from './metrics.mjs'
import { answerAfterOlder } from './older-renders.mjs'
import { createPackedFiles } from './packed-files.mjs'
import { applyDeclaredStatus } from './page-status.mjs'
import { preparePage } from './prepare-page.mjs'
import { SiteResponse } from './site-response.mjs'
import { serverOptions } from './time-limits.mjs'
import { watchAnswer } from './watch-answer.mjs'

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

/** Makes the first pages as long as the server listens. */
function keepWarm(server, { site, kept, metrics }) {
  let stop = () => undefined
  server.once('listening', () => {
    const { host } = new URL(site.siteUrl)
    stop = warmPages({
      own: server.address(),
      host,
      most: site.warmPages,
      isKept: kept.isKept,
      isBusy: metrics.isBusy,
    })
  })
  server.once('close', () => stop())
}

/** Says in development how long an answer took to begin, and its queries; returns what counts these. */
function timeAnswer(response) {
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
 *   pages to make before visitors ask for them
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 *   the site itself
 * @returns {import('node:http').Server}
 */
export function createEdge(site, handle) {
  const compress = compression()
  const kept = createKeptAnswers(site)
  const metrics = createMetrics(kept)
  registerMetrics(metrics.write)
  const answerPacked = site.distDir
    ? createPackedFiles(site.distDir)
    : (_request, _response, otherwise) => otherwise()

  const fail = (response, error) => {
    console.error(error)
    if (!response.headersSent) response.statusCode = 500
    response.end()
  }

  /** Lets the site answer, for the keeper of its page. */
  async function make(request, response, { sources, take }) {
    if (!keepsItsScripts.test(request.url ?? '')) preparePage(request, response, take)
    applyDeclaredStatus(response, { showsFailures: site.development === true })
    try {
      await answerAfterOlder(request.url ?? '/', async () =>
        collectSources(sources, () => handle(request, response)),
      )
    } catch (error) {
      fail(response, error)
    }
  }

  const guarded = guardRequests(site, (request, response) => {
    const makeCompressed = (keeper) =>
      new Promise((resolve) => compress(request, response, () => resolve(make(request, response, keeper))))
    answerPacked(request, response, () => {
      kept.answer(request, response, makeCompressed).catch((error) => fail(response, error))
    })
  })
  const server = createServer({ ...serverOptions, ServerResponse: SiteResponse }, (request, response) => {
    metrics.count(request, response)
    // A page has its status in its body, so it is rendered for HEAD as well; Node then sends no body.
    if (request.method === 'HEAD') request.method = 'GET'
    if (!site.trustsProxy) distrustForwarded(request.headers)
    watchAnswer(
      request,
      response,
      () => guarded(request, response),
      site.development ? timeAnswer(response) : undefined,
    )
  })
  if (site.warmPages) keepWarm(server, { site, kept, metrics })
  return server
}
