import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardHttp } from '@/http-guards'

let server: Server
let origin: string
let answer: (request: IncomingMessage, response: ServerResponse) => void

const html = 'text/html; charset=utf-8'
const lost = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'

beforeAll(async () => {
  guardHttp()
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

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

describe('a page that could not be made', () => {
  it.each([
    ['/nl/te-koop/', '', 'nl'],
    ['/fr/a-vendre/wavre/maison/2101/', 'nl', 'fr'],
    ['/en/', 'de', 'en'],
    ['/de/zu-verkaufen/?type=haus&city=wavre', '', 'de'],
    ['/for-sale/', 'nl-BE,nl;q=0.9', 'nl'],
    ['/', 'sv', 'fr'],
  ] as const)('is said once, whole, in the language of %s', async (path, language, locale) => {
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

  it('lets nothing of its address into the page', async () => {
    fail([lost])
    const text = await (await ask('/fr/"><script>alert(1)</script>')).text()
    expect(text).not.toContain('<script')
  })

  it('leads to no other host, whatever address was asked for', async () => {
    fail([lost])
    const text = await (await ask('//evil.example/fr/')).text()
    expect(text).toContain('href="/evil.example/fr/"')
    expect(text).not.toContain('href="//')
  })

  it.each([
    ['the back office', '/admin/collections/pages', html],
    ['a program', '/api/search?q=x', 'application/json'],
    ['the router of the site', '/fr/', 'text/x-component'],
  ])('is left to %s as it is', async (_who, path, type) => {
    fail(['{}'], type)
    const response = await ask(path)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('{}')
  })

  it('leaves pages that could be made alone, with the status that they say', async () => {
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

describe('an address that a request brings along', () => {
  it('is taken away, and that there was one is kept; nobody else says so', async () => {
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
