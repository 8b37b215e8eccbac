import { locales } from '../../src/domain/shared/locale'
import { fetchStill } from './ask'
import { readPage, type PageFacts } from './page-facts'

export type Crawl = {
  /** Every page that was read, by the address it was linked by. */
  pages: Map<string, PageFacts>
  /** What was linked but did not answer as it should: the address, why, and one page that links to it. */
  broken: string[]
  isComplete: boolean
}

type Options = { baseURL: string; limit: number }

const atOnce = 6
const mostMoves = 1

/** The path and query of a link of this site; null for what leads elsewhere or is no address. */
export function toInternal(href: string, from: string): string | null {
  if (/^(mailto|tel):/i.test(href)) return null
  const base = new URL(from)
  const { origin, pathname, search } = new URL(href, base)
  return origin === base.origin ? `${pathname}${search}` : null
}

// A list's pages belong to it; its other queries are as many as there are choices: they are asked for, not followed.
const isFollowed = (address: string): boolean => /^[^?]*(\?page=\d+)?$/.test(address)

type Visit = { facts: PageFacts | null; problem: string | null }

async function visit(url: string, moves = 0): Promise<Visit> {
  const answer = await fetchStill({ url }).catch((error: unknown) => String(error))
  if (typeof answer === 'string') return { facts: null, problem: answer }
  const location = answer.headers.get('location')
  if (location !== null && moves < mostMoves) return visit(new URL(location, url).href, moves + 1)
  if (answer.status !== 200) return { facts: null, problem: `${answer.status} ${location ?? ''}`.trim() }
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false
  const html = await answer.text()
  return { facts: isPage ? readPage(html) : null, problem: null }
}

/** Follows every link of the site from its home pages, each address once. */
export async function crawlSite({ baseURL, limit }: Options): Promise<Crawl> {
  const linkedFrom = new Map<string, string>(locales.map((locale) => [`/${locale}/`, 'nowhere']))
  const waiting = [...linkedFrom.keys()]
  const crawl: Crawl = { pages: new Map(), broken: [], isComplete: true }
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { facts, problem } = await visit(`${baseURL}${address}`)
      if (problem !== null)
        crawl.broken.push(`${address}: ${problem} (linked from ${linkedFrom.get(address)})`)
      if (!facts) continue
      crawl.pages.set(address, facts)
      if (!isFollowed(address)) continue
      for (const { href } of facts.links) {
        const target = toInternal(href, `${baseURL}${address}`)
        if (target === null || linkedFrom.has(target)) continue
        if (linkedFrom.size >= limit) {
          crawl.isComplete = false
          continue
        }
        linkedFrom.set(target, address)
        waiting.push(target)
      }
    }
  }
  // A worker that finds nothing waiting comes back as long as another may still find links.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work))
  return crawl
}
