import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

export type FrozenLine = {
  /** The address of the database through the proxy. */
  url: string
  /** From now on nothing passes, as when PostgreSQL is halted: connections stay open, and new ones are accepted. */
  freeze: () => void
  thaw: () => void
  /** Ends each connection that says this, before PostgreSQL hears it; null: none. */
  endAt: (text: string | null) => void
  stop: () => Promise<void>
}

/** A proxy to a database that can be frozen for its own clients, without affecting others. */
export async function openFrozenLine(databaseUrl: string): Promise<FrozenLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let ending: string | null = null
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from)
      from.on('data', (chunk: Buffer) => {
        if (ending !== null && chunk.includes(ending)) from.destroy()
        else to.write(chunk)
      })
      from.once('close', () => to.end())
      if (isFrozen) from.pause()
    }
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    endAt: (text) => {
      ending = text
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
