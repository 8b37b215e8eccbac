import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import autocannon from 'autocannon'
import { onShutdown } from '../start/shutdown'
import type { Line } from './weigh-pages'

const seconds = 8
const connections = 20
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** The least share of a bare Node server's requests a second that a kept page must reach. */
const leastShare = 0.5

type SentPage = { headers: IncomingHttpHeaders; bytes: Buffer }

/** A page as it is sent, still compressed. */
const fetchRaw = (url: string): Promise<SentPage> =>
  new Promise((resolve, reject) => {
    send(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })

/** Requests a second. */
async function loadOf(url: string): Promise<number> {
  const load = { url, connections, headers }
  await autocannon({ ...load, duration: 2 })
  const { requests, non2xx, errors } = await autocannon({ ...load, duration: seconds })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed`)
  return requests.average
}

/** Serves a page by a bare Node server in a process of its own while the work runs. */
async function withBareServer<Value>(
  { page, scratch }: { page: SentPage; scratch: string },
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const files = ['headers.json', 'bytes'].map((name) => path.join(scratch, name))
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...own } = page.headers
  writeFileSync(files[0] ?? '', JSON.stringify(own))
  writeFileSync(files[1] ?? '', page.bytes)
  const server = spawn(process.execPath, ['tools/bench/bare-server.mjs', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onShutdown(() => void server.kill())
  try {
    const port = await new Promise((resolve) =>
      server.stdout.once('data', (data: Buffer) => resolve(Number(data))),
    )
    return await work(`http://127.0.0.1:${port}/`)
  } finally {
    server.kill()
  }
}

type MeasuredPages = { pages: Record<string, string>; scratch: string; print: (line: Line) => void }

/**
 * Prints how many requests of kept pages are answered a second, and what share that is of a bare Node server which sends the
 * same bytes, measured just after. Returns the pages below the least share.
 */
export async function measureKept({ pages, scratch, print }: MeasuredPages): Promise<string[]> {
  const problems: string[] = []
  for (const [name, url] of Object.entries(pages)) {
    await loadOf(url)
    const page = await fetchRaw(url)
    const own = await loadOf(url)
    const bare = await withBareServer({ page, scratch }, loadOf)
    const share = Number((own / bare).toFixed(2))
    const n = Math.round(own * seconds)
    print({ name: `kept ${name}: requests`, value: Math.round(own), unit: 'requests/s', n })
    print({
      name: `kept ${name}: bare Node server, same bytes`,
      value: Math.round(bare),
      unit: 'requests/s',
      n,
    })
    print({ name: `kept ${name}: share of it (least ${leastShare})`, value: share, unit: 'ratio', n })
    if (share < leastShare)
      problems.push(`A kept ${name} reaches ${share} of a bare server, not ${leastShare}`)
  }
  return problems
}
