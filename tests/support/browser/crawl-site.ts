import { locales } from '../../../src/domain/shared/locale'
import { fetchStill } from '../site/ask'
import { readPage, type PageFacts } from './page-facts'

export type Crawl = {
  /** Every page, by its address. */
  pages: Map<string, PageFacts>
  /** The targets of linked addresses that redirect. */
  moves: Map<string, string>
  /** The linked addresses that did not answer as they should: the address, why, and one page that links to it. */
  broken: string[]
  isComplete: boolean
}

type CrawlOptions = { baseURL: string; limit: number }

const concurrency = 4

/** The path and query of a link of this site; null for one that leads elsewhere or is no address. */
export function toInternal(href: string, from: string): string | null {
  if (!URL.canParse(href, from)) return null
  const { origin, pathname, search } = new URL(href, from)
  return origin === new URL(from).origin ? `${pathname}${search}` : null
}

// The pages of a list belong to it; there are as many other queries as combinations of filters.
const isFollowed = (address: string): boolean => /^[^?]*(\?page=\d+)?$/.test(address)

/**
 * The key by which an address is requested once: the address, or its path with the names of its query; the consent
 * settings, which every page links to, are opened on one page only.
 */
function requestKey(address: string): string {
  if (isFollowed(address)) return address
  return address.replace(/=[^&]*/g, '').replace(/^.*(\?setcookies)$/, '$1')
}

type CrawledPage = { facts: PageFacts } | { location: string } | { problem: string } | null

/** Requests an address once; null where the response is no page. */
async function openPage(url: string): Promise<CrawledPage> {
  const answer = await fetchStill({ url }).catch((error: unknown) => String(error))
  if (typeof answer === 'string') return { problem: answer }
  const body = await answer.text()
  const location = answer.headers.get('location')
  if (location !== null) return { location: new URL(location, url).href }
  if (answer.status !== 200) return { problem: String(answer.status) }
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false
  return isPage ? { facts: readPage(body) } : null
}

/** The broken links of a page: no address, a redirect to a redirect, a fragment that does not exist. */
export function findLostLinks({ pages, moves }: Pick<Crawl, 'pages' | 'moves'>, address: string): string[] {
  const from = `http://site${address}`
  return (pages.get(address)?.links ?? []).flatMap(({ href }) => {
    if (!URL.canParse(href, from)) return [`${href} is no address`]
    const target = toInternal(href, from)
    if (target === null) return []
    const place = moves.get(target) ?? target
    if (moves.has(place)) return [`${href} moves twice`]
    const fragment = decodeURIComponent(new URL(href, from).hash.slice(1))
    const page = pages.get(place)
    return fragment === '' || !page || page.ids.includes(fragment) ? [] : [`${href} has no such place`]
  })
}

/** Follows every link of the site from its home pages, each address once; one of each kind of a list's filters. */
export async function crawlSite({ baseURL, limit }: CrawlOptions): Promise<Crawl> {
  const crawl: Crawl = { pages: new Map(), moves: new Map(), broken: [], isComplete: true }
  const linkedFrom = new Map(locales.map((locale): [string, string] => [`/${locale}/`, 'nowhere']))
  const waiting = [...linkedFrom.keys()]
  const requested = new Set(waiting)
  const follow = (target: string | null, from: string) => {
    if (target === null || requested.has(requestKey(target))) return
    if (requested.size >= limit) {
      crawl.isComplete = false
      return
    }
    requested.add(requestKey(target))
    linkedFrom.set(target, from)
    waiting.push(target)
  }
  const checkPage = async (address: string) => {
    const url = `${baseURL}${address}`
    const found = await openPage(url)
    if (found === null) return
    if ('problem' in found) {
      crawl.broken.push(`${address}: ${found.problem} (linked from ${linkedFrom.get(address)})`)
    } else if ('location' in found) {
      const target = toInternal(found.location, url)
      if (target !== null) crawl.moves.set(address, target)
      follow(target, address)
    } else {
      crawl.pages.set(address, found.facts)
      if (isFollowed(address)) found.facts.links.forEach(({ href }) => follow(toInternal(href, url), address))
    }
  }
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      await checkPage(address)
  }
  // A worker without an address waits as long as another one may still find links.
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, work))
  return crawl
}
