import { locales } from '../../src/domain/shared/locale'
import { fetchStill } from './ask'
import { readPage, type PageFacts } from './page-facts'

export type Crawl = {
  /** Every page, by its address. */
  pages: Map<string, PageFacts>
  /** Where the addresses lead that are linked but have moved. */
  moves: Map<string, string>
  /** What was linked but did not answer as it should: the address, why, and one page that links to it. */
  broken: string[]
  isComplete: boolean
}

type CrawlOptions = { baseURL: string; limit: number }

const concurrency = 4

/** The path and query of a link of this site; null for what leads elsewhere or is no address. */
export function toInternal(href: string, from: string): string | null {
  if (!URL.canParse(href, from)) return null
  const { origin, pathname, search } = new URL(href, from)
  return origin === new URL(from).origin ? `${pathname}${search}` : null
}

// A list's pages belong to it; its other queries are as many as there are choices.
const isFollowed = (address: string): boolean => /^[^?]*(\?page=\d+)?$/.test(address)

/**
 * What is asked for once: an address, or a path with the same questions, whatever their answers; the question of
 * consent, which every page links to, on one page.
 */
function questionOf(address: string): string {
  if (isFollowed(address)) return address
  return address.replace(/=[^&]*/g, '').replace(/^.*(\?setcookies)$/, '$1')
}

type Visit = { facts: PageFacts } | { location: string } | { problem: string } | null

/** One look at an address; null where there is something else than a page. */
async function visit(url: string): Promise<Visit> {
  const answer = await fetchStill({ url }).catch((error: unknown) => String(error))
  if (typeof answer === 'string') return { problem: answer }
  const body = await answer.text()
  const location = answer.headers.get('location')
  if (location !== null) return { location: new URL(location, url).href }
  if (answer.status !== 200) return { problem: String(answer.status) }
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false
  return isPage ? { facts: readPage(body) } : null
}

/** The links of a page that do not lead to what they name: no address, a move to a move, a fragment that is not there. */
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

/** Follows every link of the site from its home pages, each address once; of the filters of a list one of each kind. */
export async function crawlSite({ baseURL, limit }: CrawlOptions): Promise<Crawl> {
  const crawl: Crawl = { pages: new Map(), moves: new Map(), broken: [], isComplete: true }
  const linkedFrom = new Map(locales.map((locale): [string, string] => [`/${locale}/`, 'nowhere']))
  const waiting = [...linkedFrom.keys()]
  const asked = new Set(waiting)
  const follow = (target: string | null, from: string) => {
    if (target === null || asked.has(questionOf(target))) return
    if (asked.size >= limit) {
      crawl.isComplete = false
      return
    }
    asked.add(questionOf(target))
    linkedFrom.set(target, from)
    waiting.push(target)
  }
  const look = async (address: string) => {
    const url = `${baseURL}${address}`
    const found = await visit(url)
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
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await look(address)
  }
  // A worker that finds nothing waiting comes back as long as another may still find links.
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, work))
  return crawl
}
