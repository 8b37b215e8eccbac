import { StringDecoder } from 'node:string_decoder'
import { LateScripts } from './late-scripts.mjs'
import { encodingFor, findPacked, packBest, packFirst, packingOf, packOnce } from './packed-pages.mjs'

const isPage = (response) =>
  !response.hasHeader('content-encoding') && /^text\/html\b/.test(response.getHeader('content-type') ?? '')

// Below this a compressed page is hardly shorter.
const leastCompressed = 1024

/**
 * The page as it is sent: compressed before, for everybody, or for this request alone; null if it is sent as it is.
 * @param {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, isAtOnce: boolean }} answer
 * @param {() => string} textOf
 */
function packPage({ request, response, isAtOnce }, textOf) {
  const packing = isAtOnce ? packingOf(request, response) : null
  if (!packing) {
    const text = textOf()
    const encoding = text.length < leastCompressed ? 'identity' : encodingFor(request)
    const isPacked = encoding === 'br' || encoding === 'gzip'
    return { text, encoding, work: isPacked ? packOnce(encoding, text) : null }
  }
  const { encoding } = packing
  const packed = findPacked(packing)
  if (packed && !packed.isBest) packBest(packing, textOf)
  if (packed) return { encoding, bytes: packed.bytes }
  const text = textOf()
  return { text, encoding, work: packFirst(packing, text) }
}

/**
 * Delays the scripts of a response that is a page, and sends it compressed and at once: in chunks it would be a tenth
 * longer and take more of the processor, and no page of the site waits for a part of it.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response nothing of which has been sent
 */
export function preparePage(request, response) {
  const { write, end, flushHeaders } = response
  const decoder = new StringDecoder('utf8')
  /** @type {LateScripts | null | undefined} null: not a page; undefined: not known yet */
  let page
  let held = ''
  let isAtOnce = true
  const begin = () => {
    if (page !== undefined) return
    page = isPage(response) && !response.headersSent ? new LateScripts() : null
    if (page) response.removeHeader('content-length')
  }
  const rewrite = (chunk) => page.write(typeof chunk === 'string' ? chunk : decoder.write(chunk))
  const send = ({ encoding, bytes, done }) => {
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    return end.call(response, bytes, done)
  }

  response.flushHeaders = () => {
    begin()
    if (!page) flushHeaders.call(response)
  }
  response.write = (chunk, ...rest) => {
    begin()
    if (!page) return write.call(response, chunk, ...rest)
    isAtOnce = false
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
    const textOf = () => held + (hasChunk ? rewrite(chunk) : '') + page.end()
    const { text, encoding, bytes, work } = packPage(
      { request, response, isAtOnce: isAtOnce && hasChunk },
      textOf,
    )
    if (bytes) return send({ encoding, bytes, done })
    if (!work) return end.call(response, text, 'utf8', done)
    work
      .then((packed) => send({ encoding, bytes: packed, done }))
      .catch((error) => {
        console.error(error)
        end.call(response, text, 'utf8', done)
      })
    return response
  }
}
