import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'
import { isRecord } from '../../../src/domain/shared/is-record'

const askedShape = z.object({
  q: z.array(z.string()),
  source: z.string(),
  target: z.string(),
  format: z.enum(['text', 'html']),
  api_key: z.string().optional(),
})

export type AskedOfMachine = z.infer<typeof askedShape>

export type MachineStandIn = {
  url: string
  asked: AskedOfMachine[]
  /** What it answers with instead, until it is set to null again. */
  failing: { status: number; body: string } | null
  stop: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return JSON.parse(Buffer.concat(parts).toString())
}

/** "Maison" in Dutch is "nl: Maison"; in HTML the elements stay where they are. */
const translated = ({ q, target }: AskedOfMachine): string[] => q.map((text) => `${target}: ${text}`)

/** A server that speaks LibreTranslate's interface, and says what it was asked. */
export async function startMachine(): Promise<MachineStandIn> {
  const machine: Omit<MachineStandIn, 'url' | 'stop'> = { asked: [], failing: null }
  const server = createServer((request, response) => {
    const answer = async () => {
      const read = askedShape.safeParse(await bodyOf(request))
      if (machine.failing) return response.writeHead(machine.failing.status).end(machine.failing.body)
      if (request.url !== '/translate' || request.method !== 'POST' || !read.data)
        return response.writeHead(400).end(JSON.stringify({ error: 'Invalid request' }))
      machine.asked.push(read.data)
      response.setHeader('Content-Type', 'application/json')
      return response.end(JSON.stringify({ translatedText: translated(read.data) }))
    }
    answer().catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = isRecord(address) ? Number(address.port) : 0
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return Object.assign(machine, { url: `http://127.0.0.1:${port}/`, stop })
}
