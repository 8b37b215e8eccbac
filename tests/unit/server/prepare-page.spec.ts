import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { LateScripts } from '../../../tools/server/late-scripts.mjs'
import { preparePage } from '../../../tools/server/prepare-page.mjs'

const script = '<script src="/_next/static/chunks/page.js" async=""></script>'
const page = `<!DOCTYPE html><html><head>${script}</head><body><p>prijs € 350.000</p></body></html>`

function rewrite(text: string): string {
  const late = new LateScripts()
  return late.write(text) + late.end()
}

describe('preparePage', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  async function ask(answer: (response: ServerResponse) => void, init?: RequestInit): Promise<Response> {
    server = createServer((request, response) => {
      preparePage(request, response)
      answer(response)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (!isAddress(address)) throw new Error('no port')
    return fetch(`http://127.0.0.1:${address.port}/`, init)
  }

  it('rewrites a page sent at once, which changes its length', async () => {
    const response = await ask((to) => {
      to.setHeader('content-type', 'text/html; charset=utf-8')
      to.setHeader('content-length', Buffer.byteLength(page))
      to.end(page)
    })
    expect(await response.text()).toBe(rewrite(page))
    expect(response.headers.get('content-length')).toBeNull()
  })

  it('rewrites a page sent in chunks that cut characters in two', async () => {
    const bytes = Buffer.from(page)
    const cut = bytes.indexOf('€') + 1
    const response = await ask((to) => {
      to.setHeader('content-type', 'text/html; charset=utf-8')
      to.flushHeaders()
      to.write(bytes.subarray(0, cut))
      to.write(bytes.subarray(cut))
      to.end()
    })
    expect(await response.text()).toBe(rewrite(page))
  })

  it('compresses a page that is sent in chunks once, for this request alone', async () => {
    const chunks = Array.from({ length: 400 }, (_, at) => `<p>${(at * 7919) % 1013} m²</p>`)
    const send = (to: ServerResponse) => {
      to.setHeader('content-type', 'text/html; charset=utf-8')
      for (const chunk of chunks) to.write(chunk)
      to.end()
    }
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(send, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(await response.text()).toBe(chunks.join(''))
      server?.close()
    }
    const plain = await ask(send, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(chunks.join(''))
  })

  it('answers a HEAD request without a body', async () => {
    const response = await ask(
      (to) => {
        to.setHeader('content-type', 'text/html')
        to.end()
      },
      { method: 'HEAD' },
    )
    expect(response.status).toBe(200)
  })

  const words = Array.from({ length: 3000 }, (_, at) => `<p>${(at * 7919) % 1013} m² à ${at % 17}</p>`).join(
    '',
  )
  const longPage = page.replace('<p>', `${words}<p>`)

  /** The response for a page that Next caches, and the bytes that were written. */
  async function requestCached(
    etag: string,
    encoding: string,
  ): Promise<{ response: Response; bytes: number }> {
    let reportBytes: (bytes: number) => void = () => undefined
    const written = new Promise<number>((resolve) => (reportBytes = resolve))
    const send = (to: ServerResponse) => {
      const { socket } = to
      to.setHeader('content-type', 'text/html')
      to.setHeader('etag', etag)
      to.once('finish', () => reportBytes(socket?.bytesWritten ?? 0))
      to.end(longPage)
    }
    const response = await ask(send, { headers: { 'accept-encoding': `${encoding}, identity;q=0.5` } })
    const bytes = await written
    server?.close()
    return { response, bytes }
  }

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('compresses a page that Next caches for its first response (%s)', async (encoding, encodingSent) => {
    for (let time = 0; time < 3; time += 1) {
      const { response } = await requestCached('"first"', encoding)
      expect(response.headers.get('content-encoding')).toBe(encodingSent)
      expect(await response.text()).toBe(rewrite(longPage))
    }
  })

  it.each(['br', 'gzip'])('compresses such a page better once it is asked again (%s)', async (encoding) => {
    const lengthOf = async () => (await requestCached('"again"', encoding)).bytes
    const first = await lengthOf()
    expect(first).toBeGreaterThan(0)
    await sleep(300)
    // Nobody has asked again: the second answer is the first one's.
    expect(await lengthOf()).toBe(first)
    await expect.poll(lengthOf, { timeout: 15_000 }).toBeLessThan(first)
  })

  it('caches neither what Next does not cache nor errors', async () => {
    for (const [status, etag] of [
      [200, null],
      [404, '"missing"'],
    ] as const) {
      const send = (to: ServerResponse) => {
        to.statusCode = status
        to.setHeader('content-type', 'text/html')
        if (etag) to.setHeader('etag', etag)
        to.end(page)
      }
      await (await ask(send)).text()
      server?.close()
      await sleep(50)
      const again = await ask(send)
      expect(again.headers.get('content-encoding')).toBeNull()
      expect(await again.text()).toBe(rewrite(page))
      server?.close()
    }
  })

  it('does not change anything else', async () => {
    const response = await ask((to) => {
      to.setHeader('content-type', 'text/x-component')
      to.setHeader('content-length', Buffer.byteLength(page))
      to.end(page)
    })
    expect(await response.text()).toBe(page)
  })
})

const isAddress = (address: AddressInfo | string | null | undefined): address is AddressInfo =>
  typeof address === 'object' && address !== null
