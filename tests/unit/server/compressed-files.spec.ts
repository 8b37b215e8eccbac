import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from '../../../tools/build/compress-files'
import { createEdge } from '../../../tools/server/edge.mjs'

const script = 'export const city = "Liège";\n'.repeat(200)
const style = '.card { color: #123456 }\n'.repeat(200)

const build = mkdtempSync(path.join(tmpdir(), 'build-'))
const fileOf = (name: string) => path.join(build, 'static', name)
let server: Server
let port = 0

beforeAll(async () => {
  mkdirSync(fileOf('chunks'), { recursive: true })
  writeFileSync(fileOf('chunks/page.js'), script)
  writeFileSync(fileOf('chunks/site.css'), style)
  writeFileSync(fileOf('chunks/gone.js'), script)
  writeFileSync(fileOf('chunks/small.js'), 'small()')
  writeFileSync(fileOf('font.woff2'), Buffer.alloc(4000))
  writeFileSync(path.join(build, 'secret.js'), script)
  compressFiles(build)
  server = createEdge(
    { siteUrl: 'http://localhost', secret: 's', trustsProxy: false, isAction: () => false, distDir: build },
    (request, response) => {
      response.setHeader('X-Next', '1')
      response.end(`Next answers ${request.url}`)
    },
  )
  for (const ending of ['br', 'gz']) rmSync(fileOf(`chunks/gone.js.${ending}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(build, { recursive: true })
})

type ReceivedResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<ReceivedResponse>((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path: address, method, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece) => pieces.push(piece))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      )
    })
    request.on('error', reject).end()
  })

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe('a build', () => {
  it('has its scripts and styles compressed beside them, and nothing else', () => {
    expect(brotliDecompressSync(readFileSync(fileOf('chunks/page.js.br'))).toString()).toBe(script)
    expect(gunzipSync(readFileSync(fileOf('chunks/site.css.gz'))).toString()).toBe(style)
    for (const name of ['chunks/small.js.br', 'font.woff2.br', 'font.woff2.gz'])
      expect(() => readFileSync(fileOf(name))).toThrow('ENOENT')
  })
})

describe('a script of the build', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('is sent to a browser that accepts %s as %s', async (accepted, encoding, unpack) => {
    const { status, headers, body } = await ask('/_next/static/chunks/page.js?dpl=1', {
      'accept-encoding': accepted,
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect(unpack(body).toString()).toBe(script)
  })

  it('is left to Next for a program that accepts no compression', async () => {
    expect((await ask('/_next/static/chunks/page.js')).headers['x-next']).toBe('1')
  })

  it('has a head without a body', async () => {
    const { headers, body } = await ask('/_next/static/chunks/page.js', browser, 'HEAD')
    expect(headers['content-encoding']).toBe('br')
    expect(body).toHaveLength(0)
  })

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await ask('/_next/static/chunks/site.css', browser)).headers
    const again = await ask('/_next/static/chunks/site.css', { ...browser, 'if-none-match': String(etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers.vary).toBe('Accept-Encoding')
  })

  it('is left to Next, without headers of ours, if it was deleted after the start', async () => {
    const { status, headers } = await ask('/_next/static/chunks/gone.js', browser)
    expect([status, headers['x-next'], headers['content-type']]).toEqual([200, '1', undefined])
  })
})

describe('a request that is for no compressed file of the build', () => {
  it.each([
    '/_next/static/chunks/small.js',
    '/_next/static/chunks/none.js',
    '/_next/static/chunks/page.js.br',
    '/_next/static/../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/__proto__',
    '/fr/_next/static/chunks/page.js',
    '/_next/static/',
  ])('gets no compressed file: %s', async (address) => {
    const { body } = await ask(address, browser)
    expect(body.includes('city')).toBe(false)
  })

  it('gets no compressed file: a POST', async () => {
    expect((await ask('/_next/static/chunks/page.js', browser, 'POST')).headers['content-encoding']).not.toBe(
      'br',
    )
  })
})
