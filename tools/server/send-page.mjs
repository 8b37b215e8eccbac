import { StringDecoder } from 'node:string_decoder'
import { encodingFor, compressFast } from './response-cache/compress-page.mjs'
import { LateScripts } from './late-scripts.mjs'

const isPage = (response) =>
  !response.hasHeader('content-encoding') && /^text\/html\b/.test(response.getHeader('content-type') ?? '')

// In characters: compressing a shorter page saves hardly anything.
const minCompressedLength = 1024

/**
 * Compresses a page that is not cached, and returns how it is sent; null if it is sent uncompressed.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} text
 */
function compressOnce(request, response, text) {
  const encoding = text.length < minCompressedLength ? null : encodingFor(request)
  if (encoding === null || encoding === 'identity') return null
  return compressFast(encoding, text).then((bytes) => (end) => {
    response.setHeader('content-encoding', encoding)
    end(bytes)
  })
}

/**
 * Delays the scripts of a page, and sends it compressed and in one piece: in chunks it would be a tenth longer and take more of the
 * processor, and no page of the site waits for a part of it.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 * @param {import('./response-cache/response-cache.mjs').PageReceiver['receive']} [receive] gets the complete text of the page
 */
export function sendPage(request, response, receive = () => null) {
  const { write, end, flushHeaders } = response
  const decoder = new StringDecoder('utf8')
  /** @type {LateScripts | null | undefined} null: not a page; undefined: not known yet */
  let page
  let held = ''
  const begin = () => {
    if (page !== undefined) return
    page = isPage(response) && !response.headersSent ? new LateScripts() : null
    if (page) response.removeHeader('content-length')
  }
  const rewrite = (chunk) => page.write(typeof chunk === 'string' ? chunk : decoder.write(chunk))

  response.flushHeaders = () => {
    begin()
    if (!page) flushHeaders.call(response)
  }
  response.write = (chunk, ...rest) => {
    begin()
    if (!page) return write.call(response, chunk, ...rest)
    held += rewrite(chunk)
    const written = rest.find((arg) => typeof arg === 'function')
    if (written) process.nextTick(written)
    return true
  }
  response.end = (...args) => {
    begin()
    if (!page) return end.apply(response, args)
    const [chunk] = args
    const hasChunk = typeof chunk === 'string' || chunk instanceof Uint8Array
    const done = args.find((arg) => typeof arg === 'function')
    const text = held + (hasChunk ? rewrite(chunk) : '') + page.end()
    const sending = receive(text) ?? compressOnce(request, response, text)
    if (!sending) return end.call(response, text, 'utf8', done)
    sending
      .then((send) => send((bytes) => end.call(response, bytes, done)))
      .catch((error) => {
        console.error(error)
        end.call(response, text, 'utf8', done)
      })
    return response
  }
}
