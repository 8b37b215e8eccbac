import { registeredWords } from '../../src/process/request-watch.mjs'

// The first part of `<main>` as src/site/screens/screen-main.tsx renders it. It cannot come from content: React escapes
// quotes in texts and in the data of scripts.
const statusPrefix = '<main id="content" data-status="'

const notForVisitors = /^\/(?:admin|api|_next)(?:\/|$)/

const headersOfFailedPage = [
  'Content-Length',
  'ETag',
  'Last-Modified',
  'x-nextjs-cache',
  'x-nextjs-prerender',
]

/**
 * The status that a page declares in its HTML: Next has no way to set one that it caches with the page
 * (docs/decisions/0020-the-edge.md).
 * @param {unknown} html the first chunk of the page
 * @returns {404 | 410 | null}
 */
export function declaredStatus(html) {
  if (typeof html !== 'string' && !(html instanceof Uint8Array)) return null
  const text = typeof html === 'string' ? html : Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const at = text.indexOf(statusPrefix)
  const status =
    at === -1 ? '' : text.slice(at + statusPrefix.length, at + statusPrefix.length + 3).toString()
  if (status === '404') return 404
  return status === '410' ? 410 : null
}

const isPage = (response) => String(response.getHeader('content-type') ?? '').startsWith('text/html')

/**
 * Whether Next failed to render a page for a visitor; its own error document would show the error in each part that failed.
 */
const hasFailed = ({ statusCode, req }) => statusCode === 500 && !notForVisitors.test(req.url ?? '/')

/** Turns the failed page into a 503 that is not cached, and returns the page that says to try again later. */
function renderUnavailable(response) {
  response.statusCode = 503
  for (const name of headersOfFailedPage) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', '10')
  return registeredWords().page(response.req)
}

/**
 * Sends a page with the status that it declares, and replaces one that failed to render by a whole page. It wraps methods
 * of the response itself, because the compression outside it hides the text.
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 * @param {{ showsFailures: boolean }} site `showsFailures`: whether a failed page shows its error, as in development
 */
export function applyDeclaredStatus(response, { showsFailures }) {
  const { write, end, flushHeaders } = response
  let isReplaced = false
  const readingStatus =
    (method) =>
    (...args) => {
      if (isReplaced) return response
      if (response.headersSent || !isPage(response)) return Reflect.apply(method, response, args)
      if (!showsFailures && hasFailed(response)) {
        isReplaced = true
        return end.call(response, renderUnavailable(response))
      }
      if (response.statusCode === 200) response.statusCode = declaredStatus(args[0]) ?? 200
      return Reflect.apply(method, response, args)
    }
  response.write = readingStatus(write)
  response.end = readingStatus(end)
  // Next flushes the head of a page just before the first chunk, which sends it in any case.
  response.flushHeaders = () => {
    if (!isPage(response)) flushHeaders.call(response)
  }
}
