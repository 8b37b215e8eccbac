import {
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { canonicalQuery, hasOwnPage } from '@/domain/search/canonical-query'
import {
  invalidateAll,
  markCacheable,
  noteTags,
  recordChange,
  setListening,
  setPurge,
} from '@/process/freshness.mjs'
import { registerQueryRules } from '@/process/query-rules.mjs'
import { createEdge } from '../../../tools/server/edge.mjs'
import { createRandom } from '../../support/random'
import { isRecord } from '@/domain/shared/is-record'

const site = { siteUrl: 'https://agency.test', secret: 's', trustsProxy: false, isAction: () => false }

type RenderResponse = (request: IncomingMessage, response: ServerResponse) => unknown

let render: RenderResponse
let rendered: string[] = []
let port = 0
let stop: () => Promise<unknown>

const words = Array.from({ length: 400 }, (_, at) => `<p>${(at * 7919) % 1013} m² € ${at}</p>`).join('')
const pageOf = (text: string) =>
  `<!DOCTYPE html><html><head></head><body><main id="content">${text}${words}</main></body></html>`

/** A page that shows everything of its request: the worst that a site can do. */
const showRequest: RenderResponse = ({ url, headers }, response) => {
  rendered.push(url ?? '')
  noteTags(['pages'])
  markCacheable()
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', "default-src 'self'")
  response.setHeader('Vary', 'rsc')
  response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400')
  response.end(pageOf(`${url} ${JSON.stringify(headers)}`))
}

async function serve(development = false) {
  const edge = createEdge({ ...site, development }, (request, response) => render(request, response))
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
  const address = edge.address()
  if (!isAddress(address)) throw new Error('no port')
  ;({ port } = address)
  stop = () => new Promise((resolve) => edge.close(resolve))
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => isRecord(address)

type ReceivedPage = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

const unpacked = (bytes: Buffer, encoding: string | undefined) =>
  encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<ReceivedPage>((resolve, reject) => {
    const sent = { 'accept-encoding': 'br', ...headers }
    send({ port, host: '127.0.0.1', path, method, headers: sent, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0 } = response
        const text = bytes.length > 0 ? unpacked(bytes, response.headers['content-encoding']).toString() : ''
        resolve({ status, headers: response.headers, bytes, text })
      })
    })
      .on('error', reject)
      .end()
  })

/** The page as it is sent for good: compressed better, once it has been asked again. */
async function askCached(path: string, headers: Record<string, string> = {}): Promise<ReceivedPage> {
  const first = await ask(path, headers)
  let last = await ask(path, headers)
  if (first.headers['content-encoding'] !== undefined)
    await expect
      .poll(async () => {
        last = await ask(path, headers)
        return last.headers.etag
      })
      .not.toBe(first.headers.etag)
  return last
}

beforeAll(() => registerQueryRules({ canonicalize: canonicalQuery, hasOwnPage }))
beforeEach(async () => {
  rendered = []
  render = showRequest
  invalidateAll()
  setListening(true)
  await serve()
})
afterEach(() => stop())
afterAll(() => setListening(false))

describe('a page that is the same for everybody', () => {
  it('is rendered once and sent again with all its protective headers', async () => {
    const first = await ask('/fr/')
    const second = await ask('/fr/')
    expect(rendered).toEqual(['/fr/'])
    expect(second.text).toBe(first.text)
    for (const { status, headers } of [first, second]) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'",
        'strict-transport-security': 'max-age=31536000',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-encoding': 'br',
        'content-length': expect.stringMatching(/^\d+$/),
        etag: expect.stringMatching(/^"[\w-]{22}-br"$/),
      })
      expect(headers.vary?.toLowerCase().split(', ').sort()).toEqual(['accept-encoding', 'rsc'])
    }
  })

  it('is compressed better once it is requested again', async () => {
    const first = await ask('/fr/')
    const cached = await askCached('/fr/')
    expect(cached.bytes.length).toBeLessThan(first.bytes.length)
    expect(cached.text).toBe(first.text)
    expect(rendered).toHaveLength(1)
  })

  it('is rendered once for many requests at the same time', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    render = async (request, response) => {
      await held
      showRequest(request, response)
    }
    const asked = Array.from({ length: 30 }, () => ask('/fr/'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    release()
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(rendered).toHaveLength(1)
  })

  it('is not waited for once its visitor has left', async () => {
    let isAsked = false
    render = () => {
      isAsked = true
      return new Promise(() => undefined)
    }
    const left = send({ port, host: '127.0.0.1', path: '/fr/left/', headers: { 'accept-encoding': 'br' } })
    left.on('error', () => undefined).end()
    await expect.poll(() => isAsked).toBe(true)
    render = showRequest
    const waiting = ask('/fr/left/')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const from = performance.now()
    left.destroy()
    expect((await waiting).status).toBe(200)
    expect(performance.now() - from).toBeLessThan(2000)
  })

  it('has one entry whatever is added to its address, and one for each set of criteria', async () => {
    for (let at = 0; at < 50; at += 1) await ask(`/fr/?utm_source=${at}&x${at}=1`)
    for (const query of ['q=vue&page=2', 'page=2&q=vue', 'page=2&utm_medium=mail&q=vue', 'q=vu%65&page=2'])
      await ask(`/fr/a-vendre/?${query}`)
    expect(rendered).toEqual(['/fr/', '/fr/a-vendre/?page=2&q=vue'])
  })

  it('has bytes of its own in each encoding', async () => {
    const tags = new Set<string | undefined>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const cached = await askCached('/fr/', { 'accept-encoding': encoding })
      expect(cached.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(cached.headers['content-length']).toBe(String(cached.bytes.length))
      expect(cached.text).toContain('</html>')
      tags.add(cached.headers.etag)
    }
    expect(tags.size).toBe(3)
  })

  it('has the same head for HEAD, and no body', async () => {
    const cached = await askCached('/fr/')
    const head = await ask('/fr/', {}, 'HEAD')
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-length', 'content-encoding', 'vary', 'content-type'])
      expect(head.headers[name], name).toBe(cached.headers[name])
    invalidateAll()
    expect((await ask('/fr/', {}, 'HEAD')).bytes.length).toBe(0)
    expect((await ask('/fr/')).text).toContain('</html>')
    expect(rendered).toHaveLength(2)
  })

  it('is sent complete to a request for a range', async () => {
    await ask('/fr/')
    const { status, text } = await ask('/fr/', { range: 'bytes=0-9', 'if-range': '"x"' })
    expect([status, text.endsWith('</html>')]).toEqual([200, true])
  })
})

describe('a visitor who has the page already', () => {
  it.each([
    ['the tag', (tag: string) => tag, 304],
    ['a weak form of it', (tag: string) => `W/${tag}`, 304],
    ['a list with it', (tag: string) => `"a", W/"b,c" ,${tag}`, 304],
    ['anything', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['the tag of another encoding', (tag: string) => tag.replace('-br', '-gzip'), 200],
    ['a tag without quotes', (tag: string) => tag.replaceAll('"', ''), 200],
    ['the tag within another', (tag: string) => `"x${tag.slice(1)}`, 200],
    ['nothing', () => '', 200],
  ])('and sends If-None-Match with %s', async (_case, say, status) => {
    const { headers } = await askCached('/fr/')
    const answered = await ask('/fr/', { 'if-none-match': say(headers.etag ?? '') })
    expect(answered.status).toBe(status)
    expect(answered.headers.etag).toBe(headers.etag)
    if (status === 200) return
    expect(answered.bytes).toHaveLength(0)
    for (const name of ['vary', 'cache-control', 'content-security-policy'])
      expect(answered.headers[name], name).toBe(headers[name])
    expect(answered.headers['content-type']).toBeUndefined()
  })

  it('gets 304 too if the page was rendered anew without a difference', async () => {
    const { headers } = await ask('/fr/')
    invalidateAll()
    expect((await ask('/fr/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
    expect(rendered).toHaveLength(2)
  })
})

// The page shows everything of its request, so what a stranger sends would be on the page of the next one.
const poisons: [string, string, Record<string, string>][] = [
  ['a host', '/fr/', { host: 'evil.test' }],
  ['a forwarded host', '/fr/', { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' }],
  ['an address', '/fr/', { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=evil' }],
  ['a port and a prefix', '/fr/', { 'x-forwarded-port': '1', 'x-forwarded-prefix': '/evil' }],
  ['an original address', '/fr/', { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' }],
  ['another method', '/fr/', { 'x-http-method-override': 'POST' }],
  ['cookies', '/fr/', { cookie: 'lng=de; evil=1; consent=x' }],
  ['a language', '/fr/', { 'accept-language': 'de', 'x-lang': 'evil' }],
  ['a browser', '/fr/', { 'user-agent': 'Googlebot/2.1 evil' }],
  ['no browser', '/fr/', { 'user-agent': '' }],
  ['what it accepts', '/fr/', { accept: 'text/x-component, application/json;evil' }],
  ['encodings', '/fr/', { 'accept-encoding': 'br, evil, ;;q=, x' }],
  ['a page before', '/fr/', { referer: 'https://evil.test/', origin: 'https://evil.test' }],
  ['hints', '/fr/', { 'sec-ch-prefers-color-scheme': 'dark', dnt: '1', 'save-data': 'on' }],
  ['a prefetch', '/fr/', { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' }],
  ['a part', '/fr/', { range: 'bytes=0-1' }],
  ['a policy', '/fr/', { 'content-security-policy': "script-src 'nonce-evil'" }],
  ['names in the query', '/fr/?evil=%3Cscript%3E&utm_source=evil', {}],
  ['a fragment of a name', '/fr/?page%00=2&q[]=evil', {}],
  ['an encoded address', '/%66r/', {}],
  ['a whole address', 'http://evil.test/fr/', {}],
]

describe('a visitor cannot poison the page of others', () => {
  it.each(poisons)('with %s', async (_case, path, headers) => {
    const clean = await ask('/fr/')
    invalidateAll()
    const poisoned = await ask(path, headers)
    const next = await ask('/fr/')
    expect(rendered).toHaveLength(2)
    expect(next.text).toBe(clean.text)
    expect(poisoned.text).toBe(clean.text)
    expect(clean.text).toContain('"host":"agency.test"')
  })

  it.each([
    ['a login of staff', '/fr/', { cookie: 'payload-token=x' }],
    ['a login of an owner', '/fr/', { cookie: 'owner-session=x; owner-here=1' }],
    ['a preview', '/fr/', { cookie: '__prerender_bypass=x' }],
    ['a login of a program', '/fr/', { authorization: 'JWT x' }],
    ['the data of a page', '/fr/', { rsc: '1' }],
    ['the data of a page by its address', '/fr/?_rsc=1', {}],
    ['another page of Next', '/fr/', { 'x-matched-path': '/fr/owner/' }],
    ['two slashes', '/fr//', {}],
    ['an endless query', `/fr/?x=${'a'.repeat(3000)}`, {}],
    ['broken encoding', '/fr/?x=%E0%A4', {}],
    ['a form', '/fr/?form=abc', {}],
  ])('and %s bypasses the cache', async (_case, path, headers) => {
    await ask(path, headers)
    await ask(path, headers)
    expect(rendered).toHaveLength(2)
    const clean = await ask('/fr/')
    expect(rendered).toHaveLength(3)
    expect(clean.text).not.toMatch(/payload-token|owner-session|__prerender|JWT|rsc|x-matched|aaaa|form=/)
    await ask(path, headers)
    expect(rendered).toHaveLength(4)
  })

  it('with an invalid host', async () => {
    await ask('/fr/')
    expect((await ask('/fr/', { host: 'a b<script>' })).status).toBe(400)
  })
})

describe('a page is not cached', () => {
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  it.each<[string, (response: ServerResponse) => unknown]>([
    [
      'if it is missing',
      (response) => response.end(pageOf('').replace('id="content"', '$& data-status="404"')),
    ],
    ['if it says that it is missing', (response) => response.writeHead(404).end(pageOf(''))],
    ['if it is a redirect', (response) => response.writeHead(308, { location: '/nl/' }).end()],
    ['if it fails', (response) => response.writeHead(500).end(pageOf(''))],
    ['if it sets a cookie', (response) => response.setHeader('set-cookie', 'a=1').end(pageOf(''))],
    [
      'if its policy has a nonce',
      (response) => response.setHeader('content-security-policy', "script-src 'nonce-abc'").end(pageOf('')),
    ],
    ['if a part of it failed', (response) => response.end(pageOf('<template data-dgst="1"></template>'))],
    ['if a part of it failed late', (response) => response.end(pageOf('<script>$RX("B:0","1")</script>'))],
    ['if it is cut off', (response) => response.end(pageOf('').replace('</html>', ''))],
    ['if it is no page', (response) => response.setHeader('content-type', 'application/json').end('{}')],
  ])('%s', async (_case, write) => {
    render = ({ url }, response) => {
      rendered.push(url ?? '')
      markCacheable()
      response.setHeaders(new Map(Object.entries(html)))
      write(response)
    }
    await ask('/fr/')
    await ask('/fr/')
    expect(rendered).toHaveLength(2)
  })

  it('if it is not marked as cacheable', async () => {
    render = ({ url }, response) => {
      rendered.push(url ?? '')
      response.setHeader('Content-Type', 'text/html').end(pageOf(''))
    }
    await ask('/fr/')
    expect((await ask('/fr/')).headers.etag).toBeUndefined()
    expect(rendered).toHaveLength(2)
  })

  it('while the process receives no changes, and cached pages are not sent either', async () => {
    setListening(false)
    await ask('/fr/')
    await ask('/fr/')
    expect(rendered).toHaveLength(2)
    setListening(true)
    await ask('/fr/')
    await ask('/fr/')
    expect(rendered).toHaveLength(3)
    setListening(false)
    await ask('/fr/')
    expect(rendered).toHaveLength(4)
  })

  it('in development', async () => {
    await stop()
    await serve(true)
    await ask('/fr/')
    await ask('/fr/')
    expect(rendered).toHaveLength(2)
  })

  it('for longer than an hour after its content was read', async () => {
    render = (request, response) => {
      showRequest(request, response)
      markCacheable(Date.now() - 3_600_000)
    }
    await ask('/fr/')
    await ask('/fr/')
    expect(rendered).toHaveLength(2)
  })
})

describe('a change', () => {
  it('makes the pages that show it stale at once, and no others', async () => {
    await ask('/fr/')
    recordChange({ tags: ['agents'] })
    await ask('/fr/')
    expect(rendered).toHaveLength(1)
    recordChange({ tags: ['pages'] })
    await ask('/fr/')
    expect(rendered).toHaveLength(2)
  })

  it('during the rendering of a page leaves the old page to its visitor alone', async () => {
    let text = 'old'
    let release: () => void = () => undefined
    const show: RenderResponse = async (request, response) => {
      const read = text
      noteTags(['pages'])
      if (read === 'old') await new Promise<void>((resolve) => (release = resolve))
      markCacheable()
      rendered.push(request.url ?? '')
      response.setHeader('Content-Type', 'text/html').end(pageOf(read))
    }
    render = show
    const before = ask('/fr/')
    await new Promise((resolve) => setTimeout(resolve, 50))
    text = 'new'
    recordChange({ tags: ['pages'] })
    const after = [ask('/fr/'), ask('/fr/')]
    await new Promise((resolve) => setTimeout(resolve, 50))
    release()
    expect((await before).text).toContain('>old<')
    for (const { text: shown } of await Promise.all(after)) expect(shown).toContain('>new<')
    expect((await ask('/fr/')).text).toContain('>new<')
  })

  it('is on every page that shows it at the next request, after random saves and requests', async () => {
    const random = createRandom(32)
    const values = new Map<string, number>()
    const tagsOf = (url: string): [string, string] => [`place-${url.length % 5}`, `page ${url.split('?')[0]}`]
    render = async ({ url = '' }, response) => {
      const tags = tagsOf(url)
      noteTags(tags)
      markCacheable()
      const text = tags.map((tag) => values.get(tag) ?? 0).join('-')
      if (random.chance(0.3)) await new Promise((resolve) => setTimeout(resolve, random.whole(0, 3)))
      rendered.push(url)
      response.setHeader('Content-Type', 'text/html').end(pageOf(`[${text}]`))
    }
    const pages = [
      '/fr/',
      '/nl/',
      '/fr/a-vendre/',
      '/fr/a-vendre/?page=2',
      '/fr/a-vendre/?q=a',
      '/fr/x/yy/',
    ] as const
    let asked = 0
    for (let step = 0; step < 300; step += 1) {
      if (random.chance(0.2)) {
        const tag = random.pick(tagsOf(random.pick(pages)))
        // A visitor requests a page just before the save.
        const before = random.chance(0.5) ? ask(random.pick(pages)) : null
        values.set(tag, step)
        recordChange({ tags: [tag] })
        await before
      }
      const url = random.pick(pages)
      const encoding = random.pick(['br', 'gzip', 'identity'])
      const { text } = await ask(url, { 'accept-encoding': encoding })
      asked += 1
      const expected = tagsOf(url).map((tag) => values.get(tag) ?? 0)
      expect(text, `${url} in step ${step}`).toContain(`[${expected.join('-')}]`)
    }
    expect(rendered.length).toBeLessThan(asked)
  })
})

describe('caches in front of the site', () => {
  beforeEach(() => setPurge(async () => undefined))
  afterEach(() => setPurge(null))

  it.each<[string, string, Record<string, string>, boolean]>([
    ['a page', '/fr/', {}, true],
    ['a list', '/fr/a-vendre/?page=2&q=vue', {}, true],
    ['a list under another order of its criteria', '/fr/a-vendre/?q=vue&page=2', {}, false],
    ['a page under a name that no page reads', '/fr/?x=1', {}, false],
    ['a page for staff', '/fr/', { cookie: 'payload-token=x' }, false],
    ['a page for an owner', '/fr/', { cookie: 'owner-session=x' }, false],
    ['a form', '/fr/?form=abc', {}, false],
    ['the data of a page', '/fr/', { rsc: '1' }, false],
  ])(
    'get surrogate headers for %s only if they may keep it, rendered or cached',
    async (_case, path, headers, mayKeep) => {
      for (const { headers: sent } of [await ask(path, headers), await ask(path, headers)]) {
        expect(sent['surrogate-key']).toBe(mayKeep ? 'site pages' : undefined)
        expect(sent['surrogate-control']).toBe(mayKeep ? 'max-age=600' : undefined)
        expect(sent['cache-control']).not.toMatch(/s-maxage|max-age=[1-9]/)
      }
    },
  )

  it('get the same surrogate headers with 304', async () => {
    const { headers } = await askCached('/fr/')
    const again = await ask('/fr/', { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.headers['surrogate-key'], again.headers['surrogate-control']]).toEqual([
      304,
      'site pages',
      'max-age=600',
    ])
  })
})
