import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A cache that notes what it is told to drop. */
export type PurgedCache = {
  url: string
  purges: { tags: string[]; headers: IncomingHttpHeaders; at: number }[]
  /** How it answers from now on; null: not at all. */
  answer: (status: number | null) => void
  stop: () => Promise<void>
}

export async function startPurgedCache(): Promise<PurgedCache> {
  const purges: PurgedCache['purges'] = []
  let status: number | null = 200
  const server = createServer(({ method, headers }, response) => {
    if (status === null) return
    if (method === 'PURGE' && status < 300)
      purges.push({
        tags: String(headers['surrogate-key'] ?? '').split(' '),
        headers,
        at: Date.now(),
      })
    response.writeHead(method === 'PURGE' ? status : 405).end()
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    purges,
    answer: (next) => (status = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
