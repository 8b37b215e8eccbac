import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setListening } from '@/process/freshness.mjs'
import { findFirstPaths, pathsIn, warmPages } from '../../../tools/server/response-cache/warm-pages.mjs'

const urlsOf = (paths: readonly string[]) =>
  paths.map((path) => `<url><loc>https://agency.test${path}</loc><xhtml:link href="x"/></url>`).join('\n')
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `/fr/${name}/${at + 1}/`)

const sitemap: Record<string, string> = {
  '/sitemap.xml': ['pages.xml', 'articles.xml', 'properties-1.xml', 'properties-2.xml', 'projects.xml']
    .map((file) => `<sitemap><loc>https://agency.test/sitemaps/${file}</loc></sitemap>`)
    .join(''),
  '/sitemaps/pages.xml': urlsOf(['/fr/', '/nl/', '/fr/moi&amp;toi/', ...numbered('page', 30)]),
  '/sitemaps/articles.xml': urlsOf(numbered('article', 30)),
  '/sitemaps/properties-1.xml': urlsOf(numbered('old', 30)),
  '/sitemaps/properties-2.xml': urlsOf(numbered('new', 30)),
  '/sitemaps/projects.xml': urlsOf(numbered('project', 30)),
}

const read = async (path: string) => sitemap[path] ?? ''

it('finds the paths of a sitemap, as browsers request them', () => {
  expect(pathsIn(sitemap['/sitemaps/pages.xml'] ?? '').slice(0, 3)).toEqual(['/fr/', '/nl/', '/fr/moi&toi/'])
})

describe('the first pages', () => {
  it('are those of the menu, then the newest properties and projects', async () => {
    expect(await findFirstPaths(read, 10)).toEqual([
      ...['/fr/', '/nl/', '/fr/moi&toi/', '/fr/page/1/', '/fr/page/2/', '/fr/page/3/'],
      ...['/fr/new/30/', '/fr/new/29/', '/fr/new/28/'],
      '/fr/project/30/',
    ])
  })

  it('are no more than the sitemap has', async () => {
    expect(await findFirstPaths(read, 10_000)).toHaveLength(33 + 30 + 30)
    expect(await findFirstPaths(async () => '<sitemapindex/>', 10)).toEqual([])
  })
})

describe('a site that has started', () => {
  let server: Server
  let port = 0
  const asked: { path: string; host: string | undefined; encoding: unknown }[] = []
  const cached = new Set<string>()
  let stop: () => void = () => undefined
  let isBusy = false
  let isWell = true

  beforeEach(async () => {
    setListening(true)
    asked.length = 0
    cached.clear()
    isBusy = false
    isWell = true
    server = createServer((request, response) => {
      const path = request.url ?? ''
      if (!isWell) return void request.socket.destroy()
      if (path.endsWith('.xml')) return void response.end(sitemap[path])
      asked.push({ path, host: request.headers.host, encoding: request.headers['accept-encoding'] })
      if (path !== '/fr/page/2/') cached.add(path)
      response.end('page')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
  })
  afterEach(async () => {
    stop()
    setListening(false)
    await new Promise((resolve) => server.close(resolve))
  })

  const start = (delays: { busy?: number } = {}, most = 10) => {
    stop = warmPages({
      own: { address: '127.0.0.1', port },
      host: 'agency.test',
      most,
      isCached: (path: string) => cached.has(path),
      isBusy: () => isBusy,
      delays: { first: 5, next: 20, busy: 5, uncached: 60_000, ...delays },
    })
  }
  const pathsAsked = () => asked.map(({ path }) => path)
  const untilAsked = (count: number) => expect.poll(() => asked.length).toBe(count)
  const someRounds = () => new Promise((resolve) => setTimeout(resolve, 120))

  it('requests each page once, as browsers do', async () => {
    start()
    await untilAsked(10)
    await someRounds()
    expect(pathsAsked()).toEqual(await findFirstPaths(read, 10))
    expect(new Set(asked.map(({ host, encoding }) => `${host} ${String(encoding)}`))).toEqual(
      new Set(['agency.test br']),
    )
  })

  it('requests again a page that is no longer cached, and only that one', async () => {
    start()
    await untilAsked(10)
    cached.delete('/fr/new/29/')
    await untilAsked(11)
    expect(pathsAsked().at(-1)).toBe('/fr/new/29/')
  })

  it('does not request pages that are cached already', async () => {
    for (const path of await findFirstPaths(read, 10)) if (path !== '/nl/') cached.add(path)
    start()
    await untilAsked(1)
    await someRounds()
    expect(pathsAsked()).toEqual(['/nl/'])
  })

  it('waits while visitors are served, but not for ever', async () => {
    isBusy = true
    start({ busy: 30 })
    await someRounds()
    expect(asked).toEqual([])
    await untilAsked(1)
    isBusy = false
    await untilAsked(10)
  })

  it('waits until the process receives changes, because nothing is cached before', async () => {
    setListening(false)
    start()
    await someRounds()
    expect(asked).toEqual([])
    setListening(true)
    await untilAsked(10)
  })

  it('requests a page that is never cached only once', async () => {
    start({}, 20)
    await untilAsked(20)
    await someRounds()
    expect(pathsAsked().filter((path) => path === '/fr/page/2/')).toHaveLength(1)
    expect(cached.has('/fr/page/2/')).toBe(false)
  })

  it('tries again after the site could not answer', async () => {
    isWell = false
    start()
    await someRounds()
    isWell = true
    await untilAsked(10)
  })

  it('stops when it is stopped', async () => {
    start()
    stop()
    await someRounds()
    expect(asked).toEqual([])
  })
})
