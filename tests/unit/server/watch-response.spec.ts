import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import compression from 'compression'
import { registerWords, recordDatabaseAbsence, setActionFailure } from '@/process/request-watch.mjs'
import { troubleWords } from '@/site/screens/trouble-words'
import { SiteResponse } from '../../../tools/server/site-response.mjs'
import { watchResponse } from '../../../tools/server/watch-response.mjs'

let server: Server
let port = 0
let answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

beforeAll(async () => {
  registerWords(troubleWords)
  const compress = compression()
  // As in the edge: compressed responses pass through here.
  server = createServer({ ServerResponse: SiteResponse }, (request, response) =>
    watchResponse(request, response, () => compress(request, response, () => void answer(request, response))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
// Longer than the time in which a waiting request learns of the absence.
afterEach(() => {
  vi.setSystemTime(Date.now() + 60_000)
  vi.useRealTimers()
})

type WatchedAnswer = { status: number; headers: IncomingMessage['headers']; text: string }

const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<WatchedAnswer>((resolve, reject) => {
    const sending = send({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sending.on('error', reject).end()
  })

const fail = (status: number, { body = 'Internal Server Error', type = 'text/plain' } = {}) => {
  answer = async (_request, response) => {
    await Promise.resolve()
    recordDatabaseAbsence()
    response.statusCode = status
    response.setHeader('Content-Type', type)
    response.setHeader('Set-Cookie', 'payload-token=; Max-Age=0')
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    response.write(body)
    response.end(body)
  }
}

const words = {
  nl: 'Er is een fout in de API',
  fr: "Il y a une erreur dans l'API",
  en: 'There is an error in the API',
  de: 'Es gibt einen Fehler in der API',
}

describe('a request while the database is away', () => {
  it.each([
    ['GET', '/api/search?q=x&lang=nl', 500, 'nl'],
    ['GET', '/api/properties?locale=all', 500, 'fr'],
    // Payload takes a user that it cannot look up for a stranger.
    ['GET', '/api/users/me', 200, 'fr'],
    ['GET', '/api/leads', 403, 'fr'],
    ['POST', '/api/users/login', 500, 'fr'],
    ['POST', '/api/users/login', 401, 'fr'],
    ['PATCH', '/api/properties/1', 403, 'fr'],
    ['DELETE', '/api/pages/1', 500, 'fr'],
    ['GET', '/sitemap.xml', 500, 'fr'],
    ['GET', '/admin', 200, 'fr'],
    ['GET', '/admin/login?redirect=x', 200, 'fr'],
    ['GET', '/de/owner/', 307, 'de'],
  ] as const)('gets 503 with Retry-After: %s %s that would be %d', async (method, path, status, locale) => {
    fail(status)
    const answered = await ask(path, { method })
    expect(answered.status).toBe(503)
    expect(answered.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(answered.headers['set-cookie']).toBeUndefined()
    const message = words[locale]
    expect(JSON.parse(answered.text)).toEqual({ ok: false, error: message, errors: [{ message }] })
  })

  it.each([
    ['/api/users/login', { cookie: 'a=b; payload-lng=de' }, 'de'],
    ['/admin/collections/pages', { cookie: 'payload-lng=nl' }, 'nl'],
    ['/api/visits', { referer: 'http://localhost/en/contact/' }, 'en'],
    ['/api/search?lang=xx', { 'accept-language': 'de-AT,de;q=0.9' }, 'de'],
    ['/api/search', { cookie: 'lng=en', 'accept-language': 'de' }, 'en'],
    ['/api/%00?%E0', { referer: ':', cookie: '=;=', 'accept-language': '*' }, 'fr'],
  ] as const)("is answered in the visitor's language: %s %j", async (path, headers, locale) => {
    fail(500)
    const answered = await ask(path, { method: 'POST', headers: { ...headers } })
    expect(answered.text).toContain(words[locale])
  })

  it('gets a whole page for a person', async () => {
    fail(500)
    const answered = await ask('/api/document-links/x', {
      headers: { accept: 'text/html', 'accept-language': 'nl', 'accept-encoding': 'gzip' },
    })
    expect([answered.status, answered.headers['content-type'], answered.headers['content-encoding']]).toEqual(
      [503, 'text/html; charset=utf-8', undefined],
    )
    expect(answered.text).toMatch(/^<!doctype html>[^]*Er is een fout in de API[^]*<\/html>\n$/)
  })

  it('is answered while the site still waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let late: (() => void) | undefined
    answer = (_request, response) => {
      recordDatabaseAbsence()
      late = () => {
        response.setHeader('X-Late', '1')
        response.writeHead(200, { 'X-Later': '1' })
        response.end('late')
      }
    }
    const answered = ask('/api/users/login', { method: 'POST' })
    await vi.waitFor(() => expect(late).toBeDefined(), { timeout: 15_000 })
    await vi.advanceTimersByTimeAsync(5000)
    expect((await answered).status).toBe(503)
    expect(late).not.toThrow()
  })

  it('keeps its response if it succeeded, or if it reports the problem itself', async () => {
    fail(201, { body: '{"doc":{}}' })
    expect((await ask('/api/leads', { method: 'POST' })).text).toBe('{"doc":{}}{"doc":{}}')
    fail(503, { body: 'x' })
    expect((await ask('/api/forms/site-contact', { method: 'POST' })).text).toBe('xx')
    fail(503, { body: '{}' })
    expect((await ask('/healthz')).text).toBe('{}{}')
    fail(200, { body: 'a page that was cached' })
    expect((await ask('/fr/x/')).status).toBe(200)
  })

  it('gets 503 too if it waited for the query of another request', async () => {
    fail(500)
    await ask('/api/search')
    answer = (_request, response) => void response.writeHead(500).end()
    expect((await ask('/api/map')).status).toBe(503)
  })
})

describe('a failure while the database is there', () => {
  it('stays a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    answer = (_request, response) => void response.writeHead(500).end()
    expect((await ask('/api/search')).status).toBe(500)
  })
})

describe('a server function that throws', () => {
  const call = { method: 'POST', headers: { 'next-action': 'x' } }

  it.each([
    [undefined, 400],
    [null, 500],
    [403, 403],
  ])('responds with 400 for wrong arguments, and else with its own status: %s', async (failure, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_200_000 })
    answer = (_request, response) => {
      if (failure !== undefined) setActionFailure(failure)
      response.statusCode = 500
      response.setHeader('Content-Type', 'text/x-component')
      response.end('1:E{}')
    }
    const answered = await ask('/admin', call)
    expect([answered.status, answered.text]).toEqual([status, '1:E{}'])
  })
})
