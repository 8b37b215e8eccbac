// Sends the scripts and styles of a build as the build compressed them (tools/build/compress-files.ts), instead of compressing them for each visitor.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import send from 'send'
import { encodingFor } from './response-cache/compress-page.mjs'

const prefix = '/_next/static/'
const endings = { br: '.br', gzip: '.gz' }
const types = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' }

// The name of each file contains a hash of its content.
const forever = { maxAge: '1y', immutable: true, index: false }

/** The compressed files of a build, by their path below its folder of static files. */
const findCompressed = (folder) =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.br') || name.endsWith('.gz')),
  )

/** The name of a static file in an address, as it is written there; null for any other address. */
const staticName = (url) => (url.startsWith(prefix) ? url.slice(prefix.length).split('?', 1)[0] : null)

/** Leaves to Next what cannot be sent: a file that is gone since the start, a range outside of it. */
function giveUp(response, otherwise) {
  if (response.headersSent) return response.destroy()
  for (const header of response.getHeaderNames()) response.removeHeader(header)
  otherwise()
}

/**
 * @param {string} distDir the folder of the build
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, otherwise: () => void) => void}
 *   answers with a compressed file, or calls `otherwise` where the request is for none of them, or accepts no compression
 */
export function createCompressedFiles(distDir) {
  const root = path.resolve(distDir, 'static')
  const compressed = findCompressed(root)

  return (request, response, otherwise) => {
    const name = request.method === 'GET' ? staticName(request.url ?? '/') : null
    const encoding = name === null ? null : encodingFor(request)
    const file = encoding === null ? null : `${name}${endings[encoding]}`
    if (file === null || !compressed.has(file)) return otherwise()
    response.setHeader('Content-Type', types[path.extname(name)])
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    send(request, file, { ...forever, root })
      .on('error', () => giveUp(response, otherwise))
      .pipe(response)
  }
}
