// The built site, as a process of its own: Next behind what every answer passes on its way out.
import compression from 'compression'
import next from 'next'
import { createServer } from 'node:http'
import process from 'node:process'
import { preparePage } from './prepare-page.mjs'

const [, , portGiven, hostname] = process.argv
const port = Number(portGiven)

// The back office is Payload's, and who frames the map waits for what it says.
const keepsItsScripts = /^\/(?:admin|embed)\b/

// As `next start` says it: where the server asks itself.
process.env.__NEXT_PRIVATE_ORIGIN = `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${port}`

const compress = compression()
const site = next({ dev: false, hostname, port })
await site.prepare()
const handle = site.getRequestHandler()

const server = createServer((request, response) => {
  compress(request, response, () => {
    if (!keepsItsScripts.test(request.url ?? '')) preparePage(request, response)
    handle(request, response).catch((error) => {
      console.error(error)
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })
})

server.on('error', (error) => {
  console.error(error)
  process.exit(1)
})

let isStopping = false
function stop(code) {
  if (isStopping) return
  isStopping = true
  // What was asked is answered first.
  server.close(async () => {
    await site.close()
    process.exit(code)
  })
}
process.on('SIGINT', () => stop(130))
process.on('SIGTERM', () => stop(143))

server.listen(port, hostname)
