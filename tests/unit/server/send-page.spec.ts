import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { delayScripts } from '../../../tools/server/late-scripts.mjs'
import { sendPage } from '../../../tools/server/send-page.mjs'
import { isRecord } from '@/domain/shared/is-record'

const script = '<script src="/_next/static/chunks/page.js" async=""></script>'
const page = `<!DOCTYPE html><html><head>${script}</head><body><p>prijs € 350.000</p></body></html>`

describe('sendPage', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  async function ask(
    answer: (response: ServerResponse) => void,
    init?: RequestInit,
    receive?: Parameters<typeof sendPage>[2],
  ): Promise<Response> {
    server = createServer((request, response) => {
      sendPage(request, response, receive)
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
    expect(await response.text()).toBe(delayScripts(page))
    expect(response.headers.get('content-length')).toBeNull()
  })

  it('rewrites a page sent in chunks that cut characters in two', async () => {
    const bytes = Buffer.from(page)
    const cuts = [1, bytes.indexOf('async') + 2, bytes.indexOf('€') + 1, bytes.indexOf('</body>') + 3]
    for (const cut of cuts) {
      const response = await ask((to) => {
        to.setHeader('content-type', 'text/html; charset=utf-8')
        to.flushHeaders()
        to.write(bytes.subarray(0, cut))
        to.write(bytes.subarray(cut))
        to.end()
      })
      expect(await response.text()).toBe(delayScripts(page))
      server?.close()
    }
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

  it('sends a page as its receiver returns, and compresses it for this request alone without one', async () => {
    const long = page.replace('<p>', `<p>${'mètres carrés '.repeat(200)}`)
    const send = (to: ServerResponse) => {
      to.setHeader('content-type', 'text/html')
      to.setHeader('etag', '"of-next"')
      to.end(long)
    }
    const init = { headers: { 'accept-encoding': 'br' } }
    const plain = await ask(send, init)
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual(['br', delayScripts(long)])
    server?.close()
    const received: string[] = []
    const receive = async (whole: Buffer) => {
      received.push(whole.toString())
      return (end: (bytes?: Buffer) => void) => end(Buffer.from('sent'))
    }
    expect(await (await ask(send, init, receive)).text()).toBe('sent')
    expect(received).toEqual([delayScripts(long)])
  })

  it('sends the page all the same if its receiver fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failing = async () => {
      throw new Error('No memory')
    }
    const response = await ask(
      (to) => {
        to.setHeader('content-type', 'text/html')
        to.end(page)
      },
      {},
      failing,
    )
    expect(await response.text()).toBe(delayScripts(page))
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
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
  isRecord(address)
