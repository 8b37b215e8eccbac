import { parseReferences } from '@/domain/saved-properties/properties-source'
import { getShownLocale } from '@/site/data/content/settings'
import { getCardPictures } from '@/site/data/properties/card-pictures'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

// Once for each card that a visitor points at.
const limit = { burst: 120, perMinute: 120 }

/** The pictures of a card beyond its first: `?id=2101&lang=fr`. */
export const GET = limited(limit, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const [reference] = parseReferences(searchParams.get('id') ?? '')
  const found = reference === undefined ? null : await getCardPictures({ reference, locale })
  if (!found) return Response.json({ error: 'no such property' }, { status: 404 })
  return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=60' } })
})
