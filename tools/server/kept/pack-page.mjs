// Compresses pages beside the main thread: cheaply for the first answer, and well once they are asked again.
import Negotiator from 'negotiator'
import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const quality = zlib.constants.BROTLI_PARAM_QUALITY
const hint = { [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT }
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// Of a property's page of 300 KB Brotli makes 33 KB in 3.5 ms at level 5 and 31 KB in 25 ms at level 9, and most pages that
// are made anew are not asked again.
const packers = {
  br: {
    first: (text) => brotli(text, { params: { ...hint, [quality]: 5 } }),
    best: (text) => brotli(text, { params: { ...hint, [quality]: 9 } }),
    unpack: promisify(zlib.brotliDecompress),
  },
  gzip: {
    first: (text) => gzip(text, { level: 6 }),
    best: (text) => gzip(text, { level: 9 }),
    unpack: promisify(zlib.gunzip),
  },
  identity: { first: async (text) => Buffer.from(text), best: null, unpack: null },
}
const encodings = Object.keys(packers)

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

// Browsers send a handful of different headers; strangers cannot make it grow.
const negotiated = new LRUCache({ max: 100 })
const longestHeader = 200

/**
 * The encoding of a page for a request.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Encoding | null} null if the request accepts none of them
 */
export function encodingFor(request) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const known = negotiated.get(accepted)
  if (known) return known
  const encoding = new Negotiator(request).encoding(encodings, { preferred: encodings }) ?? null
  if (encoding && accepted.length <= longestHeader) negotiated.set(accepted, encoding)
  return encoding
}

/**
 * Compresses a page for its first answer.
 * @param {Encoding} encoding
 * @param {string} text
 * @returns {Promise<Buffer>}
 */
export const packFirst = (encoding, text) => packers[encoding].first(text)

/** Whether a page that is asked again can be made smaller. @param {Encoding} encoding */
export const canImprove = (encoding) => packers[encoding].best !== null

/**
 * Compresses a page as well as it goes.
 * @param {Encoding} encoding
 * @param {Buffer} bytes the page as it was compressed first
 * @returns {Promise<Buffer>}
 */
export async function packBest(encoding, bytes) {
  const { best, unpack } = packers[encoding]
  return best(await unpack(bytes))
}
