// The site in a process of its own, built or (after "dev") in development: Next behind the edge, docs/edge.md.
import '../start/exit-with-parent.mjs'
import next from 'next'
import { watchFile } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'
import { createEdge } from './edge.mjs'
import { readCaches } from '../../src/domain/caches/purged-caches.mjs'
import { listenForChanges } from './listen-for-changes.mjs'
import { purgeCaches } from './purge/purge-caches.mjs'
import { writePageJsonQuickly } from './quick-page-json.mjs'
import { readServerFunctions } from './server-functions.mjs'

writePageJsonQuickly()

const [, , portArgument, hostname, mode] = process.argv
const port = Number(portArgument)
const development = mode === 'dev'

// As Next's own commands set it: the address that the site uses for requests to itself.
process.env.__NEXT_PRIVATE_ORIGIN = `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${port}`

// The functions are known once the build is read; in development Next itself rejects unknown ones.
const distDir = development ? undefined : process.env.NEXT_DIST_DIR || '.next'
const actions = distDir ? readServerFunctions(distDir) : null

const stopListening = process.env.DATABASE_URL ? listenForChanges(process.env.DATABASE_URL) : () => undefined

let handle
const server = createEdge(
  {
    siteUrl: process.env.SITE_URL || `http://localhost:${port}`,
    secret: process.env.PAYLOAD_SECRET ?? '',
    trustsProxy: process.env.TRUST_PROXY === '1',
    isAction: (id) => actions?.has(id) ?? true,
    development,
    distDir,
    warmPages: development ? 0 : Number(process.env.WARM_PAGES || 600),
  },
  (request, response) => handle(request, response),
)

// Next listens there for protocol upgrades: its own tools in development. On a built site Next would close the connection
// of an `Upgrade`; a server without a listener ignores the header.
const httpServer = development ? server : createServer()
const site = next({ dev: development, hostname, port, httpServer })
await site.prepare()
handle = site.getRequestHandler()

const stopPurging = process.env.DATABASE_URL
  ? purgeCaches({
      connectionString: process.env.DATABASE_URL,
      caches: readCaches(process.env.CACHE_PURGE_URL ?? '') ?? [],
      token: process.env.CACHE_PURGE_TOKEN,
    })
  : () => undefined

server.on('error', (error) => {
  console.error(error)
  process.exit(1)
})

// In development an open page keeps a connection open.
const lines = new Set()
if (development)
  server.on('connection', (line) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })

let isStopping = false
function stop(code) {
  if (isStopping) return
  isStopping = true
  // Pending requests are answered first, but unfinished ones do not delay the end.
  setTimeout(() => server.closeAllConnections(), 8000).unref()
  for (const line of lines) line.destroy()
  server.close(async () => {
    stopListening()
    stopPurging()
    await site.close()
    process.exit(code)
  })
}
process.on('SIGINT', () => stop(130))
process.on('SIGTERM', () => stop(143))

// The starter starts it again, with the new configuration.
if (development) watchFile('next.config.mjs', () => stop(0))

server.listen(port, hostname)
