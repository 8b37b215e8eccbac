import { request as send, Server, ServerResponse, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { canonicalQuery, hasOwnPage } from '@/domain/search/canonical-query'
import { setListening } from '@/process/freshness.mjs'
import { registerQueryRules } from '@/process/query-rules.mjs'
import { registerWords } from '@/process/request-watch.mjs'
import { troubleWords } from '@/site/screens/trouble-words'
import { createEdge } from '../../../tools/server/edge.mjs'

let server: Server
let port = 0
let origin: string
let answer: (request: IncomingMessage, response: ServerResponse) => void

const html = 'text/html; charset=utf-8'
const lost = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
const site = { siteUrl: 'http://localhost', secret: 's', trustsProxy: false, isAction: () => false }

const serve = (edge: Server) =>
  new Promise<number>((resolve) => {
    edge.listen(0, '127.0.0.1', () => {
      const address = edge.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
const end = (edge: Server) => new Promise((resolve) => edge.close(resolve))

beforeAll(async () => {
  registerWords(troubleWords)
  registerQueryRules({ canonicalize: canonicalQuery, hasOwnPage })
  server = createEdge(site, (request, response) => answer(request, response))
  port = await serve(server)
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => end(server))

const fail = (pieces: readonly string[], type = html) => {
  answer = (_request, response) => {
    response.statusCode = 500
    response.setHeader('Content-Type', type)
    response.setHeader('ETag', '"x"')
    response.setHeader('Content-Length', Buffer.byteLength(pieces.join('')))
    for (const piece of pieces.slice(0, -1)) response.write(piece)
    response.end(pieces.at(-1))
  }
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers })

const words = {
  nl: 'Er is een fout in de API',
  fr: "Il y a une erreur dans l'API",
  en: 'There is an error in the API',
  de: 'Es gibt einen Fehler in der API',
}

const unescape = (text: string): string => text.replaceAll('&#39;', "'").replaceAll('&amp;', '&')

describe('an address that is a page of its own', () => {
  beforeAll(() => setListening(true))
  afterAll(() => setListening(false))

  it.each([
    ['/fr/a-vendre/?maxPrice=300000&utm_source=x', '1'],
    ['/fr/a-vendre/?a=1&%70age=2', '1'],
    ['/fr/contact/?form=site-contact', '1'],
    ['/fr/a-vendre/', undefined],
    ['/fr/a-vendre/?utm_source=x&page=', undefined],
  ])('is marked for the site, by nobody else: %s', async (path, mark) => {
    const marks: unknown[] = []
    answer = ({ headers }, response) => {
      marks.push(headers['x-own-page'])
      response.end('x')
    }
    // Pages that are the same for everybody are rendered for a request without its visitor.
    const visitors: Record<string, string>[] = [
      {},
      { cookie: 'lang=nl' },
      { 'x-own-page': 'mine', range: 'bytes=0-' },
    ]
    for (const headers of visitors) await ask(path, headers)
    expect(marks).toEqual([mark, mark, mark])
  })
})

describe('a page that failed to render', () => {
  it.each([
    ['/nl/te-koop/', '', 'nl'],
    ['/fr/a-vendre/wavre/maison/2101/', 'nl', 'fr'],
    ['/en/', 'de', 'en'],
    ['/de/zu-verkaufen/?type=haus&city=wavre', '', 'de'],
    ['/for-sale/', 'nl-BE,nl;q=0.9', 'nl'],
    ['/', 'sv', 'fr'],
  ] as const)('is replaced by one whole page in the language of %s', async (path, language, locale) => {
    fail([lost.slice(0, 20), lost.slice(20)])
    const response = await ask(path, language ? { 'accept-language': language } : {})
    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': html,
      'cache-control': 'no-store',
      'retry-after': '10',
    })
    expect(response.headers.get('etag')).toBeNull()
    const text = unescape(await response.text())
    expect(text).toContain(`<html lang="${locale}">`)
    expect(text.match(/<h1>.*?<\/h1>/g)).toEqual([`<h1>${words[locale]}</h1>`])
    expect(text).toContain(`href="${path}"`)
    expect(text).not.toContain('__next_error__')
    expect(text.endsWith('</html>\n')).toBe(true)
  })

  it('shows nothing of its address on the page', async () => {
    fail([lost])
    const text = await (await ask('/fr/"><script>alert(1)</script>')).text()
    expect(text).not.toContain('<script')
  })

  it('links to no other host, whatever address was requested', async () => {
    fail([lost])
    const text = await (await ask('//evil.example/fr/')).text()
    expect(text).toContain('href="/evil.example/fr/"')
    expect(text).not.toContain('href="//')
  })

  it.each([
    ['the back office', '/admin/collections/pages', html],
    ['a program', '/api/search?q=x', 'application/json'],
    ['the router of the site', '/fr/', 'text/x-component'],
  ])('is not replaced on %s', async (_who, path, type) => {
    fail(['{}'], type)
    const response = await ask(path)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('{}')
  })

  it('does not change pages that rendered, with the status that they declare', async () => {
    for (const [body, status] of [
      ['<main id="content">x</main>', 200],
      ['<main id="content" data-status="410">x</main>', 410],
    ] as const) {
      answer = (_request, response) => {
        response.setHeader('Content-Type', html)
        response.end(body)
      }
      const response = await ask('/fr/')
      expect([response.status, await response.text()]).toEqual([status, body])
    }
  })
})

describe('a forwarded address that a request brings along', () => {
  it('is removed and noted in a header, which nobody else can set', async () => {
    const seen: unknown[] = []
    answer = ({ headers }, response) => {
      seen.push([headers['x-forwarded-for'], headers['x-forwarded-untrusted']])
      response.end()
    }
    await ask('/', { 'x-forwarded-for': '203.0.113.7' })
    await ask('/', { 'x-forwarded-untrusted': '1' })
    expect(seen).toEqual([
      [undefined, '1'],
      [undefined, undefined],
    ])
  })
})

describe('a response', () => {
  const ask = (path: string, method = 'GET') =>
    new Promise<{ status: number; headers: string[]; text: string }>((resolve, reject) => {
      send({ port, host: '127.0.0.1', path, method, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, text }),
        )
      })
        .on('error', reject)
        .end()
    })

  it('to HEAD has the status that the page declares, and no body', async () => {
    const methods: unknown[] = []
    answer = ({ method }, response) => {
      methods.push(method)
      response.setHeader('Content-Type', html)
      response.end('<main id="content" data-status="404">x</main>')
    }
    const answered = await ask('/fr/x/', 'HEAD')
    expect([answered.status, answered.text, methods]).toEqual([404, '', ['GET']])
  })

  it('in chunks has the status that its first chunk declares, though its head is flushed before', async () => {
    answer = (_request, response) => {
      response.setHeader('Content-Type', html)
      response.flushHeaders()
      response.write('<main id="content" data-status="410">')
      response.write('<main id="content" data-status="404">')
      response.end()
    }
    expect((await ask('/fr/x/')).status).toBe(410)
  })

  it('has one Location, and every other header as often as it was set', async () => {
    answer = (_request, response) => {
      response.setHeader('location', '/fr/')
      response.appendHeader('Location', '/fr/')
      response.appendHeader('set-cookie', 'a=1')
      response.appendHeader('set-cookie', 'a=1')
      response.writeHead(308).end()
    }
    const { headers } = await ask('/fr')
    const named = (name: string) => headers.filter((each) => each.toLowerCase() === name).length
    expect([named('location'), named('set-cookie')]).toEqual([1, 2])
  })

  it('that Next lets caches show for a year is revalidated each time, and others keep their own Cache-Control', async () => {
    for (const [said, sent] of [
      ['s-maxage=3600, stale-while-revalidate=31532400', 'public, max-age=0, must-revalidate'],
      ['private, no-store', 'private, no-store'],
      ['public, max-age=60', 'public, max-age=60'],
    ] as const) {
      answer = (_request, response) => void response.setHeader('Cache-Control', said).end()
      expect((await ask('/fr/?_rsc=1')).headers.join()).toContain(`Cache-Control,${sent},`)
    }
  })

  it.each<[string, (response: ServerResponse) => unknown, string]>([
    ['no headers', (response) => response.end('{}'), 'private, no-cache'],
    ['a status alone', (response) => response.writeHead(404).end(), 'private, no-cache'],
    ['other headers', (response) => response.writeHead(200, { 'x-a': 'cache' }).end(), 'private, no-cache'],
    [
      'Cache-Control in the last call',
      (response) => response.writeHead(200, { 'Cache-Control': 'no-store' }).end(),
      'no-store',
    ],
    [
      'Cache-Control in a list',
      (response) => response.writeHead(200, ['cache-control', 'no-store']).end(),
      'no-store',
    ],
    ['Cache-Control set before', (response) => response.setHeader('CACHE-CONTROL', 'public').end(), 'public'],
    ['a body in parts', (response) => (response.write('{'), response.end('}')), 'private, no-cache'],
  ])('with %s is private unless the site sets Cache-Control', async (_case, write, sent) => {
    answer = (_request, response) => void write(response)
    const { headers } = await ask('/api/x')
    const at = headers.findIndex((name) => name.toLowerCase() === 'cache-control')
    expect(headers[at + 1]).toBe(sent)
    expect(headers.filter((name) => name.toLowerCase() === 'cache-control')).toHaveLength(1)
  })

  it('is a 500 if the site throws before it has sent anything', async () => {
    answer = () => {
      throw new Error('not said to anybody')
    }
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const answered = await ask('/api/search')
    expect([answered.status, answered.text]).toEqual([500, ''])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('to an address that cannot be parsed is a 400 of the API, and a page that does not exist', async () => {
    answer = ({ url }, response) => void response.end(url)
    for (const path of ['/api/%E0%A4%A/', '/admin/%/', '/api/search/%00'])
      expect((await ask(path)).status, path).toBe(400)
    for (const path of ['/%E0%A4%A/', '/fr/%/', '/fr/%00/'])
      expect((await ask(path)).text, path).toMatch(/^(\/fr)?\/%EF%BF%BD\/$/)
  })
})

describe('in development', () => {
  it("a page that failed to render shows its error, and Next's tools may connect", async () => {
    const edge = createEdge({ ...site, development: true }, (request, response) => answer(request, response))
    const url = `http://127.0.0.1:${await serve(edge)}`
    fail(['why'])
    const page = await fetch(`${url}/fr/`)
    expect([page.status, await page.text()]).toEqual([500, 'why'])
    answer = (_request, response) => void response.end()
    const statusOf = async (from: string, headers = {}) =>
      (await fetch(`${from}/__nextjs_original-stack-frames`, { method: 'POST', body: '{}', headers })).status
    expect(await statusOf(url)).toBe(200)
    expect(await statusOf(url, { origin: 'https://evil.test' })).toBe(403)
    expect(await statusOf(origin)).toBe(405)
    await end(edge)
  })
})

describe('the edge', () => {
  it("does not change Node's classes", () => {
    // Node defines `emit` and `setHeader` on the classes above these.
    expect(Object.hasOwn(Server.prototype, 'emit')).toBe(false)
    for (const name of ['emit', 'setHeader', 'appendHeader', 'end'])
      expect(Object.hasOwn(ServerResponse.prototype, name), name).toBe(false)
  })
})
