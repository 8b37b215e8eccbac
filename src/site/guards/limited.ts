import type { RateLimit } from '@/domain/guards/token-bucket'
import { createRateLimit } from './rate-limit'
import { visitorAddress } from './visitor-address'

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
