import { lastHop } from '@/domain/guards/request-sender.mjs'

/** How many requests one visitor may make: a burst, and a rate per minute in the long run. */
type RateLimit = { burst: number; perMinute: number }

/** The tokens left for a visitor, and when they were counted (milliseconds). */
export type TokenBucket = { tokens: number; at: number }

const minute = 60_000

/**
 * Takes one token if there is one: returns the new bucket and null, or the whole seconds until the next token. A new
 * visitor (`bucket` null) has a full bucket.
 */
export function takeToken({
  bucket,
  now,
  limit: { burst, perMinute },
}: {
  bucket: TokenBucket | null
  now: number
  limit: RateLimit
}): { bucket: TokenBucket; retryAfter: number | null } {
  // A clock that was set back adds no tokens.
  const passed = bucket ? Math.max(0, now - bucket.at) : 0
  const tokens = Math.min(burst, (bucket?.tokens ?? burst) + (passed * perMinute) / minute)
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, at: now }, retryAfter: null }
  return { bucket: { tokens, at: now }, retryAfter: Math.ceil(((1 - tokens) * minute) / perMinute / 1000) }
}

/** Whether a bucket is full again, so that it need not be remembered. */
export function isFull({
  bucket,
  now,
  limit: { burst, perMinute },
}: {
  bucket: TokenBucket
  now: number
  limit: RateLimit
}): boolean {
  return bucket.tokens + (Math.max(0, now - bucket.at) * perMinute) / minute >= burst
}

// About a megabyte. Somebody with more addresses than this is not stopped by counting addresses.
const mostVisitors = 10_000

/**
 * Counts the requests of each visitor in the memory of this process, which is bounded: the visitor with the oldest
 * request is forgotten first. Returns null, or the seconds to wait.
 */
export function createRateLimit(limit: RateLimit): (visitor: string) => number | null {
  const buckets = new Map<string, TokenBucket>()
  return (visitor) => {
    const now = Date.now()
    const { bucket, retryAfter } = takeToken({ bucket: buckets.get(visitor) ?? null, now, limit })
    // Moved to the end of the map, so that the oldest visitors come first.
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
 * The address that a request is counted for. The header has the address of the socket, or the one that our proxy added
 * last: tools/server/edge.mjs removes what a client sends while `TRUST_PROXY` is off.
 */
export const visitorAddress = (headers: Headers): string => lastHop(headers.get('x-forwarded-for'))

type LimitedAnswer = (request: Request) => Promise<Response>

const refuseVisitor = (headers: Record<string, string>): Response =>
  Response.json({ error: 'too many requests' }, { status: 429, headers })

/** `refuse`: how a route says 429 in a form of its own; it gets the headers to send. */
type RouteLimit = RateLimit & { refuse?: (headers: Record<string, string>) => Response }

/** Wraps a route so that a visitor who exceeds the limit gets a 429 with the time to wait. */
export function limited(
  { refuse = refuseVisitor, ...limit }: RouteLimit,
  answer: LimitedAnswer,
): LimitedAnswer {
  const limitVisitors = createRateLimit(limit)
  return async (request) => {
    const wait = limitVisitors(visitorAddress(request.headers))
    if (wait === null) return answer(request)
    return refuse({ 'Retry-After': String(wait), 'Cache-Control': 'no-store' })
  }
}
