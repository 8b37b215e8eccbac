// Compresses pages that are the same for everybody once, and better than there is time for during a request.
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const megabytes = 1024 * 1024
// A page takes about 25 KB an encoding, and 200 KB without one.
const packed = new LRUCache({ maxSize: 64 * megabytes, sizeCalculation: ({ length }) => length })
const inWork = new Set()

const packers = {
  br: (text) =>
    promisify(zlib.brotliCompress)(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(zlib.gzip)(text, { level: 9 }),
  identity: (text) => Buffer.from(text),
}
const encodings = Object.keys(packers)

/**
 * The cache key of a response, and its encoding.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response Next gives an entity tag only to what it caches
 * @returns {{ encoding: 'br' | 'gzip' | 'identity', key: string } | null} null if it is not cached
 */
export function packingOf(request, response) {
  const etag = response.getHeader('etag')
  if (request.method !== 'GET' || response.statusCode !== 200 || typeof etag !== 'string') return null
  const encoding = new Negotiator(request).encoding(encodings, { preferred: encodings })
  return encoding ? { encoding, key: `${encoding} ${etag}` } : null
}

/** @returns {Buffer | undefined} the compressed page, once it exists */
export const findPacked = ({ key }) => packed.get(key)

/** Compresses a page off the main thread, for the next request. */
export async function pack({ encoding, key }, text) {
  if (inWork.has(key)) return
  inWork.add(key)
  try {
    packed.set(key, await packers[encoding](text))
  } catch (error) {
    console.error(error)
  } finally {
    inWork.delete(key)
  }
}
