import { encodingFor, compressFast } from './response-cache/compress-page.mjs'
import { delayScripts } from './late-scripts.mjs'

const isPage = (response) =>
  !response.hasHeader('content-encoding') && /^text\/html\b/.test(response.getHeader('content-type') ?? '')

// In bytes: compressing a shorter page saves hardly anything.
const minCompressedLength = 1024

const toBytes = (chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)

/** A page whose scripts are delayed. Its bytes are read as one character each, which takes a fraction of decoding them. */
const rewrite = (chunks) => Buffer.from(delayScripts(Buffer.concat(chunks).latin1Slice()), 'latin1')

/**
 * Compresses a page that is not cached, and returns how it is sent; null if it is sent uncompressed.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Buffer} page
 */
function compressOnce(request, response, page) {
  const encoding = page.length < minCompressedLength ? null : encodingFor(request)
  if (encoding === null || encoding === 'identity') return null
  return compressFast(encoding, page).then((bytes) => (end) => {
    response.setHeader('content-encoding', encoding)
    end(bytes)
  })
}

/**
 * Delays the scripts of a page, and sends it compressed and in one piece: in chunks it would be a tenth longer and take more of the
 * processor, and no page of the site waits for a part of it.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 * @param {import('./response-cache/response-cache.mjs').PageReceiver['receive']} [receive] gets the complete page
 */
export function sendPage(request, response, receive = () => null) {
  const { write, end, flushHeaders } = response
  /** @type {Uint8Array[] | null | undefined} null: not a page; undefined: not known yet */
  let chunks
  const begin = () => {
    if (chunks !== undefined) return
    chunks = isPage(response) && !response.headersSent ? [] : null
    if (chunks) response.removeHeader('content-length')
  }

  response.flushHeaders = () => {
    begin()
    if (!chunks) flushHeaders.call(response)
  }
  response.write = (chunk, ...rest) => {
    begin()
    if (!chunks) return write.call(response, chunk, ...rest)
    chunks.push(toBytes(chunk))
    const written = rest.find((arg) => typeof arg === 'function')
    if (written) process.nextTick(written)
    return true
  }
  response.end = (...args) => {
    begin()
    if (!chunks) return end.apply(response, args)
    const [chunk] = args
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(toBytes(chunk))
    const done = args.find((arg) => typeof arg === 'function')
    const page = rewrite(chunks)
    const sending = receive(page) ?? compressOnce(request, response, page)
    if (!sending) return end.call(response, page, done)
    sending
      .then((send) => send((bytes) => end.call(response, bytes, done)))
      .catch((error) => {
        console.error(error)
        end.call(response, page, done)
      })
    return response
  }
}
