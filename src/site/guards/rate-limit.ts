import { lastHop } from '@/domain/guards/last-hop.mjs'
import { isFull, takeToken, type RateLimit, type TokenBucket } from '@/domain/guards/token-bucket'

// About a megabyte. Whoever comes from more addresses than this at once is not stopped by counting addresses.
const mostVisitors = 10_000

/**
 * Counts the requests of each visitor in this process's memory, which is bounded: those who have not come for the longest
 * time are forgotten first. The answer is null, or the seconds to wait.
 */
export function createRateLimit(limit: RateLimit): (visitor: string) => number | null {
  const buckets = new Map<string, TokenBucket>()
  return (visitor) => {
    const now = Date.now()
    const { bucket, retryAfter } = takeToken({ bucket: buckets.get(visitor) ?? null, now, limit })
    // To the end of the map, whose beginning are the ones that came longest ago.
    buckets.delete(visitor)
    buckets.set(visitor, bucket)
    for (const [oldest, old] of buckets) {
      if (buckets.size <= mostVisitors && !isFull({ bucket: old, now, limit })) break
      buckets.delete(oldest)
    }
    return retryAfter
  }
}

/**
 * Whom to count a request for. The header is the socket's own address, or the one that our proxy has put last:
 * tools/server/edge.mjs takes away what a stranger sends while `TRUST_PROXY` is off.
 */
export const visitorAddress = (headers: Headers): string => lastHop(headers.get('x-forwarded-for'))

type LimitedAnswer = (request: Request) => Promise<Response>

/** A route that asks a visitor to wait who asks more often than the limit allows. */
export function limited(limit: RateLimit, answer: LimitedAnswer): LimitedAnswer {
  const waitOf = createRateLimit(limit)
  return async (request) => {
    const wait = waitOf(visitorAddress(request.headers))
    if (wait === null) return answer(request)
    const headers = { 'Retry-After': String(wait), 'Cache-Control': 'no-store' }
    return Response.json({ error: 'too many requests' }, { status: 429, headers })
  }
}
