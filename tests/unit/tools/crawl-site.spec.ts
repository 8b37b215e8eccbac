import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../../src/domain/shared/locale'
import { crawlSite, findLostLinks, toInternal } from '../../support/browser/crawl-site'
import { readPage } from '../../support/browser/page-facts'

describe('an address of the site', () => {
  it.each([
    ['/fr/à-vendre/?page=2#list', '/fr/%C3%A0-vendre/?page=2'],
    ['?page=2', '/fr/contact/?page=2'],
    ['#form', '/fr/contact/'],
    ['http://site/nl/', '/nl/'],
    ['https://site/nl/', null],
    ['//elsewhere.example/fr/', null],
    ['mailto:info@agency.example', null],
    ['tel:+3210000000', null],
    ['http://', null],
  ])('%s is %s', (href, address) => {
    expect(toInternal(href, 'http://site/fr/contact/')).toBe(address)
  })
})

describe('a lost link', () => {
  const pages = new Map([
    [
      '/fr/',
      readPage(
        `<html lang="fr"><body id="top"><a href="#top">a</a><a href="#nowhere">b</a><a href="/fr/old/#form">c</a>
         <a href="/fr/old/#lost">d</a><a href="/fr/older/">e</a><a href="http://">f</a><a href="tel:+32">g</a>
         <a href="/fr/contact/#%C3%A9t%C3%A9">h</a></body></html>`,
      ),
    ],
    ['/fr/contact/', readPage('<html lang="fr"><body><form id="form"></form><p id="été"></p></body></html>')],
  ])
  const moves = new Map([
    ['/fr/old/', '/fr/contact/'],
    ['/fr/older/', '/fr/old/'],
  ])

  it('is a link to a missing place, to two redirects in a row, or to no address', () => {
    expect(findLostLinks({ pages, moves }, '/fr/')).toEqual([
      '#nowhere has no such place',
      '/fr/old/#lost has no such place',
      '/fr/older/ moves twice',
      'http:// is no address',
    ])
  })
})

describe('the crawl of a site', () => {
  const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('')
  const bodies: Record<string, string> = {
    ...Object.fromEntries(locales.map((locale) => [`/${locale}/`, links('/fr/')])),
    '/fr/': links(
      '/fr/a/',
      '/fr/a/#there',
      '/fr/old/',
      '/fr/lost/',
      'https://elsewhere.example/',
      '/fr/?city=x',
      '/fr/?city=z',
    ),
    '/fr/a/': links('/fr/', '?page=2', 'mailto:info@agency.example'),
    '/fr/a/?page=2': links('/fr/b/'),
    '/fr/b/': '',
    '/fr/?city=x': links('/fr/?city=y'),
  }
  const requested: string[] = []
  let server: Server
  let baseURL = ''

  beforeAll(async () => {
    server = createServer(({ url = '' }, answer) => {
      requested.push(url)
      const body = bodies[url]
      if (url === '/fr/old/') answer.writeHead(308, { location: '/fr/b/' }).end()
      else answer.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    baseURL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('requests every address once, follows the pages of a list and one of its filters, and reports broken links', async () => {
    const { pages, moves, broken, isComplete } = await crawlSite({ baseURL, limit: 100 })
    expect([...pages.keys()].sort()).toEqual(Object.keys(bodies).sort())
    expect([...moves]).toEqual([['/fr/old/', '/fr/b/']])
    expect(broken).toEqual(['/fr/lost/: 404 (linked from /fr/)'])
    expect(isComplete).toBe(true)
    expect(requested.length).toBe(new Set(requested).size)
  })

  it('fails where it stops before the end', async () => {
    expect((await crawlSite({ baseURL, limit: 6 })).isComplete).toBe(false)
  })
})
