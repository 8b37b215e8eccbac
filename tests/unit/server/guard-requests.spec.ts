import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardRequests } from '../../../tools/server/guard-requests.mjs'
import { serverOptions } from '../../../tools/server/time-limits.mjs'

let server: Server
let url = ''
let sockets: Socket[] = []
const answered: { url: string; body: string; headers: Record<string, unknown> }[] = []

async function serve(siteUrl: string): Promise<void> {
  const site = {
    siteUrl,
    secret: 's',
    trustsProxy: false,
    isAction: () => false,
  }
  const guarded = guardRequests(site, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      answered.push({
        url: request.url ?? '',
        body: Buffer.concat(chunks).toString(),
        headers: request.headers,
      })
      response.end('ok')
    })
    request.resume()
  })
  server = createServer(serverOptions, (request, response) => void guarded(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

beforeEach(() => {
  answered.length = 0
  return serve('https://www.agency.example')
})

async function end(): Promise<void> {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

afterEach(end)

/** Begins a request and sends no more; the result is what comes back until the connection is closed. */
function begin(head: string, body = '', { host = true } = {}): { socket: Socket; ended: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  sockets.push(socket)
  const ended = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
  socket.write(`${head}${host ? '\r\nHost: x' : ''}\r\n\r\n${body}`)
  return { socket, ended }
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { method: 'POST', body, headers })

describe('the server', () => {
  it('passes a body on as a whole, with its length, however it was sent', async () => {
    await post('/api/%75sers/%6cogin', '{"a":1}')
    const stream = new ReadableStream({
      start(controller) {
        for (const text of ['{"a"', ':', '2}']) controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    })
    await fetch(`${url}/api/users/login`, { method: 'POST', body: stream, ...{ duplex: 'half' } })
    expect(answered.map(({ url: path, body }) => [path, body])).toEqual([
      ['/api/users/login', '{"a":1}'],
      ['/api/users/login', '{"a":2}'],
    ])
    expect(answered.map(({ headers }) => [headers['content-length'], headers['transfer-encoding']])).toEqual([
      ['7', undefined],
      ['7', undefined],
    ])
  })

  it('answers others while many posts have begun and send no more', async () => {
    for (let at = 0; at < 60; at += 1)
      begin(
        `POST ${at % 2 ? '/api/users/login' : '/api/forms/job-contact'} HTTP/1.1\r\nContent-Length: 60`,
        '{',
      )
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await post('/api/users/login', '{}')).status).toBe(200)
    expect(answered).toHaveLength(1)
  })

  it('reads no body of a page', async () => {
    // The rest never comes: waiting for the body would fail the test, not the connection.
    const { ended } = begin('POST /x/ HTTP/1.1\r\nContent-Length: 9900000', 'x'.repeat(500_000))
    expect(await ended).toMatch(/^HTTP\/1\.1 405 [^]*connection: close/i)
    expect(answered).toEqual([])
  })

  it('lets the form report that its file is too large, and stores nothing of it', async () => {
    const form = new FormData()
    form.set('cv', new Blob([new Uint8Array(12 * 1024 * 1024)]), 'cv.pdf')
    expect((await post('/api/forms/job-contact', form)).status).toBe(200)
    expect(answered.map(({ body, headers }) => [body, headers['x-body-too-large']])).toEqual([['', '1']])
    await post('/api/forms/job-contact', '{}', { 'x-body-too-large': '1' })
    expect(answered.at(-1)?.headers['x-body-too-large']).toBeUndefined()
  })

  it('refuses other bodies that are too large', async () => {
    expect((await post('/api/leads', 'x'.repeat(65 * 1024))).status).toBe(413)
    expect(answered).toEqual([])
  })

  it.each(['::bad', '[', 'a b', 'evil.test:99999', 'x/y', 'a@b'])('refuses the host %s', async (host) => {
    const { ended } = begin(`GET /fr/ HTTP/1.1\r\nConnection: close\r\nHost: ${host}`, '', { host: false })
    expect(await ended).toMatch(/^HTTP\/1\.1 400 /)
    expect(answered).toEqual([])
  })

  it('lists the allowed methods, and gives other sites no permission', async () => {
    const response = await fetch(`${url}/api/users`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('lets pages of every site read the public API, with headers of their own', async () => {
    const response = await fetch(`${url}/api/public/v1/properties?lang=fr`, {
      method: 'OPTIONS',
      headers: {
        ...{ origin: 'https://other.test', 'access-control-request-method': 'GET' },
        'access-control-request-headers': 'x-own',
      },
    })
    expect(response.status).toBe(204)
    const permission = (name: string) => response.headers.get(`access-control-allow-${name}`)
    expect([permission('origin'), permission('methods'), permission('headers')]).toEqual([
      '*',
      'GET, HEAD',
      '*',
    ])
    expect(permission('credentials')).toBeNull()
    expect(answered).toEqual([])
  })

  it('keeps browsers on https where its address has it, even in a refusal', async () => {
    const lasting = async (path: string) =>
      (await fetch(`${url}${path}`)).headers.get('strict-transport-security')
    expect(await lasting('/fr/')).toBe('max-age=31536000')
    expect(await lasting('/api/%00/')).toBe('max-age=31536000')
    await end()
    await serve('http://localhost:3000')
    expect(await lasting('/fr/')).toBeNull()
  })

  it('keeps a connection longer than a proxy does', () => {
    expect(server.keepAliveTimeout).toBeGreaterThan(65_000)
    expect(server.headersTimeout).toBeLessThanOrEqual(30_000)
    // Longer than the limit of the longest body.
    expect(server.requestTimeout).toBeGreaterThan(600_000)
    expect(server.requestTimeout).toBeLessThanOrEqual(660_000)
  })
})
