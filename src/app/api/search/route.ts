import { findSearchPanel } from '@/site/data/search'
import { getShownLocale } from '@/site/data/settings'
import { createRateLimit } from '@/site/guards/rate-limit'
import { visitorAddress } from '@/site/guards/visitor-address'

export const dynamic = 'force-dynamic'

// Twice what fast typing asks for.
const waitOf = createRateLimit({ burst: 120, perMinute: 120 })

/** What the search panel shows while somebody types: the contract's `GET /api/search?q=TEXT&lang=fr`. */
export async function GET(request: Request): Promise<Response> {
  const wait = waitOf(visitorAddress(request.headers))
  if (wait !== null) {
    const headers = { 'Retry-After': String(wait), 'Cache-Control': 'no-store' }
    return Response.json({ error: 'too many requests' }, { status: 429, headers })
  }
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const panel = await findSearchPanel({ query: searchParams.get('q') ?? '', locale })
  return Response.json(panel, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
