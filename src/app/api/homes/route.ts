import { parseReferences } from '@/domain/saved-homes/homes-source'
import { findHomeSummaries } from '@/site/data/properties/home-summaries'
import { getShownLocale } from '@/site/data/content/settings'
import { limited } from '@/site/guards/limited'

export const dynamic = 'force-dynamic'

/** The homes that a visitor's browser remembers, for its own lists: `?ids=2101,2103&lang=fr`. */
export const GET = limited({ burst: 60, perMinute: 60 }, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const references = parseReferences(searchParams.get('ids') ?? '')
  const homes = await findHomeSummaries({ references, locale })
  // Which homes somebody keeps is their own affair: no cache between us keeps it.
  return Response.json({ homes }, { headers: { 'Cache-Control': 'private, max-age=60' } })
})
