import { findSearchPanel } from '@/site/data/search/search-panel'
import { getShownLocale } from '@/site/data/content/settings'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

// Ten people of one office who type fast, behind one address.
const limit = { burst: 600, perMinute: 600 }

/** The results of the search panel: the contract's `GET /api/search?q=TEXT&lang=fr`. */
export const GET = limited(limit, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const panel = await findSearchPanel({ query: searchParams.get('q') ?? '', locale })
  return Response.json(panel, { headers: { 'Cache-Control': 'private, max-age=60' } })
})
