import { StringDecoder } from 'node:string_decoder'
import { LateScripts } from './late-scripts.mjs'
import { findPacked, packBest, packFirst, packingOf } from './packed-pages.mjs'

const isPage = (response) =>
  !response.hasHeader('content-encoding') && /^text\/html\b/.test(response.getHeader('content-type') ?? '')

/**
 * Delays the scripts of a response that is a page, and sends its compressed form if there is one.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 */
export function preparePage(request, response) {
  const { write, end, flushHeaders } = response
  const decoder = new StringDecoder('utf8')
  /** @type {LateScripts | null | undefined} null: not a page; undefined: not known yet */
  let page
  const begin = () => {
    if (page !== undefined) return
    page = isPage(response) ? new LateScripts() : null
    if (page && !response.headersSent) response.removeHeader('content-length')
  }
  let isWhole = true
  const rewrite = (chunk) => page.write(typeof chunk === 'string' ? chunk : decoder.write(chunk))

  // Called for a page that is streamed; from then on the head is that of a compressed response.
  response.flushHeaders = () => {
    begin()
    flushHeaders.call(response)
  }
  response.write = (chunk, ...rest) => {
    begin()
    if (!page) return write.call(response, chunk, ...rest)
    isWhole = false
    return write.call(response, rewrite(chunk), ...rest)
  }
  response.end = (...args) => {
    begin()
    if (!page) return end.apply(response, args)
    const [chunk] = args
    const hasChunk = typeof chunk === 'string' || chunk instanceof Uint8Array
    const packing = hasChunk && isWhole && !response.headersSent ? packingOf(request, response) : null
    const done = args.find((arg) => typeof arg === 'function')
    const textOf = () => (hasChunk ? rewrite(chunk) : '') + page.end()
    if (!packing) return end.call(response, textOf(), 'utf8', done)
    const packed = findPacked(packing)
    if (packed && !packed.isBest) packBest(packing, textOf)
    if (packed) return sendPacked(packing, packed.bytes, done)
    const text = textOf()
    packFirst(packing, text)
      .then((bytes) => sendPacked(packing, bytes, done))
      .catch((error) => {
        console.error(error)
        end.call(response, text, 'utf8', done)
      })
    return response
  }

  const sendPacked = ({ encoding }, bytes, done) => {
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    return end.call(response, bytes, done)
  }
}
