// The built site, as a process of its own: Next behind what every answer passes on its way out.
import compression from 'compression'
import next from 'next'
import { createServer } from 'node:http'
import process from 'node:process'
import { preparePage } from './prepare-page.mjs'
import { guardRequests } from './server/guard-requests.mjs'
import { readServerFunctions } from './server/server-functions.mjs'
import { serverOptions } from './server/time-limits.mjs'

const [, , portGiven, hostname] = process.argv
const port = Number(portGiven)

// The back office is Payload's, and who frames the map waits for what it says.
const keepsItsScripts = /^\/(?:admin|embed)\b/

// As `next start` says it: where the server asks itself.
process.env.__NEXT_PRIVATE_ORIGIN = `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${port}`

const compress = compression()
// Next listens there for who wants another protocol, and hangs up on them: an `Upgrade` that nobody takes is to be ignored.
const neverAsked = createServer()
const site = next({ dev: false, hostname, port, httpServer: neverAsked })
await site.prepare()
const handle = site.getRequestHandler()

const guarded = guardRequests(
  {
    siteUrl: process.env.SITE_URL || `http://localhost:${port}`,
    secret: process.env.PAYLOAD_SECRET ?? '',
    trustsProxy: process.env.TRUST_PROXY === '1',
    actions: readServerFunctions(process.env.NEXT_DIST_DIR || '.next'),
  },
  (request, response) => {
    compress(request, response, () => {
      if (!keepsItsScripts.test(request.url ?? '')) preparePage(request, response)
      handle(request, response).catch((error) => {
        console.error(error)
        if (!response.headersSent) response.statusCode = 500
        response.end()
      })
    })
  },
)

const server = createServer(serverOptions, guarded)

server.on('error', (error) => {
  console.error(error)
  process.exit(1)
})

let isStopping = false
function stop(code) {
  if (isStopping) return
  isStopping = true
  // What was asked is answered first, but who is still sending does not hold the end up.
  setTimeout(() => server.closeAllConnections(), 8000).unref()
  server.close(async () => {
    await site.close()
    process.exit(code)
  })
}
process.on('SIGINT', () => stop(130))
process.on('SIGTERM', () => stop(143))

server.listen(port, hostname)
