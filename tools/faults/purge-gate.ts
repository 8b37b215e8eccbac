import { createServer } from 'node:http'
import { findFreePort } from '../start/data-folder'

export type PurgeGate = {
  url: string
  /** How many purges were refused. */
  refused: () => number
  refuse: (isRefusing: boolean) => void
  stop: () => void
}

/** Passes purges on to a cache, or refuses them. */
export async function openPurgeGate(cache: string): Promise<PurgeGate> {
  let isRefusing = false
  let refused = 0
  const server = createServer(async ({ method = '', headers }, response) => {
    if (isRefusing) {
      refused += 1
      response.writeHead(503).end()
      return
    }
    const { authorization = '', 'surrogate-key': key = '' } = headers
    const sent = { authorization, 'surrogate-key': String(key) }
    const status = await fetch(cache, { method, headers: sent }).then(
      (answer) => answer.status,
      () => 502,
    )
    response.writeHead(status).end()
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    refused: () => refused,
    refuse: (next) => (isRefusing = next),
    stop: () => void server.close(),
  }
}
