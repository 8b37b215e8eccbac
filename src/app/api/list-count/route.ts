import { parseListSource } from '@/domain/map/list-source'
import { getTranslator } from '@/messages/translator'
import { getShownLocale } from '@/site/data/content/settings'
import { countList } from '@/site/data/search/list-count'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

// Once for each choice that a visitor makes in the filters.
const limit = { burst: 120, perMinute: 120 }

/**
 * How many properties of a listing meet the criteria, and what the button of its filters says:
 * `?lang=fr&list=ID` and the listing's criteria.
 */
export const GET = limited(limit, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const count = await countList({ ...parseListSource(searchParams), locale })
  if (count === null) return Response.json({ error: 'no such list' }, { status: 404 })
  const label = getTranslator(locale)('search.filters.showCount', { count })
  return Response.json({ count, label }, { headers: { 'Cache-Control': 'private, max-age=60' } })
})
