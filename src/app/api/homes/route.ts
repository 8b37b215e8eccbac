import { parseReferences } from '@/domain/saved-properties/properties-source'
import { findPropertySummaries } from '@/site/data/properties/property-summaries'
import { getShownLocale } from '@/site/data/content/settings'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

/** The properties that a visitor's browser remembers, for its own lists: `?ids=2101,2103&lang=fr`. */
export const GET = limited({ burst: 60, perMinute: 60 }, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const references = parseReferences(searchParams.get('ids') ?? '')
  const properties = await findPropertySummaries({ references, locale })
  // A visitor's saved properties are private, so no shared cache stores them.
  // Pages that were opened before an upgrade read `homes`.
  const answer = { properties, homes: properties }
  return Response.json(answer, { headers: { 'Cache-Control': 'private, max-age=60' } })
})
