import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchFile } from './fetch-file'

// The test machine has no public address: here 127.0.0.1 counts as public, and all its other addresses as private.
vi.mock('@/domain/guards/public-address', () => ({
  isPublicAddress: (address: string) => address === '127.0.0.1',
}))

let server: Server
let origin: string
let asked: string[] = []

const routes: Record<string, RequestListener> = {
  '/picture': (_request, response) => response.end('picture'),
  '/large': (_request, response) => response.end(Buffer.alloc(3000)),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/round': (_request, response) => response.writeHead(302, { Location: '/round' }).end(),
  '/on': (_request, response) => response.writeHead(301, { Location: '/picture' }).end(),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked.push(url.pathname)
    const to = url.searchParams.get('to')
    if (to !== null) response.writeHead(302, { Location: to }).end()
    else routes[url.pathname]?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => server.close())

const fetched = async (url: string, allowPrivateHosts = false) => {
  asked = []
  return String(await fetchFile(url, { allowPrivateHosts, maximumBytes: 2000 }))
}

describe('a file of the web', () => {
  it('is had from the open net, after redirects too', async () => {
    expect(await fetched(`${origin}/picture`)).toBe('picture')
    expect(await fetched(`${origin}/on`)).toBe('picture')
  })

  it.each([
    ['is too large', '/large', /larger/],
    ['is not there', '/missing', /answered 404/],
    ['leads round and round', '/round', /from one address to the next/],
  ])('that %s is none', async (_case, path, reason) => {
    await expect(fetched(`${origin}${path}`)).rejects.toThrow(reason)
  })

  it.each([
    'http://127.0.0.2/picture',
    'http://127.1.2.3/',
    'http://2130706434/',
    'http://0x7f000002/',
    'http://0177.0.0.2/',
    'http://127.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'http://0/',
  ])('is not asked of %s', async (url) => {
    await expect(fetched(url)).rejects.toThrow(/not on the open net/)
    await expect(fetched(`${origin}/?to=${encodeURIComponent(url)}`)).rejects.toThrow(/not on the open net/)
  })

  it.each(['file:///etc/passwd', 'ftp://127.0.0.1/x', 'data:text/plain,x', 'javascript:alert(1)'])(
    'is not read from %s, whoever leads there',
    async (url) => {
      await expect(fetched(`${origin}/?to=${encodeURIComponent(url)}`, true)).rejects.toThrow(
        /no web address/,
      )
      await expect(fetched(url, true)).rejects.toThrow(/no web address/)
    },
  )

  it('is had from this machine where that is allowed', async () => {
    expect(await fetched(`${origin.replace('127.0.0.1', 'localhost')}/picture`, true)).toBe('picture')
  })
})
