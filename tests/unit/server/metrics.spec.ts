import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countQuery } from '@/process/request-watch.mjs'
import { writeMetrics, type SiteFigures } from '@/process/site-metrics.mjs'
import { createEdge } from '../../../tools/server/edge.mjs'

const site = { siteUrl: 'http://localhost', secret: 's', trustsProxy: false, isAction: () => false }

const figures: SiteFigures = {
  connections: { open: 4, idle: 3, waiting: 0 },
  database: {
    jobs: { waiting: 1, due: 2, running: 3, failed: 4 },
    oldestDueSeconds: 12.5,
    mails: { queued: 5, failed: 6 },
    replies: { failedPolls: 7, leftAlone: 8 },
  },
}

let server: Server
let origin = ''
let answer: (request: IncomingMessage, response: ServerResponse) => unknown

async function serve(development = false) {
  server = createEdge({ ...site, development }, (request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`
}

beforeEach(async () => {
  answer = (_request, response) => response.end('done')
  await serve()
})
const stop = () => new Promise((resolve) => server.close(resolve))
afterEach(stop)

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${origin}${path}`, init)
  await response.text()
  return response
}

/** The figures as Prometheus reads them, by name and labels. */
const read = async (of: SiteFigures = figures): Promise<ReadonlyMap<string, number>> => {
  const { text } = await writeMetrics(of)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

const countOf = (kind: string, method = 'GET', status = 200) =>
  `http_request_duration_seconds_count{kind="${kind}",method="${method}",status="${status}"}`

describe('the figures of a process', () => {
  it.each([
    ['/fr/a-vendre/', 'page'],
    ['/fr/?page=2', 'page'],
    ['/_next/static/chunks/1.js', 'static'],
    ['/api/media/file/photo.jpg', 'file'],
    ['/api/search?q=x', 'api'],
    ['/admin/collections/leads', 'back-office'],
    ['/healthz', 'monitoring'],
    ['/metrics', 'monitoring'],
  ])('count %s as %s', async (path, kind) => {
    await ask(path)
    expect((await read()).get(countOf(kind))).toBe(1)
  })

  it('have the status that was sent, and the method', async () => {
    answer = (_request, response) => {
      response.statusCode = 404
      response.end()
    }
    await ask('/fr/nowhere/')
    await ask('/api/forms/site-contact', { method: 'POST', body: 'x=1', headers: { origin } })
    const counted = await read()
    expect(counted.get(countOf('page', 'GET', 404))).toBe(1)
    expect(counted.get(countOf('form', 'POST', 404))).toBe(1)
  })

  it('do not grow with the number of requested addresses', async () => {
    const sizeAfter = async (addresses: readonly string[]) => {
      for (const address of addresses) await ask(address)
      return [...(await read()).keys()].filter((name) => name.startsWith('http_')).length
    }
    const first = await sizeAfter(['/fr/'])
    expect(await sizeAfter(Array.from({ length: 40 }, (_, at) => `/fr/${at}/?key=${at}`))).toBe(first)
  })

  it('count aborted requests, and those in progress', async () => {
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    answer = (_request, response) => {
      response.write('begin')
      begin()
    }
    const leaving = new AbortController()
    const left = fetch(`${origin}/fr/`, { signal: leaving.signal }).then((response) => response.text())
    await begun
    expect((await read()).get('http_requests_in_progress')).toBe(1)
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    await expect.poll(async () => (await read()).get('http_requests_in_progress')).toBe(0)
    expect((await read()).get('http_requests_aborted_total{kind="page"}')).toBe(1)
  })

  it('hold those of the site', async () => {
    const counted = await read()
    expect(Object.fromEntries(counted)).toMatchObject({
      database_up: 1,
      'queue_jobs{state="waiting"}': 1,
      'queue_jobs{state="due"}': 2,
      'queue_jobs{state="running"}': 3,
      'queue_jobs{state="failed"}': 4,
      queue_oldest_due_seconds: 12.5,
      'mails{status="queued"}': 5,
      'mails{status="failed"}': 6,
      reply_polls_failed: 7,
      reply_mails_left_alone: 8,
      'database_connections{state="open"}': 4,
      kept_answers: 0,
      kept_answers_sent_total: 0,
      'kept_answers_bytes{kind="pages"}': 0,
    })
    expect(counted.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  it('have no figures of a database that does not answer', async () => {
    await read()
    const names = [...(await read({ ...figures, database: null })).keys()]
    expect(names.filter((name) => /^(?:queue|mails|reply)/.test(name))).toEqual([])
    expect((await read({ ...figures, database: null })).get('database_up')).toBe(0)
    expect((await read()).get('queue_oldest_due_seconds')).toBe(12.5)
  })
})

describe('Server-Timing', () => {
  const query = () => new Promise((resolve) => setTimeout(resolve, 20))

  it('says in development how long an answer and its queries took', async () => {
    await stop()
    await serve(true)
    answer = async (_request, response) => {
      for (const asked of [query(), query()]) {
        countQuery(asked)
        await asked
      }
      response.writeHead(200, { 'Content-Type': 'text/plain' })
      response.end('done')
    }
    const said = (await ask('/fr/')).headers.get('server-timing') ?? ''
    const [, database, total] = /^db;dur=([\d.]+);desc="2 queries", total;dur=([\d.]+)$/.exec(said) ?? []
    expect(Number(database)).toBeGreaterThan(0)
    expect(Number(total)).toBeGreaterThan(0)
  })

  it('is hidden from strangers', async () => {
    expect((await ask('/fr/')).headers.has('server-timing')).toBe(false)
  })
})
