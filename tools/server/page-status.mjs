import { lentWords } from '../../src/request-watch.mjs'

// As `<main>` of src/site/screens/screen-main.tsx begins. It cannot come from content: React escapes quotes in texts and in
// the data of scripts.
const mark = '<main id="content" data-status="'

const notForVisitors = /^\/(?:admin|api|_next)(?:\/|$)/

const ofTheLostPage = ['Content-Length', 'ETag', 'Last-Modified', 'x-nextjs-cache', 'x-nextjs-prerender']

/**
 * The status that a page says of itself: Next gives a page no way to set one that it keeps with the page
 * (docs/decisions/0020-the-edge.md).
 * @param {unknown} html the first piece of the page
 * @returns {404 | 410 | null}
 */
export function statusSaidIn(html) {
  if (typeof html !== 'string' && !(html instanceof Uint8Array)) return null
  const text = typeof html === 'string' ? html : Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const at = text.indexOf(mark)
  const said = at === -1 ? '' : text.slice(at + mark.length, at + mark.length + 3).toString()
  if (said === '404') return 404
  return said === '410' ? 410 : null
}

const isPage = (response) => String(response.getHeader('content-type') ?? '').startsWith('text/html')

/** Whether Next has nothing to show to a visitor. Its own document would draw the error in each part that failed. */
const isLost = ({ statusCode, req }) => statusCode === 500 && !notForVisitors.test(req.url ?? '/')

/** The page that could not be made, as a visitor is told of it: later it can, and nobody keeps this. */
function makeTrouble(response) {
  response.statusCode = 503
  for (const name of ofTheLostPage) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Retry-After', '10')
  return lentWords().page(response.req)
}

/**
 * Gives a page the status that it says, and puts one whole page in the place of one that could not be made. On the answer
 * itself, as between it and its class stands the compression, behind which nothing can be read.
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 * @param {{ showsFailures: boolean }} site `showsFailures`: whether a page that could not be made says why, as in development
 */
export function tellStatus(response, { showsFailures }) {
  const { write, end, flushHeaders } = response
  let isReplaced = false
  const looking =
    (method) =>
    (...args) => {
      if (isReplaced) return response
      if (response.headersSent || !isPage(response)) return Reflect.apply(method, response, args)
      if (!showsFailures && isLost(response)) {
        isReplaced = true
        return end.call(response, makeTrouble(response))
      }
      if (response.statusCode === 200) response.statusCode = statusSaidIn(args[0]) ?? 200
      return Reflect.apply(method, response, args)
    }
  response.write = looking(write)
  response.end = looking(end)
  // Of a page Next flushes the head just before the first piece, which sends it anyhow.
  response.flushHeaders = () => {
    if (!isPage(response)) flushHeaders.call(response)
  }
}
